/// A pattern for paths in the dialect of `.gitignore`: `*`, `?`, `[a-z]`, `**`, a leading `/` for the own directory, a
/// trailing `/` for directories, a leading `!` for the contrary. Bytes are compared, so upper and lower case differ.
package struct PathPattern: Sendable {
    private let form: Form
    package let isNegated: Bool
    /// Only directories, and what is in them, match.
    package let isForDirectories: Bool
    /// False when no path that ends in `.swift` matches by its own name.
    let mayNameSwiftFiles: Bool

    private enum Form: Sendable {
        /// At any depth, without wildcards. Nearly every pattern is of this or the next form.
        case name([UInt8])
        /// At any depth: anything and then these bytes.
        case suffix([UInt8])
        /// Path components; nil stands for `**`.
        case components([[UInt8]?])
    }

    /// Nil for an empty line and for a comment.
    package init?(_ line: some Sequence<UInt8>) {
        var text = Self.withoutTrailingSpaces(Array(line))
        if text.first == UInt8(ascii: "#") { return nil }
        isNegated = text.first == UInt8(ascii: "!")
        if isNegated { text.removeFirst() }
        isForDirectories = text.last == UInt8(ascii: "/")
        if isForDirectories { text.removeLast() }
        guard !text.isEmpty else { return nil }
        // A pattern without a slash in it matches at any depth.
        let isAnchored = text.contains(UInt8(ascii: "/"))
        if text.first == UInt8(ascii: "/") { text.removeFirst() }
        let components = isAnchored ? Self.components(text) : [nil, text]
        if components.count == 2, components[0] == nil, let name = components[1] {
            form = Self.form(ofName: name)
        } else {
            form = .components(components)
        }
        mayNameSwiftFiles = !isForDirectories && Self.mayEndInSwift(text)
    }

    private static func form(ofName name: [UInt8]) -> Form {
        if !name.contains(where: Wildcards.isSpecial) { return .name(name) }
        let rest = name.dropFirst()
        if name.first == UInt8(ascii: "*"), !rest.contains(where: Wildcards.isSpecial) { return .suffix(Array(rest)) }
        // In a name two stars mean no more than one.
        let isAnything = name.allSatisfy { $0 == UInt8(ascii: "*") }
        return .components(isAnything ? [nil] : [nil, name])
    }

    private static func components(_ text: [UInt8]) -> [[UInt8]?] {
        var components: [[UInt8]?] = []
        for part in Wildcards.split(text) {
            let isAny = part.count > 1 && part.allSatisfy { $0 == UInt8(ascii: "*") }
            if isAny, components.last == .some(nil) { continue }
            components.append(isAny ? nil : part)
        }
        return components
    }

    /// Whether the bytes behind the last wildcard fit to `.swift`.
    private static func mayEndInSwift(_ text: [UInt8]) -> Bool {
        if text.contains(where: { [UInt8(ascii: "["), UInt8(ascii: "\\")].contains($0) }) { return true }
        let literal = text.suffix(where: { !Wildcards.isSpecial($0) })
        return zip(literal.reversed(), ".swift".utf8.reversed()).allSatisfy { $0 == $1 }
    }

    /// Whether a path itself matches, the directories above it aside.
    ///
    /// - Parameter directory: components of the directory above, relative to where the pattern stands.
    func matches(_ name: ArraySlice<UInt8>, in directory: ArraySlice<ArraySlice<UInt8>>, isDirectory: Bool) -> Bool {
        guard isDirectory || !isForDirectories else { return false }
        switch form {
        case .name(let text): return name.count == text.count && name.elementsEqual(text)
        case .suffix(let text): return name.count >= text.count && name.suffix(text.count).elementsEqual(text)
        case .components(let components): return Self.match(components, directory + [name])
        }
    }

    /// Whether a path or a directory above it matches.
    package func covers(_ path: ArraySlice<ArraySlice<UInt8>>, isDirectory: Bool = false) -> Bool {
        path.indices.contains { last in
            matches(path[last], in: path[..<last], isDirectory: last + 1 < path.endIndex || isDirectory)
        }
    }

    package func covers(_ path: [ArraySlice<UInt8>], isDirectory: Bool = false) -> Bool {
        covers(path[...], isDirectory: isDirectory)
    }

    /// Greedy: `**` first takes nothing and is given one component more each time the rest does not fit.
    private static func match(_ components: [[UInt8]?], _ path: ArraySlice<ArraySlice<UInt8>>) -> Bool {
        var (pattern, place) = (0, path.startIndex)
        var retry: (pattern: Int, place: Int)?
        while place < path.endIndex {
            if pattern < components.count, components[pattern] == nil {
                retry = (pattern + 1, place)
                pattern += 1
            } else if pattern < components.count, let component = components[pattern],
                Wildcards.match(component[...], path[place])
            {
                pattern += 1
                place += 1
            } else if let last = retry {
                retry = (last.pattern, last.place + 1)
                (pattern, place) = (last.pattern, last.place + 1)
            } else {
                return false
            }
        }
        // `a/**` matches what is inside of a, not a itself.
        return pattern == components.count
    }

    /// Blanks at the end do not count unless the last of them is escaped, nor does the first half of a CR LF.
    private static func withoutTrailingSpaces(_ line: [UInt8]) -> [UInt8] {
        let text = line.last == 0x0D ? line.dropLast() : line[...]
        var end = 0
        var index = 0
        while index < text.count {
            let isEscape = text[index] == UInt8(ascii: "\\")
            if text[index] != 0x20 { end = min(index + (isEscape ? 2 : 1), text.count) }
            index += isEscape ? 2 : 1
        }
        return Array(text[..<end])
    }
}

extension [UInt8] {
    /// The longest end of which every element fits.
    fileprivate func suffix(where isWanted: (UInt8) -> Bool) -> ArraySlice<UInt8> {
        let last = lastIndex { !isWanted($0) }
        return self[(last.map { $0 + 1 } ?? 0)...]
    }
}

/// What a path leads to.
enum PathKind {
    /// A file that ends in `.swift`; of most patterns it is known beforehand that they match none.
    case swiftFile
    case otherFile
    case directory
}

/// Patterns that start from one directory. Of those that match, the last decides.
package struct PathPatternList: Sendable {
    private let patterns: [PathPattern]
    private let swiftFilePatterns: [PathPattern]

    package init(_ patterns: [PathPattern]) {
        self.patterns = patterns
        swiftFilePatterns = patterns.filter(\.mayNameSwiftFiles)
    }

    /// The patterns of a `.gitignore`, one a line.
    package init(lines: [UInt8]) {
        let text = lines.starts(with: [0xEF, 0xBB, 0xBF]) ? lines.dropFirst(3) : lines[...]
        self.init(text.split(separator: 0x0A).compactMap { PathPattern($0) })
    }

    package var isEmpty: Bool { patterns.isEmpty }
    /// Whether a file that ends in `.swift` may match by its own name.
    package var mayNameSwiftFiles: Bool { !swiftFilePatterns.isEmpty }

    /// Whether a path matches: false when the last pattern that does is negated, nil when none does.
    ///
    /// - Parameter directory: components of the directory above, relative to where the patterns stand.
    func decision(on name: ArraySlice<UInt8>, in directory: ArraySlice<ArraySlice<UInt8>>, _ kind: PathKind) -> Bool? {
        let candidates = kind == .swiftFile ? swiftFilePatterns : patterns
        return candidates.last { $0.matches(name, in: directory, isDirectory: kind == .directory) }.map { !$0.isNegated }
    }
}
