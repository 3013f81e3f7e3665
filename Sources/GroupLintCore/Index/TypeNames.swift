/// The capitalized names of a file in source order, the other names that it writes, and the functions that rules look for: the
/// only look at all tokens after the parser's.
///
/// It reads tokens, because the parser skips bodies in files without SwiftUI, and because a type may be named anywhere: in a
/// call, a generic argument, a type annotation, an alias.
struct TypeNames {
    private(set) var all: [Place] = []
    private(set) var functions: SoughtFunctions = []
    private(set) var written: WrittenNames
    private(set) var cases = MadeCases()
    /// Whether a name in back quotes, which is not in `all`, may name a type.
    private var hasQuotedNames = false

    struct Place {
        /// UTF-8 byte offset of the token.
        let start: UInt32
        /// Whether only debug builds have the code.
        let isInDebug: Bool
        let name: Name
    }

    init(_ tree: SyntaxTree) {
        written = WrittenNames(minimumCapacity: tree.tokens.count / 8)
        read(tree.tokens, tree.source.bytes)
    }

    private mutating func read(_ tokens: FrozenArray<Token>, _ bytes: [UInt8]) {
        var conditions = DebugConditions()
        for index in tokens.indices {
            let token = tokens[index]
            switch token.kind {
            case .identifier:
                let first = bytes[Int(token.start)]
                if first &- UInt8(ascii: "A") < 26 {
                    let name = Name(bytes, in: Int(token.start)..<Int(token.end))
                    all.append(Place(start: token.start, isInDebug: conditions.isInDebug, name: name))
                } else {
                    functions.add(token, bytes)
                    if first == UInt8(ascii: "`") { hasQuotedNames = true }
                }
            case .poundIf, .poundElseif, .poundElse, .poundEndif: conditions.read(index, tokens, bytes)
            default: break
            }
            written.add(tokenAt: index, of: tokens, bytes)
            cases.read(index, tokens, bytes, conditions)
        }
    }

    /// Whether the code in a range may name a view of SwiftUI.
    func mayNameView(in range: SourceRange) -> Bool {
        if hasQuotedNames { return true }
        var position = all.partitionPoint { $0.start < range.start }
        while position < all.count, all[position].start < range.end {
            if SwiftUICatalog.views.contains(all[position].name) { return true }
            position += 1
        }
        return false
    }
}
