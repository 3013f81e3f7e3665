/// The tokens of a file, as the parser reads them. The last one is `endOfFile`.
///
/// Unsafe on purpose: each access to an array costs two loads and a comparison. The parser never moves past the last
/// token, so the current token and the next one need no bounds check. With this and `Slab` the parser executes a sixth
/// fewer instructions. Debug builds check every index.
struct TokenList: RandomAccessCollection {
    private let base: UnsafePointer<Token>
    let count: Int

    /// Calls `body` with the tokens, at least one. The list is valid only during the call.
    static func with<Result>(_ tokens: FrozenArray<Token>, _ body: (TokenList) -> Result) -> Result {
        tokens.withUnsafeBufferPointer { buffer in
            precondition(buffer.last?.kind == .endOfFile)
            return body(TokenList(base: buffer.baseAddress.unsafelyUnwrapped, count: buffer.count))
        }
    }

    var startIndex: Int { 0 }
    var endIndex: Int { count }

    /// Token at an index. Only debug builds check that the index is valid.
    @inline(__always)
    subscript(index: Int) -> Token {
        assert(index >= 0 && index < count, "index past the last token")
        return base[index]
    }
}
