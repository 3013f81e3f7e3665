/// The tokens of a file as the parser reads them; the last is `endOfFile`.
///
/// Unsafe on purpose: an array is two loads and a comparison away from each token. The parser never goes past the last
/// token, so that neither the current token nor the next one needs to be compared with their number. With this and
/// `Slab` the parser executes a sixth less instructions. Debug builds check every index.
struct TokenList: RandomAccessCollection {
    private let base: UnsafePointer<Token>
    let count: Int

    /// Calls `body` with the tokens, of which there is at least one; the list is valid no longer than that.
    static func with<Result>(_ tokens: FrozenArray<Token>, _ body: (TokenList) -> Result) -> Result {
        tokens.withUnsafeBufferPointer { buffer in
            precondition(buffer.last?.kind == .endOfFile)
            return body(TokenList(base: buffer.baseAddress.unsafelyUnwrapped, count: buffer.count))
        }
    }

    var startIndex: Int { 0 }
    var endIndex: Int { count }

    /// Token at an index from 0 to below `count`, which only debug builds check.
    @inline(__always)
    subscript(index: Int) -> Token {
        assert(index >= 0 && index < count, "index past the last token")
        return base[index]
    }
}
