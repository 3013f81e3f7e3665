/// The capitalized names of a file in source order, and the functions that rules look for: the only look at all tokens after
/// the parser's.
///
/// It reads tokens, because the parser skips bodies in files without SwiftUI, and because a type may be named anywhere: in a
/// call, a generic argument, a type annotation, an alias.
struct TypeNames {
    private(set) var all: [Place] = []
    private(set) var functions: SoughtFunctions = []
    /// Whether a name in back quotes, which is not in `all`, may name a type.
    private var hasQuotedNames = false

    struct Place {
        /// UTF-8 byte offset of the token.
        let start: UInt32
        let name: Name
    }

    init(_ tree: SyntaxTree) {
        let (tokens, bytes) = (tree.tokens, tree.source.bytes)
        for index in tokens.indices {
            let token = tokens[index]
            guard token.kind == .identifier else { continue }
            let first = bytes[Int(token.start)]
            if first &- UInt8(ascii: "A") < 26 {
                all.append(Place(start: token.start, name: Name(bytes, in: Int(token.start)..<Int(token.end))))
            } else {
                functions.add(token, bytes)
                if first == UInt8(ascii: "`") { hasQuotedNames = true }
            }
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
