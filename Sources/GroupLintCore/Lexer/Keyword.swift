/// A word that the grammar gives a meaning.
///
/// The lexer marks reserved words as `TokenKind.keyword`. Contextual ones stay identifiers that carry their keyword, and
/// the parser decides: `async` is a name in `let async = 1`.
package enum Keyword: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    /// Not a keyword at all.
    case none

    // Reserved: never an identifier without back quotes.
    case capitalAny  // Any
    case `as`
    case `associatedtype`
    case `break`
    case `case`
    case `catch`
    case `class`
    case `continue`
    case `default`
    case `defer`
    case `deinit`
    case `do`
    case `else`
    case `enum`
    case `extension`
    case `fallthrough`
    case `false`
    case `fileprivate`
    case `for`
    case `func`
    case `guard`
    case `if`
    case `import`
    case `in`
    case `init`
    case `inout`
    case `internal`
    case `is`
    case `let`
    case `nil`
    case `operator`
    case `precedencegroup`
    case `private`
    case `protocol`
    case `public`
    case `repeat`
    case `rethrows`
    case `return`
    case `self`
    case capitalSelf  // Self
    case `static`
    case `struct`
    case `subscript`
    case `super`
    case `switch`
    case `throw`
    case `throws`
    case `true`
    case `try`
    case `typealias`
    case `var`
    case `where`
    case `while`

    // Contextual: an identifier unless the grammar says otherwise.
    case __consuming
    case __owned
    case __setter_access
    case __shared
    case _addressor
    case _borrow
    case _borrowing
    case _compilerInitialized
    case _const
    case _consuming
    case _forward
    case _linear
    case _local
    case _modify
    case _move
    case _mutating
    case _read
    case _resultDependsOnSelf
    case _unsafeNonescapableResult
    case accesses
    case actor
    case addressWithNativeOwner
    case addressWithOwner
    case any
    case assignment
    case associativity
    case async
    case attached
    case autoclosure
    case available
    case await
    case before
    case block
    case borrow
    case borrowing
    case canImport
    case consume
    case consuming
    case convenience
    case convention
    case copy
    case dependsOn
    case didSet
    case differentiable
    case discard
    case distributed
    case dynamic
    case each
    case escaping
    case exported
    case file
    case final
    case freestanding
    case get
    case higherThan
    case implements
    case indirect
    case infix
    case initializes
    case isolated
    case kind
    case lazy
    case left
    case line
    case lowerThan
    case macro
    case modify
    case module
    case mutableAddressWithNativeOwner
    case mutableAddressWithOwner
    case mutate
    case mutating
    case noneKeyword  // none
    case nonisolated
    case nonmutating
    case nonsending
    case objc
    case of
    case open
    case optional
    case override
    case ownership
    case package
    case postfix
    case preconcurrency
    case prefix
    case metatypeProtocol  // Protocol
    case read
    case reasync
    case required
    case retroactive
    case right
    case safe
    case scoped
    case sending
    case set
    case some
    case specialized
    case swift
    case then
    case transpose
    case metatypeType  // Type
    case unavailable
    case unchecked
    case unowned
    case unsafe
    case unsafeAddress
    case unsafeMutableAddress
    case using
    case weak
    case willSet
    case wrt
    case yield
}

extension Keyword {
    package var isReserved: Bool { self != .none && rawValue <= Keyword.while.rawValue }

    /// Whether a line that starts with this word is likely a declaration.
    var startsDeclaration: Bool {
        switch self {
        case .func, .struct, .class, .enum, .protocol, .extension, .`init`, .deinit, .typealias, .import, .var, .let,
            .private, .fileprivate, .internal, .public, .open, .static, .override, .final, .mutating, .lazy, .weak,
            .subscript, .associatedtype, .actor:
            true
        default: false
        }
    }

    /// Spelling in source.
    package var text: String { Self.spellings[Int(rawValue)] }

    /// In the order of the cases. Asking the runtime for the name of a case would take a third of the start-up.
    private static let spellings = [
        "", "Any", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
        "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
        "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup",
        "private", "protocol", "public", "repeat", "rethrows", "return", "self", "Self", "static", "struct",
        "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
        "__consuming", "__owned", "__setter_access", "__shared", "_addressor", "_borrow", "_borrowing",
        "_compilerInitialized", "_const", "_consuming", "_forward", "_linear", "_local", "_modify", "_move",
        "_mutating", "_read", "_resultDependsOnSelf", "_unsafeNonescapableResult", "accesses", "actor",
        "addressWithNativeOwner", "addressWithOwner", "any", "assignment", "associativity", "async", "attached",
        "autoclosure", "available", "await", "before", "block", "borrow", "borrowing", "canImport", "consume",
        "consuming", "convenience", "convention", "copy", "dependsOn", "didSet", "differentiable", "discard",
        "distributed", "dynamic", "each", "escaping", "exported", "file", "final", "freestanding", "get",
        "higherThan", "implements", "indirect", "infix", "initializes", "isolated", "kind", "lazy", "left", "line",
        "lowerThan", "macro", "modify", "module", "mutableAddressWithNativeOwner", "mutableAddressWithOwner",
        "mutate", "mutating", "none", "nonisolated", "nonmutating", "nonsending", "objc", "of", "open", "optional",
        "override", "ownership", "package", "postfix", "preconcurrency", "prefix", "Protocol", "read", "reasync",
        "required", "retroactive", "right", "safe", "scoped", "sending", "set", "some", "specialized", "swift",
        "then", "transpose", "Type", "unavailable", "unchecked", "unowned", "unsafe", "unsafeAddress",
        "unsafeMutableAddress", "using", "weak", "willSet", "wrt", "yield",
    ]
}

/// Finds the keyword of a word by its length, first eight and last eight bytes: exact up to 16 bytes, and no two
/// keywords beyond that share them.
struct KeywordTable: Sendable {
    private struct Slot {
        var head: UInt64 = 0
        var tail: UInt64 = 0
        var length: UInt8 = 0
        var keyword = Keyword.none
    }

    private static let mask = 1023
    private var slots = [Slot](repeating: Slot(), count: KeywordTable.mask + 1)
    /// For each first byte the lengths that keywords have, one bit each: turns most names away at once.
    private var lengths = [UInt32](repeating: 0, count: 256)

    static let shared = KeywordTable()

    private init() {
        for keyword in Keyword.allCases where keyword != .none {
            let word = Array(keyword.text.utf8)
            let head = word.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
            let tail = word.count > 8 ? Self.tail(word, 0, word.count) : 0
            var index = Self.index(head, tail, word.count)
            while slots[index].length != 0 { index = (index + 1) & Self.mask }
            slots[index] = Slot(head: head, tail: tail, length: UInt8(word.count), keyword: keyword)
            lengths[Int(word[0])] |= 1 << UInt32(word.count)
        }
    }

    @inline(__always)
    func mayBe(_ first: UInt8, length: Int) -> Bool {
        length < 32 && lengths[Int(first)] &>> UInt32(truncatingIfNeeded: length) & 1 != 0
    }

    /// Keyword of the word from `start` to `end`; `head` holds its first eight bytes, zeros behind the last.
    @inline(__always)
    func keyword(_ bytes: [UInt8], _ start: Int, _ end: Int, head: UInt64) -> Keyword {
        let tail = end - start > 8 ? Self.tail(bytes, start, end) : 0
        var index = Self.index(head, tail, end - start)
        while slots[index].length != 0 {
            if slots[index].head == head, slots[index].tail == tail, Int(slots[index].length) == end - start {
                return slots[index].keyword
            }
            index = (index + 1) & Self.mask
        }
        return .none
    }

    /// Last eight bytes of a longer word, without those that its first eight hold.
    private static func tail(_ bytes: [UInt8], _ start: Int, _ end: Int) -> UInt64 {
        var tail: UInt64 = 0
        for index in max(start + 8, end - 8)..<end { tail = tail << 8 | UInt64(bytes[index]) }
        return tail
    }

    @inline(__always)
    private static func index(_ head: UInt64, _ tail: UInt64, _ length: Int) -> Int {
        let mixed = (head ^ (tail &* 0x9E37_79B9) ^ UInt64(length)) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: mixed >> 54) & mask
    }
}
