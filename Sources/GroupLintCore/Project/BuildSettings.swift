/// Xcode build settings that determine OS versions.
///
/// A project has thousands of configurations with dozens of values, of which few are asked for. So the values of the project
/// file stay in its bytes, and settings that others inherit are not copied.
package struct BuildSettings: Sendable {
    /// Values of `.xcconfig` files.
    private var values: [String: String] = [:]
    /// Values in the project file, which win over those of `.xcconfig` files.
    private var written: (list: PropertyList, values: NameTable)?
    /// Settings that these inherit, the nearest first.
    private var inherited: [BuildSettings] = []

    package init() {}

    /// - Parameter dictionary: settings of the project file. Its keys count by the same rules as in `set`.
    init(_ dictionary: PropertyList.Value, in list: PropertyList) {
        var values = NameTable(minimumCapacity: 24)
        for entry in list.entries(dictionary) {
            guard let key = list.text(entry.key), let text = list.text(entry.value), !text.isEmpty,
                !list.holds("$(inherited)", entry.value)
            else { continue }
            if let bracket = list.bytes[key].firstIndex(of: UInt8(ascii: "[")) {
                let name = Name(list.bytes, in: key.lowerBound..<bracket)
                if values[name] == nil { values.insert(name, entry.value.index) }
            } else {
                values.insert(Name(list.bytes, in: key), entry.value.index)
            }
        }
        written = (list, values)
    }

    static let deploymentKeys: [(key: String, platform: Platform)] = [
        ("IPHONEOS_DEPLOYMENT_TARGET", .iOS), ("MACOSX_DEPLOYMENT_TARGET", .macOS),
        ("TVOS_DEPLOYMENT_TARGET", .tvOS), ("WATCHOS_DEPLOYMENT_TARGET", .watchOS),
        ("XROS_DEPLOYMENT_TARGET", .visionOS),
    ]

    /// Sets a value. `KEY[sdk=iphoneos*]` counts as `KEY`; `$(inherited)` and empty values change nothing.
    mutating func set(_ key: String, _ value: String) {
        let bracket = key.utf8.firstIndex(of: UInt8(ascii: "["))
        let name = bracket.map { String(key[..<$0]) } ?? key
        guard !value.isEmpty, value != "$(inherited)" else { return }
        // A value with a condition does not replace a value that is already known.
        if bracket != nil, values[name] != nil { return }
        values[name] = value
    }

    /// These settings merged over others. Values of these settings win.
    func over(_ base: BuildSettings) -> BuildSettings {
        var result = self
        result.inherited.append(base)
        return result
    }

    /// A value as it is written.
    private func text(_ key: String) -> String? {
        if let found = writtenText(key) ?? values[key] { return found }
        for settings in inherited {
            if let found = settings.text(key) { return found }
        }
        return nil
    }

    /// A value in the project file.
    private func writtenText(_ key: String) -> String? {
        guard let (list, values) = written, let index = values[Name(verbatim: key.utf8)] else { return nil }
        return list.string(PropertyList.Value(index: index))
    }

    /// A value with `$(NAME)` and `${NAME}` replaced; nil if it or one of them is unknown.
    func value(_ key: String) -> String? {
        var remaining = Self.mostReferences
        return value(key, 0, &remaining)
    }

    /// Most names that are replaced in one value: each of them may name many others.
    private static let mostReferences = 256

    private func value(_ key: String, _ depth: Int, _ remaining: inout Int) -> String? {
        guard depth < 8, remaining > 0, var text = text(key) else { return nil }
        remaining -= 1
        while let start = text.utf8.firstIndex(of: UInt8(ascii: "$")) {
            let open = text.index(after: start)
            guard open < text.endIndex, text[open] == "(" || text[open] == "{" else { return nil }
            let close: Character = text[open] == "(" ? ")" : "}"
            guard let end = text[open...].firstIndex(of: close) else { return nil }
            let name = String(text[text.index(after: open)..<end])
            guard let inner = value(name, depth + 1, &remaining) else { return nil }
            text.replaceSubrange(start...end, with: inner)
        }
        return text
    }

    /// Lowest versions of the platforms that the settings build for.
    package var targets: DeploymentTargets {
        var targets = DeploymentTargets()
        let platforms = platforms
        for (key, platform) in Self.deploymentKeys where platforms.isEmpty || platforms.contains(platform) {
            guard let text = value(key), let version = OSVersion(text) else { continue }
            // The first betas of macOS 11 were called 10.16, and Xcode wrote this into projects.
            targets[platform] = platform == .macOS && version >= OSVersion(10, 16) ? max(version, OSVersion(11)) : version
        }
        return targets
    }

    var buildOptions: BuildOptions {
        var settings: BuildOptions = []
        if value("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor" { settings.insert(.mainActorByDefault) }
        if Self.callerKeys.contains(where: { value($0) == "YES" }) { settings.insert(.asyncFollowsCaller) }
        if let flags = value("OTHER_SWIFT_FLAGS").map({ Array($0.utf8) }) {
            if flags.contains("-default-isolation") { settings.insert(.mainActorByDefault) }
            if flags.contains("NonisolatedNonsendingByDefault") { settings.insert(.asyncFollowsCaller) }
        }
        if let family = value("TARGETED_DEVICE_FAMILY") {
            settings.insert(family == "1" ? .namesPhones : .namesOtherDevices)
        }
        return settings
    }

    private static let callerKeys = [
        "SWIFT_APPROACHABLE_CONCURRENCY", "SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT",
    ]

    /// Platforms that `SDKROOT` and `SUPPORTED_PLATFORMS` name; empty if they are unknown.
    private var platforms: [Platform] {
        guard let text = value("SUPPORTED_PLATFORMS") ?? value("SDKROOT") else { return [] }
        return text.utf8.split(separator: UInt8(ascii: " ")).compactMap { word in
            Self.sdks.first { word.starts(with: $0.name.utf8) }?.platform
        }
    }

    private static let sdks: [(name: String, platform: Platform)] = [
        ("iphone", .iOS), ("macosx", .macOS), ("appletv", .tvOS), ("watch", .watchOS), ("xr", .visionOS),
    ]

    // MARK: xcconfig

    /// Adds the lines of an `.xcconfig` file and of the files that it includes.
    ///
    /// - Parameters:
    ///   - path: relative to the directory of the project.
    ///   - lines: number of lines that may still be added.
    ///   - read: returns a file by such a path.
    mutating func add(file path: String, lines: inout Int, _ read: (String) -> XcodeSettingsFile?) {
        var remaining = 64
        add(file: path, read, &remaining, &lines)
    }

    /// - Parameter remaining: number of files that may still be included: files that include each other do not end.
    private mutating func add(
        file path: String, _ read: (String) -> XcodeSettingsFile?, _ remaining: inout Int, _ lines: inout Int
    ) {
        guard remaining > 0, let file = read(path), file.lines.count <= lines else { return }
        remaining -= 1
        lines -= file.lines.count
        for line in file.lines {
            switch line {
            case .include(let included):
                let sibling = ProjectPath.join(ProjectPath.parent(path), included)
                add(file: read(sibling) == nil ? included : sibling, read, &remaining, &lines)
            case .setting(let key, let value):
                set(key, value)
            }
        }
    }
}

/// Lines of an `.xcconfig` file.
struct XcodeSettingsFile {
    enum Line {
        /// An included file, by its path as written.
        case include(String)
        case setting(key: String, value: String)
    }

    private(set) var lines: [Line] = []

    init(_ text: String) {
        for line in text.split(whereSeparator: \.isNewline) {
            var line = line
            if let comment = line.range(ofComment: "//") { line = line[..<comment] }
            let trimmed = line.trimmed
            if trimmed.hasPrefix("#include") {
                let path = trimmed.split(separator: "\"").dropFirst().first.map(String.init)
                if let path { lines.append(.include(path)) }
                continue
            }
            guard let sign = trimmed.firstIndex(of: "=") else { continue }
            // `KEY[sdk=macosx*] = 1` has a sign inside the brackets.
            let bracket = trimmed.firstIndex(of: "]")
            let place = bracket.flatMap { $0 > sign ? trimmed[$0...].firstIndex(of: "=") : nil } ?? sign
            lines.append(
                .setting(
                    key: String(trimmed[..<place].trimmed),
                    value: String(trimmed[trimmed.index(after: place)...].trimmed)))
        }
    }
}

extension Substring {
    fileprivate var trimmed: Substring {
        var text = self
        while text.first?.isWhitespace ?? false { text.removeFirst() }
        while text.last?.isWhitespace ?? false || text.last == ";" { text.removeLast() }
        return text
    }

    /// Start of a comment. `https://` does not start one.
    fileprivate func range(ofComment mark: String) -> Index? {
        guard var index = firstIndex(of: "/") else { return nil }
        while index < endIndex {
            if self[index...].hasPrefix(mark), index == startIndex || self[self.index(before: index)] != ":" { return index }
            index = self.index(after: index)
        }
        return nil
    }
}

extension DeploymentTargets {
    /// The lower version of each platform. A version that only one side has is kept.
    package func lowest(_ other: DeploymentTargets) -> DeploymentTargets {
        var result = self
        for (platform, version) in other.versions.pairs {
            result[platform] = result[platform].map { min($0, version) } ?? version
        }
        return result
    }
}
