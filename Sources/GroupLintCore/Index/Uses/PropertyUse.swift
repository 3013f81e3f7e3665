/// A place where the code of a type names a property, function or other value that is not local.
///
/// It has the first two names of a path: `model.state.isOn` → (model, state), `self.isOn` → (isOn, none). Paths with
/// another third name are uses of their own. A path that
/// starts with a shared instance has the name after it: `Session.shared.user` → (Session, user). The root of a local value
/// that the code changes is none: `let row = rows[0]; row.isOn = true` → (none, isOn).
public struct PropertyUse: Sendable {
    public var root: Name
    /// The name after the root; `Name.none` if there is none.
    public var member: Name
    /// The declReferenceExpr or memberAccessExpr of the root, or the pattern of `if let root`.
    public var node: NodeID
    /// The member with the code, as a position in the file's members; -1 for `deinit` and subscripts.
    public var user: Int32
    /// The declaration of the type with the code, as a position in the file's types.
    public var owner: Int32
    public var kind: Kind
    public var moment: Moment

    /// What the code does with the value.
    public enum Kind: UInt8, Sendable {
        case read
        /// Assigns a new value: `isOn = true`.
        case write
        /// Changes the value in place: `count += 1`, `items.append(x)`, `&items`.
        case change
        /// Calls a function with this name, or a method of the value.
        case call
        /// Names the projected value: `$isOn`.
        case projection
        /// Hands the projected value to code that sets the property later: `assign(to: &$isOn)`.
        case laterChange
        /// Names the property wrapper: `_isOn`.
        case wrapper
        /// Reads or calls a member of the shared instance of the type `root`.
        case shared

        /// Whether the value may be different afterwards. A projected value is a binding, which may be written to.
        public var mayChangeValue: Bool {
            switch self {
            case .write, .change, .projection, .laterChange: true
            case .read, .call, .wrapper, .shared: false
            }
        }
    }

    /// When the code runs.
    public enum Moment: UInt8, Sendable {
        /// While the member with the code runs; for the body of a view, while SwiftUI evaluates the body.
        case evaluation
        /// In an initializer, or for the default value of a property.
        case initialization
        /// Later, for an event: in the action of a button, `onAppear`, an observer of a property.
        case action
        /// Later, in a task.
        case task
        /// In a closure that an unknown function takes.
        case unknown
    }

    /// When code may run, in all the ways it is reached.
    public struct Moments: OptionSet, Sendable {
        public let rawValue: UInt8

        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        init(_ moment: Moment) {
            rawValue = 1 << moment.rawValue
        }

        public static let evaluation = Moments(.evaluation)
        public static let initialization = Moments(.initialization)
        public static let action = Moments(.action)
        public static let task = Moments(.task)
        public static let unknown = Moments(.unknown)
    }
}

extension Name {
    /// Usual names of the static object that any code can read: `Session.shared`.
    public static let usualInstances: [Name] = ["shared", "default", "current", "standard", "main", "instance", "sharedInstance"]
}

/// The uses of a file, grouped by the type with the code.
struct PropertyUses: Sendable {
    /// In the order of `owner`.
    private(set) var all: [PropertyUse] = []
    private(set) var distant: [DistantUse] = []

    /// - Parameter uses: in source order. Only a nested type between members of its outer type is out of order.
    init(_ uses: [PropertyUse] = [], distant: [DistantUse] = []) {
        self.distant = distant.trimmed()
        let isGrouped = uses.indices.dropFirst().allSatisfy { uses[$0 - 1].owner <= uses[$0].owner }
        all = isGrouped ? uses.trimmed() : uses.sorted { ($0.owner, $0.node) < ($1.owner, $1.node) }
    }

    /// Uses in the declaration of a type or in an extension.
    func inType(_ declaration: Int32) -> ArraySlice<PropertyUse> {
        let first = all.partitionPoint { $0.owner < declaration }
        let end = all[first...].partitionPoint { $0.owner <= declaration }
        return all[first..<end]
    }
}

/// The last name of a chain in code that a body may run: `text` in `row.date.text()` and `Format.text(row)`. Its type is
/// not known, so only the name tells what it is.
///
/// A large project has more of them than members, so each takes twelve bytes: of the name half of its hash is kept.
struct DistantUse: Sendable {
    private let half: UInt32
    let node: NodeID
    let user: Int32

    init(_ member: Name, node: NodeID, user: Int32) {
        half = UInt32(truncatingIfNeeded: member.hash)
        self.node = node
        self.user = user
    }

    var key: Name { Self.key(Name(hash: UInt64(half))) }

    /// Key of a name in tables of such uses.
    static func key(_ name: Name) -> Name { TypeMention.key(name) }
}

extension ProjectIndex {
    /// The code that a body may run and that ends a chain with the name of a member: `text` in `row.date.text()`. The member
    /// is one of a file that names a formatter.
    public func uses(ofHelper name: Name) -> [PropertyUseSite] { helpers.uses(of: name, files) }

    /// Whether no other file declares a member with the name of a member of a file that names a formatter.
    public func declaresOnce(_ name: Name) -> Bool { helpers.declaresOnce(name) }

    private var helpers: HelperMembers { helperMembers.value { HelperMembers(files) } }

    /// The type with the code of a use.
    public func typeID(ofUse site: PropertyUseSite) -> TypeID? { typeID(file: site.file, declaration: site.use.owner) }
}
