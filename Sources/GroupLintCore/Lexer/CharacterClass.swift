/// Classes of bytes, as flags in one table of 256 entries.
struct CharacterClass {
    static let identifierStart: UInt8 = 1
    static let identifierPart: UInt8 = 2
    static let digit: UInt8 = 4
    static let hexDigit: UInt8 = 8
    static let operatorPart: UInt8 = 16
    static let blank: UInt8 = 32
    /// First or later byte of a scalar that is not ASCII.
    static let highByte: UInt8 = 64
    /// An operator character that never starts a comment, a regex literal, a placeholder or a member.
    static let plainOperator: UInt8 = 128

    static let table: [UInt8] = (0...255).map { value in
        let byte = UInt8(value)
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"):
            return identifierStart | identifierPart | hexDigit
        case UInt8(ascii: "g")...UInt8(ascii: "z"), UInt8(ascii: "G")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
            return identifierStart | identifierPart
        case UInt8(ascii: "$"): return identifierPart
        case UInt8(ascii: "0")...UInt8(ascii: "9"): return identifierPart | digit | hexDigit
        case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "%"),
            UInt8(ascii: ">"), UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
            UInt8(ascii: "~"), UInt8(ascii: "?"):
            return operatorPart | plainOperator
        case UInt8(ascii: "/"), UInt8(ascii: "<"), UInt8(ascii: "."): return operatorPart
        case 0x20, 0x09, 0x0B, 0x0C, 0x00: return blank
        case 0x80...0xFF: return highByte
        default: return 0
        }
    }
}

/// Role of a non-ASCII Unicode scalar in Swift (The Swift Programming Language, "Lexical Structure").
enum ScalarClass {
    case identifier
    case `operator`
    /// A combining character: continues an identifier or an operator but does not start one.
    case continuation
    case other

    init(_ value: UInt32) {
        if Self.contains(Self.combining, value) {
            self = .continuation
        } else if Self.contains(Self.operators, value) {
            self = .operator
        } else if Self.contains(Self.identifiers, value) {
            self = .identifier
        } else {
            self = .other
        }
    }

    var continuesIdentifier: Bool {
        switch self {
        case .identifier, .continuation: true
        case .operator, .other: false
        }
    }

    var continuesOperator: Bool {
        switch self {
        case .operator, .continuation: true
        case .identifier, .other: false
        }
    }

    private static func contains(_ ranges: [ClosedRange<UInt32>], _ value: UInt32) -> Bool {
        ranges.contains { $0.contains(value) }
    }

    /// Combining characters, which continue an identifier or operator but do not start one.
    private static let combining: [ClosedRange<UInt32>] = [
        0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE0100...0xE01EF,
    ]

    private static let operators: [ClosedRange<UInt32>] = [
        0x00A1...0x00A7, 0x00A9...0x00A9, 0x00AB...0x00AB, 0x00AC...0x00AC, 0x00AE...0x00AE, 0x00B0...0x00B1,
        0x00B6...0x00B6, 0x00BB...0x00BB, 0x00BF...0x00BF, 0x00D7...0x00D7, 0x00F7...0x00F7, 0x2016...0x2017,
        0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775,
        0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030...0x3030,
    ]

    private static let identifiers: [ClosedRange<UInt32>] = [
        0x00A8...0x00A8, 0x00AA...0x00AA, 0x00AD...0x00AD, 0x00AF...0x00AF, 0x00B2...0x00B5, 0x00B7...0x00BA,
        0x00BC...0x00BE, 0x00C0...0x00D6, 0x00D8...0x00F6, 0x00F8...0x02FF, 0x0370...0x167F, 0x1681...0x180D,
        0x180F...0x1DBF, 0x1E00...0x1FFF, 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054...0x2054,
        0x2060...0x20CF, 0x2100...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF,
        0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE1F,
        0xFE30...0xFE44, 0xFE47...0xFFF8, 0x10000...0x1FFFD, 0x20000...0x2FFFD, 0x30000...0x3FFFD, 0x40000...0x4FFFD,
        0x50000...0x5FFFD, 0x60000...0x6FFFD, 0x70000...0x7FFFD, 0x80000...0x8FFFD, 0x90000...0x9FFFD,
        0xA0000...0xAFFFD, 0xB0000...0xBFFFD, 0xC0000...0xCFFFD, 0xD0000...0xDFFFD, 0xE0000...0xEFFFD,
    ]
}
