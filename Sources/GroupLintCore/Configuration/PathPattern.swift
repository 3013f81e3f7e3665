/// A pattern for paths in the dialect of `.gitignore`: `*`, `?`, `[a-z]`, `**`, a leading `/` for the own directory, a
/// trailing `/` for directories, a leading `!` for the contrary.
package struct PathPattern: Sendable {
    /// Path components; nil stands for `**`.
    private let components: [[UInt8]?]
    package let isNegated: Bool
    /// Only directories, and what is in them, match.
    package let isForDirectories: Bool

    /// Nil for an empty line and for a comment.
    package init?(_ line: some Sequence<UInt8>) {
        var text = Array(line)
        if text.first == UInt8(ascii: "#") { return nil }
        Self.dropTrailingSpaces(&text)
        isNegated = text.first == UInt8(ascii: "!")
        if isNegated { text.removeFirst() }
        if text.starts(with: "\\!".utf8) || text.starts(with: "\\#".utf8) { text.removeFirst() }
        isForDirectories = text.last == UInt8(ascii: "/")
        if isForDirectories { text.removeLast() }
        guard !text.isEmpty else { return nil }
        // A pattern without a slash in it matches at any depth.
        let isAnchored = text.contains(UInt8(ascii: "/"))
        if text.first == UInt8(ascii: "/") { text.removeFirst() }
        var components: [[UInt8]?] = isAnchored ? [] : [nil]
        for part in text.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
            let isAny = part.elementsEqual("**".utf8)
            if isAny, components.last == .some(nil) { continue }
            components.append(isAny ? nil : Array(part))
        }
        self.components = components
    }

    /// Whether a path itself matches, the directories above it aside.
    ///
    /// - Parameter path: components of a path relative to where the pattern stands.
    package func matches(_ path: [ArraySlice<UInt8>], isDirectory: Bool) -> Bool {
        guard isDirectory || !isForDirectories else { return false }
        return matchesComponents(path)
    }

    /// Whether a path or a directory above it matches.
    package func covers(_ path: [ArraySlice<UInt8>], isDirectory: Bool = false) -> Bool {
        for length in 1...max(1, path.count) where length <= path.count {
            let isAbove = length < path.count
            if matches(Array(path[..<length]), isDirectory: isAbove || isDirectory) { return true }
        }
        return false
    }

    /// Greedy: `**` first takes nothing and is given one component more each time the rest does not fit.
    private func matchesComponents(_ path: [ArraySlice<UInt8>]) -> Bool {
        var (pattern, place) = (0, 0)
        var retry: (pattern: Int, place: Int)?
        while place < path.count {
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

    private static func dropTrailingSpaces(_ text: inout [UInt8]) {
        while text.last == 0x20 || text.last == 0x0D {
            if text.count > 1, text[text.count - 2] == UInt8(ascii: "\\"), text.last == 0x20 {
                text.remove(at: text.count - 2)
                return
            }
            text.removeLast()
        }
    }
}

/// Wildcards inside one path component.
enum Wildcards {
    /// Whether a component matches a pattern with `*`, `?` and `[…]`; linear but for the last `*`.
    static func match(_ pattern: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>) -> Bool {
        var (p, t) = (pattern.startIndex, text.startIndex)
        var retry: (pattern: Int, text: Int)?
        while t < text.endIndex {
            if p < pattern.endIndex, pattern[p] == UInt8(ascii: "*") {
                retry = (p + 1, t)
                p += 1
            } else if p < pattern.endIndex, let next = one(pattern, p, text[t]) {
                p = next
                t += 1
            } else if let last = retry {
                retry = (last.pattern, last.text + 1)
                (p, t) = (last.pattern, last.text + 1)
            } else {
                return false
            }
        }
        while p < pattern.endIndex, pattern[p] == UInt8(ascii: "*") { p += 1 }
        return p == pattern.endIndex
    }

    /// Position behind the part of a pattern that matches one byte; nil when it does not.
    private static func one(_ pattern: ArraySlice<UInt8>, _ p: Int, _ byte: UInt8) -> Int? {
        switch pattern[p] {
        case UInt8(ascii: "?"): return p + 1
        case UInt8(ascii: "\\") where p + 1 < pattern.endIndex: return pattern[p + 1] == byte ? p + 2 : nil
        case UInt8(ascii: "["): return set(pattern, p, byte)
        default: return pattern[p] == byte ? p + 1 : nil
        }
    }

    /// `[abc]`, `[a-z]`, `[!a]`, `[^a]`; without a closing bracket nothing matches.
    private static func set(_ pattern: ArraySlice<UInt8>, _ start: Int, _ byte: UInt8) -> Int? {
        var p = start + 1
        var isNegated = false
        if p < pattern.endIndex, pattern[p] == UInt8(ascii: "!") || pattern[p] == UInt8(ascii: "^") {
            isNegated = true
            p += 1
        }
        var isIn = false
        var isFirst = true
        while p < pattern.endIndex, pattern[p] != UInt8(ascii: "]") || isFirst {
            isFirst = false
            if pattern[p] == UInt8(ascii: "\\"), p + 1 < pattern.endIndex { p += 1 }
            let low = pattern[p]
            if p + 2 < pattern.endIndex, pattern[p + 1] == UInt8(ascii: "-"), pattern[p + 2] != UInt8(ascii: "]") {
                if low <= byte, byte <= pattern[p + 2] { isIn = true }
                p += 3
            } else {
                if low == byte { isIn = true }
                p += 1
            }
        }
        guard p < pattern.endIndex else { return nil }
        return isIn != isNegated ? p + 1 : nil
    }
}
