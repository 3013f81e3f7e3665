/// The names that code writes, except where `func` or `var` declares them. Most bodies outside of views are not parsed, so tokens
/// tell this. A name in a literal counts, one in a comment does not.
///
/// Capitalized names are a third of all names, and hardly any function or property has one. So they are left out, except behind
/// `func` and `var`: such a function seems to be used. Of each name half of its hash is kept, because every file has a hundred of
/// them. Two names with the same half count as one, and code then seems to be used.
public struct WrittenNames: Sendable {
    /// Halves of hashes with open addressing; 0 is a free place.
    private var places: [UInt32]
    private var count = 0

    /// - Parameter minimumCapacity: number of names that it holds without growing.
    public init(minimumCapacity: Int = 4096) {
        var size = 16
        while size * 3 < minimumCapacity * 4 { size *= 2 }
        places = [UInt32](repeating: 0, count: size)
    }

    /// The names of all files.
    init(_ files: [FileSummary]) {
        self.init()
        for file in files {
            for half in file.writtenNames { add(half) }
        }
    }

    /// Whether a name may be written.
    func contains(_ name: Name) -> Bool { places[place(of: Self.half(name))] != 0 }

    mutating func add(_ name: Name) { add(Self.half(name)) }

    /// Adds the names of a file.
    public mutating func add(_ names: WrittenNames) {
        for half in names.places where half != 0 { add(half) }
    }

    private mutating func add(_ half: UInt32) {
        let place = place(of: half)
        if places[place] != 0 { return }
        places[place] = half
        count += 1
        if count * 4 > places.count * 3 { grow() }
    }

    /// What is kept of each name, in no order.
    var all: [UInt32] {
        var all: [UInt32] = []
        all.reserveCapacity(count)
        for half in places where half != 0 { all.append(half) }
        return all
    }

    /// What is kept of a name: never 0.
    static func half(_ name: Name) -> UInt32 { max(UInt32(truncatingIfNeeded: name.hash), 1) }

    @inline(__always)
    private func place(of half: UInt32) -> Int {
        let mask = places.count &- 1
        var place = Int(half) & mask
        while places[place] != 0, places[place] != half { place = (place &+ 1) & mask }
        return place
    }

    private mutating func grow() {
        let old = places
        places = [UInt32](repeating: 0, count: old.count * 2)
        for half in old where half != 0 { places[place(of: half)] = half }
    }

    // MARK: Tokens

    /// The names that a tree writes outside of some ranges, which are in source order.
    init(_ tree: SyntaxTree, outside ranges: [SourceRange]) {
        self.init(minimumCapacity: tree.tokens.count / 8)
        var next = 0
        for index in tree.tokens.indices {
            let start = tree.tokens[index].start
            while next < ranges.count, ranges[next].end <= start { next += 1 }
            if next < ranges.count, ranges[next].start <= start { continue }
            add(tokenAt: index, of: tree.tokens, tree.source.bytes)
        }
    }

    /// Adds the names in a token, except a name that is declared and a capitalized one.
    @inline(__always)
    mutating func add(tokenAt index: Int, of tokens: FrozenArray<Token>, _ bytes: [UInt8]) {
        let token = tokens[index]
        switch token.kind {
        case .identifier:
            let first = bytes[Int(token.start)]
            let isDeclared = index > 0 && (tokens[index &- 1].keyword == .func || tokens[index &- 1].keyword == .var)
            let isCapitalized = first &- UInt8(ascii: "A") < 26
            if isCapitalized != isDeclared { return }
            // `$text` names `text`.
            let start = Int(token.start) + (first == UInt8(ascii: "$") ? 1 : 0)
            let isQuoted = first == UInt8(ascii: "`")
            add(isQuoted ? Name(token: token.range, in: bytes) : Name(bytes, in: start..<Int(token.end)))
        // `self.default` is a name too.
        case .keyword where index > 0 && tokens[index &- 1].kind == .period: add(Name(token: token.range, in: bytes))
        case .stringLiteral, .stringSegment, .regexLiteral, .unknown: addText(of: token, bytes)
        default: break
        }
    }

    /// Adds the names in a token that is neither an identifier nor a keyword, such as a literal.
    mutating func addText(of token: Token, _ bytes: [UInt8]) {
        var position = Int(token.start)
        let end = Int(token.end)
        while position < end {
            let start = position
            while position < end, Self.isPartOfName(bytes[position]) { position += 1 }
            if position > start { add(Name(bytes, in: start..<position)) }
            position += 1
        }
    }

    private static func isPartOfName(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "_") || byte >= 0x80
    }
}

/// The names that the tokens of a tree write.
private final class TokenNames: TreeFacts {
    let names: WrittenNames

    init(_ tree: SyntaxTree) {
        names = TypeNames(tree).written
    }
}

extension SyntaxTree {
    /// Whether the file may write a name, apart from where it declares it.
    func writes(_ name: Name) -> Bool { writtenNames.contains(name) }

    /// The names that the file writes, apart from where it declares them.
    var writtenNames: WrittenNames { facts(TokenNames.self).names }
}
