/// How many reports of a rule were right.
///
/// They were read in apps that nobody had used to write or narrow the rule, by people who did not know how the rule works.
/// A report counted as wrong unless the reader could show that it is true and that a maintainer would change the code.
public struct Measurement: Sendable {
    public let right: Int
    public let read: Int
    /// The lowest severity of the reports that were read.
    public let severity: Severity

    public init(right: Int, read: Int, at severity: Severity) {
        self.right = right
        self.read = read
        self.severity = severity
    }

    /// The right reports of a hundred, rounded to the nearest number; 0 if none was read.
    public var percent: Int { read == 0 ? 0 : (right * 200 + read) / (read * 2) }

    /// A share of fewer reports than this says nothing, and is not shown.
    public static let fewestReports = 10
}

/// The OS versions on which code does what a rule says.
public enum AffectedVersions: Sendable {
    case all
    /// From the versions of a year on, where the API exists.
    case since(ReleaseYear)
    /// Up to the versions of a year, which behave differently.
    case before(ReleaseYear)

    /// The versions as text: `iOS 15, macOS 12, tvOS 15, watchOS 8 and later`.
    public var text: String {
        switch self {
        case .all: "all"
        case .since(let year): year.text + " and later"
        case .before(let year): "before " + year.text
        }
    }

    /// The versions of iOS, for tables: `iOS 15+`.
    public var shortText: String {
        switch self {
        case .all: "all"
        case .since(let year): "iOS \(year.rawValue)+"
        case .before(let year): "before iOS \(year.rawValue)"
        }
    }
}

extension ReleaseYear {
    fileprivate var text: String {
        let pairs = versions.pairs.filter { $0.platform != .macCatalyst }
        return pairs.map { "\($0.platform.rawValue) \($0.version.major)" }.joined(separator: ", ")
    }
}
