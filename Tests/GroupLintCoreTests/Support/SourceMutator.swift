@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// Pseudo-random numbers that are the same on every machine (Steele, Lea and Flood, "Fast Splittable Pseudorandom
/// Number Generators").
struct SplitMix64 {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }

    /// A number from 0 up to, but not including, the bound; 0 if the bound is 0.
    mutating func below(_ bound: Int) -> Int { bound < 1 ? 0 : Int(next() % UInt64(bound)) }

    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}

/// Damages sources at random. A seed always makes the same input.
struct SourceMutator: Sendable {
    let sources: [[UInt8]]

    func input(seed: UInt64) -> [UInt8] {
        var random = SplitMix64(seed)
        var bytes = random.pick(sources)
        for _ in 0...random.below(4) {
            switch random.below(12) {
            case 0: changeByte(&bytes, &random)
            case 1: insertByte(&bytes, &random)
            case 2: bytes.removeSubrange(tokenRange(bytes, &random))
            case 3: duplicateToken(&bytes, &random)
            case 4: swapTokens(&bytes, &random)
            case 5, 6: insertWord(&bytes, &random)
            case 7: insertForeignToken(&bytes, &random)
            case 8: bytes.removeSubrange(tokenRange(bytes, &random).lowerBound...)
            case 9: splice(&bytes, &random)
            case 10: bytes.removeSubrange(Self.ordered(boundary(bytes, &random), boundary(bytes, &random)))
            default: nest(&bytes, &random)
            }
        }
        return bytes
    }

    // MARK: Places

    private func tokenRange(_ bytes: [UInt8], _ random: inout SplitMix64) -> Range<Int> {
        let token = random.pick(Array(Lexer.lex(bytes).tokens))
        return Int(token.start)..<Int(token.end)
    }

    private func boundary(_ bytes: [UInt8], _ random: inout SplitMix64) -> Int {
        tokenRange(bytes, &random).lowerBound
    }

    private static func ordered(_ first: Int, _ second: Int) -> Range<Int> { min(first, second)..<max(first, second) }

    // MARK: Bytes

    private func changeByte(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
        guard !bytes.isEmpty else { return }
        bytes[random.below(bytes.count)] = UInt8(truncatingIfNeeded: random.next())
    }

    private func insertByte(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
        bytes.insert(random.pick(Self.oddBytes), at: random.below(bytes.count + 1))
    }

    // MARK: Tokens

    private func duplicateToken(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
        let range = tokenRange(bytes, &random)
        bytes.insert(contentsOf: Array(bytes[range]), at: range.upperBound)
    }

    private func swapTokens(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
        let (first, second) = (tokenRange(bytes, &random), tokenRange(bytes, &random))
        guard first.upperBound <= second.lowerBound else { return }
        let (left, right) = (Array(bytes[first]), Array(bytes[second]))
        bytes.replaceSubrange(second, with: left)
        bytes.replaceSubrange(first, with: right)
    }

    private func insertWord(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
        let word = random.pick(Self.words)
        bytes.insert(contentsOf: (random.below(2) == 0 ? word : " \(word) ").utf8, at: boundary(bytes, &random))
    }

    private func insertForeignToken(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
        let other = random.pick(sources)
        bytes.insert(contentsOf: other[tokenRange(other, &random)], at: boundary(bytes, &random))
    }

    /// The beginning of one file, then the end of another.
    private func splice(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
        let other = random.pick(sources)
        bytes.removeSubrange(boundary(bytes, &random)...)
        bytes += other[boundary(other, &random)...]
    }

    /// One opening bracket or quote many times; half of the inputs also close it.
    private func nest(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
        let (opening, closing) = random.pick(Self.nestings)
        let count = random.pick([2, 30, 600, 2000])
        let place = boundary(bytes, &random)
        if random.below(2) == 0 {
            bytes.insert(contentsOf: String(repeating: closing, count: count).utf8, at: place)
        }
        bytes.insert(contentsOf: String(repeating: opening, count: count).utf8, at: place)
    }

    private static let oddBytes: [UInt8] =
        [
            0x00, 0x0A, 0x0D, 0x22, 0x23, 0x28, 0x29, 0x2F, 0x3C, 0x3E, 0x5C, 0x60, 0x7B, 0x7D, 0x80, 0xA0, 0xBF, 0xC2,
            0xE2, 0xED, 0xEF, 0xF4, 0xFF,
        ]

    private static let words =
        Keyword.allCases.map { "\($0)" } + [
            "(", ")", "[", "]", "{", "}", "<", ">", ",", ":", "::", ";", ".", "..", "...", "=", "->", "@", "#", "&",
            "!", "?",
            "??", "`", "\\", "\\(", "\"", "\"\"\"", "#\"", "\"#", "/", "#/", "/#", "//", "/*", "*/", "<#", "#>", "$0",
            "_",
            "#if", "#if A\n", "#elseif B\n", "#else\n", "#endif\n", "#available(", "#sourceLocation(", "#!", "\n", "\r",
            "\r\n",
            "in", "case .a:", "default:", "{ a in", "if let", "for case", "0x", "1.", "1e", "\u{FEFF}", "\u{A0}", "é",
            "👩‍👧",
            "\u{301}", "⊕", "a<b<", "{ get", "didSet", "@a(", "\\.", "repeat each", "as?", "try!", "switch a {", "do {",
        ]

    private static let nestings: [(String, String)] = [
        ("(", ")"), ("[", "]"), ("{", "}"), ("<", ">"), ("a<", ">"), ("\"\\(", ")\""), ("\"\"\"\n\\(", ")\n\"\"\"\n"),
        ("#if A\n", "#endif\n"), ("if a {", "}"), ("f { a in ", "}"), ("switch a { case b: ", "}"), ("!", ""),
        ("&", ""),
        ("a[b ", "]"), ("@a(", ")"), ("#/", "/#"), ("let a: [", "]"), ("(a: ", ")"), ("try ", ""), ("\\a[", "]"),
        ("a.b", ""),
        ("struct A {", "}"), ("/*", "*/"), ("a ? ", ": b"), (" + ", ""), ("public ", ""), ("case (", ")"), ("-> ", ""),
        ("func f() {", "}"), ("`", "`"), ("#a(", ")"), ("each ", ""), ("var a: A {", "}"), ("#\"\\#(", ")\"#"),
        ("if if ", ""),
    ]
}
