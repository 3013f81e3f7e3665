/// A path pattern as in `.gitignore`: `*`, `?`, `[a-z]`, `**`, a leading `/` to match only in the pattern's directory, a
/// trailing `/` to match only directories, a leading `!` to negate. Compares bytes, so it is case-sensitive.
package struct PathPattern: Sendable {
    private let form: Form
    package let isNegated: Bool
    /// Whether the pattern matches only directories and their contents.
    package let isForDirectories: Bool
    /// False when the pattern cannot match a path that ends in `.swift`.
    let mayNameSwiftFiles: Bool

    private enum Form: Sendable {
        /// A name without wildcards, at any depth. Most patterns are of this or the next form.
        case name([UInt8])
        /// A name that ends in these bytes, at any depth.
        case suffix([UInt8])
        /// Path components; nil means `**`.
        case components([[UInt8]?])
    }

    /// Parses one line of a `.gitignore`; nil for an empty line and for a comment.
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
        // Inside a name, `**` means the same as `*`.
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

    /// Whether a name that ends in the bytes after the last wildcard can end in `.swift`.
    private static func mayEndInSwift(_ text: [UInt8]) -> Bool {
        if text.contains(where: { [UInt8(ascii: "["), UInt8(ascii: "\\")].contains($0) }) { return true }
        let literal = text.suffix(where: { !Wildcards.isSpecial($0) })
        return zip(literal.reversed(), ".swift".utf8.reversed()).allSatisfy { $0 == $1 }
    }

    /// Whether the pattern matches a path itself; does not check the directories above it.
    ///
    /// - Parameter directory: components of the parent directory, relative to the pattern's directory.
    func matches(_ name: ArraySlice<UInt8>, in directory: ArraySlice<ArraySlice<UInt8>>, isDirectory: Bool) -> Bool {
        guard isDirectory || !isForDirectories else { return false }
        switch form {
        case .name(let text): return name.count == text.count && name.elementsEqual(text)
        case .suffix(let text): return name.count >= text.count && name.suffix(text.count).elementsEqual(text)
        case .components(let components): return Self.match(components, directory, name)
        }
    }

    /// The components without wildcards: a path that the pattern matches has all of them.
    var literalNames: [[UInt8]] {
        switch form {
        case .name(let text): [text]
        case .suffix: []
        case .components(let components): components.compactMap { $0 }.filter { !$0.contains(where: Wildcards.isSpecial) }
        }
    }

    /// Pairs of bytes that the last component of a path has if the pattern matches it; not all of them.
    var pairsOfName: BytePairs {
        switch form {
        case .name(let text), .suffix(let text): return BytePairs(text)
        case .components(let components):
            guard case .some(.some(let last)) = components.last else { return BytePairs() }
            var pairs = BytePairs()
            // What follows a set or an escape is not always text.
            let text = last.prefix { $0 != UInt8(ascii: "[") && $0 != UInt8(ascii: "\\") }
            for part in text.split(whereSeparator: Wildcards.isSpecial) { pairs.formUnion(BytePairs(part)) }
            return pairs
        }
    }

    /// Whether the pattern matches a path or a directory above it.
    package func covers(_ path: ArraySlice<ArraySlice<UInt8>>, isDirectory: Bool = false) -> Bool {
        path.indices.contains { last in
            matches(path[last], in: path[..<last], isDirectory: last + 1 < path.endIndex || isDirectory)
        }
    }

    package func covers(_ path: [ArraySlice<UInt8>], isDirectory: Bool = false) -> Bool {
        covers(path[...], isDirectory: isDirectory)
    }

    /// Matches with backtracking: `**` first takes no component, then one more each time the rest does not match.
    private static func match(
        _ components: [[UInt8]?], _ directory: ArraySlice<ArraySlice<UInt8>>, _ name: ArraySlice<UInt8>
    ) -> Bool {
        var (pattern, place) = (0, directory.startIndex)
        var retry: (pattern: Int, place: Int)?
        while place <= directory.endIndex {
            if pattern < components.count, components[pattern] == nil {
                retry = (pattern + 1, place)
                pattern += 1
            } else if pattern < components.count, let component = components[pattern],
                Wildcards.match(component[...], place < directory.endIndex ? directory[place] : name)
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
        // `a/**` matches the contents of `a`, not `a` itself.
        return pattern == components.count
    }

    /// The line without trailing spaces, except an escaped one, and without the CR of a CR LF.
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
    /// The longest suffix whose elements all satisfy a condition.
    fileprivate func suffix(where isWanted: (UInt8) -> Bool) -> ArraySlice<UInt8> {
        let last = lastIndex { !isWanted($0) }
        return self[(last.map { $0 + 1 } ?? 0)...]
    }
}

/// The type of file that a path refers to.
enum PathKind {
    /// A file whose name ends in `.swift`. Most patterns are known to match no such file and are skipped.
    case swiftFile
    case otherFile
    case directory
}
