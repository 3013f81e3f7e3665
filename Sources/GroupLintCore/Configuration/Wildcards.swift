/// Matches wildcards inside one path component as git does. Compares bytes, not characters.
enum Wildcards {
    /// Whether a byte can start a wildcard or an escape.
    static func isSpecial(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "*"), UInt8(ascii: "?"), UInt8(ascii: "["), UInt8(ascii: "\\"): true
        default: false
        }
    }

    /// Most brackets in a pattern that may be found not to begin a set. For each of them, the rest of the pattern is read.
    private static let mostUnclosed = 64
    /// Most bytes of a name between `[:` and `:]`.
    private static let longestName = 16

    /// Splits a pattern at slashes outside of `[…]`. A set never matches a slash.
    static func split(_ pattern: [UInt8]) -> [[UInt8]] {
        var parts: [[UInt8]] = [[]]
        var index = 0
        // No set begins after the last bracket that could close it.
        let lastClose = pattern.lastIndex(of: UInt8(ascii: "]")) ?? 0
        var unclosed = 0
        while index < pattern.count {
            var end = index + 1
            switch pattern[index] {
            case UInt8(ascii: "/"):
                parts.append([])
                index = end
                continue
            case UInt8(ascii: "\\") where end < pattern.count && pattern[end] == UInt8(ascii: "/"):
                index = end
                continue
            case UInt8(ascii: "\\"): end = min(end + 1, pattern.count)
            case UInt8(ascii: "[") where index < lastClose && unclosed < mostUnclosed:
                let closed = set(pattern[...], index, 0)
                if closed == nil { unclosed += 1 }
                end = closed?.end ?? end
            default: break
            }
            parts[parts.count - 1] += pattern[index..<end]
            index = end
        }
        return parts
    }

    /// Whether a component matches a pattern with `*`, `?` and `[…]`. Backtracks only to the last `*`.
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

    /// Index after the part of a pattern that matches one byte; nil when it does not match.
    private static func one(_ pattern: ArraySlice<UInt8>, _ p: Int, _ byte: UInt8) -> Int? {
        switch pattern[p] {
        case UInt8(ascii: "?"): return p + 1
        case UInt8(ascii: "\\"): return p + 1 < pattern.endIndex && pattern[p + 1] == byte ? p + 2 : nil
        case UInt8(ascii: "["):
            guard let set = set(pattern, p, byte) else { return nil }
            return set.holds ? set.end : nil
        default: return pattern[p] == byte ? p + 1 : nil
        }
    }

    /// Reads `[abc]`, `[a-z]`, `[!a]`, `[^a]`, `[[:digit:]]`: whether a byte is in the set, and the index after the set.
    /// Nil without a closing bracket and for an unknown class; such a set matches nothing.
    private static func set(_ pattern: ArraySlice<UInt8>, _ start: Int, _ byte: UInt8) -> (holds: Bool, end: Int)? {
        var p = start + 1
        guard p < pattern.endIndex else { return nil }
        let isNegated = pattern[p] == UInt8(ascii: "!") || pattern[p] == UInt8(ascii: "^")
        if isNegated { p += 1 }
        var isIn = false
        var previous: UInt8?
        let first = p
        while p < pattern.endIndex, pattern[p] != UInt8(ascii: "]") || p == first {
            let isRange = pattern[p] == UInt8(ascii: "-") && p + 1 < pattern.endIndex && pattern[p + 1] != UInt8(ascii: "]")
            if let low = previous, isRange {
                guard let high = literal(pattern, &p, from: p + 1) else { return nil }
                if low <= byte, byte <= high { isIn = true }
                previous = nil
            } else if let name = className(pattern, p) {
                guard let holds = holds(name, byte) else { return nil }
                if holds { isIn = true }
                p += name.count + 4
                previous = nil
            } else {
                guard let value = literal(pattern, &p, from: p) else { return nil }
                if value == byte { isIn = true }
                previous = value
            }
        }
        guard p < pattern.endIndex else { return nil }
        return (isIn != isNegated, p + 1)
    }

    /// Reads a byte of a set, which may be escaped by a backslash; moves `p` to the index after it.
    private static func literal(_ pattern: ArraySlice<UInt8>, _ p: inout Int, from start: Int) -> UInt8? {
        let place = pattern[start] == UInt8(ascii: "\\") ? start + 1 : start
        guard place < pattern.endIndex else { return nil }
        p = place + 1
        return pattern[place]
    }

    /// Name of a class, `digit` for `[:digit:]`; nil when no class starts here.
    private static func className(_ pattern: ArraySlice<UInt8>, _ p: Int) -> ArraySlice<UInt8>? {
        guard pattern[p...].starts(with: "[:".utf8),
            let end = pattern[(p + 2)...].prefix(longestName + 2).firstIndex(of: UInt8(ascii: "]")), end > p + 2,
            pattern[end - 1] == UInt8(ascii: ":")
        else { return nil }
        return pattern[(p + 2)..<(end - 1)]
    }

    /// Whether a class of ASCII characters contains a byte; nil for an unknown class.
    private static func holds(_ name: ArraySlice<UInt8>, _ byte: UInt8) -> Bool? {
        let isUpper = (65...90).contains(byte)
        let isLower = (97...122).contains(byte)
        let isDigit = (48...57).contains(byte)
        return switch String(decoding: name, as: UTF8.self) {
        case "alnum": isUpper || isLower || isDigit
        case "alpha": isUpper || isLower
        case "blank": byte.isBlank
        case "cntrl": byte < 0x20 || byte == 0x7F
        case "digit": isDigit
        case "graph": (0x21...0x7E).contains(byte)
        case "lower": isLower
        case "print": (0x20...0x7E).contains(byte)
        case "punct": (0x21...0x7E).contains(byte) && !(isUpper || isLower || isDigit)
        case "space": byte.isWhiteSpace
        case "upper": isUpper
        case "xdigit": isDigit || (65...70).contains(byte) || (97...102).contains(byte)
        default: nil
        }
    }
}
