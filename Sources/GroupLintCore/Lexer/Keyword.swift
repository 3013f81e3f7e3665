/// A word with a meaning in the grammar.
///
/// The lexer marks reserved words as `TokenKind.keyword`. Contextual keywords stay identifiers that also carry their
/// keyword; the parser decides which it is. For example, `async` is a name in `let async = 1`.
public enum Keyword: UInt8, CaseIterable, Sendable, BitwiseCopyable {
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
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case __consuming
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case __owned
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case __setter_access
    // swift-format-ignore: AlwaysUseLowerCamelCase
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
    public var isReserved: Bool { self != .none && rawValue <= Keyword.while.rawValue }

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

    /// Spellings in source, separated by spaces, in the order of the cases after `none`. Asking the runtime for the
    /// names of the cases would take a third of the start-up time, and an array of strings a hundredth.
    public static let spellings: StaticString =
        """
        Any as associatedtype break case catch class continue default defer deinit do else enum extension \
        fallthrough false fileprivate for func guard if import in init inout internal is let nil operator \
        precedencegroup private protocol public repeat rethrows return self Self static struct subscript super \
        switch throw throws true try typealias var where while __consuming __owned __setter_access __shared \
        _addressor _borrow _borrowing _compilerInitialized _const _consuming _forward _linear _local _modify _move \
        _mutating _read _resultDependsOnSelf _unsafeNonescapableResult accesses actor addressWithNativeOwner \
        addressWithOwner any assignment associativity async attached autoclosure available await before block borrow \
        borrowing canImport consume consuming convenience convention copy dependsOn didSet differentiable discard \
        distributed dynamic each escaping exported file final freestanding get higherThan implements indirect infix \
        initializes isolated kind lazy left line lowerThan macro modify module mutableAddressWithNativeOwner \
        mutableAddressWithOwner mutate mutating none nonisolated nonmutating nonsending objc of open optional \
        override ownership package postfix preconcurrency prefix Protocol read reasync required retroactive right \
        safe scoped sending set some specialized swift then transpose Type unavailable unchecked unowned unsafe \
        unsafeAddress unsafeMutableAddress using weak willSet wrt yield
        """
}
