/// Follows the `#if` directives of a file: which code only debug builds have.
struct DebugConditions {
    /// For each open `#if`, what its current branch is for.
    private var branches: [Branch] = []
    /// Number of them that are for debug builds.
    private var debugCount = 0

    private enum Branch {
        case debug, release, other
    }

    /// Whether the code after the directives that were read is in a branch of `#if DEBUG` or of a like name.
    var isInDebug: Bool { debugCount > 0 }

    /// - Parameter index: the position of a token that starts a directive.
    mutating func read(_ index: Int, _ tokens: FrozenArray<Token>, _ bytes: [UInt8]) {
        switch tokens[index].kind {
        case .poundIf: open(Self.branch(index, tokens, bytes))
        case .poundElseif: if close() != nil { open(Self.branch(index, tokens, bytes)) }
        case .poundElse:
            guard let last = close() else { return }
            open(last == .debug ? .release : last == .release ? .debug : .other)
        // Only `#endif` is left.
        default: _ = close()
        }
    }

    private mutating func open(_ branch: Branch) {
        branches.append(branch)
        if branch == .debug { debugCount += 1 }
    }

    private mutating func close() -> Branch? {
        guard let last = branches.popLast() else { return nil }
        if last == .debug { debugCount -= 1 }
        return last
    }

    /// Conditions of builds that only developers have.
    private static let names = NameTable(
        "DEBUG DEBUG_MODE DEBUG_BUILD DEBUG_MENU DEV DEV_BUILD DEVELOP DEVELOPMENT DEVELOPER DEVELOPER_MODE DEVELOPER_TOOLS")

    /// `DEBUG`, `DEBUG && …` and `!DEBUG`.
    private static func branch(_ index: Int, _ tokens: FrozenArray<Token>, _ bytes: [UInt8]) -> Branch {
        var position = index + 1
        let isNegated = position < tokens.count && text(tokens[position], bytes) == "!"
        if isNegated { position += 1 }
        guard position + 1 < tokens.count, names.contains(text(tokens[position], bytes)) else { return .other }
        let next = tokens[position + 1]
        let isWhole = next.startsLine || next.kind == .endOfFile
        if isNegated { return isWhole ? .release : .other }
        return isWhole || text(next, bytes) == "&&" ? .debug : .other
    }

    private static func text(_ token: Token, _ bytes: [UInt8]) -> Name { Name(bytes, in: Int(token.start)..<Int(token.end)) }
}

/// The code of a file that only debug builds have.
package final class DebugCode: TreeFacts {
    /// In source order.
    private var ranges: [SourceRange] = []

    package init(_ tree: SyntaxTree) {
        var conditions = DebugConditions()
        var start: UInt32?
        for (index, token) in tree.tokens.enumerated() where token.kind.isDirective {
            conditions.read(index, tree.tokens, tree.source.bytes)
            if conditions.isInDebug {
                start = start ?? token.end
            } else if let first = start {
                ranges.append(SourceRange(start: first, end: token.start))
                start = nil
            }
        }
    }

    /// Whether only debug builds have the code at a UTF-8 offset.
    package func contains(_ offset: UInt32) -> Bool { ranges.contains(offset) }
}

extension TokenKind {
    fileprivate var isDirective: Bool {
        self == .poundIf || self == .poundElseif || self == .poundElse || self == .poundEndif
    }
}
