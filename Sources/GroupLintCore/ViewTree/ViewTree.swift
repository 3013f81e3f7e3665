/// The view code of one file as SwiftUI sees it: flat arrays of elements, content slots, branches and modifiers.
///
/// The tree only contains facts of its own file; the project index resolves names such as `ProfileHeader`. Elements are in
/// source order, parents before children; the subtree of an element ends before `end`. The tree refers to syntax nodes by
/// id. Parsing a file again gives the same ids, so the view tree can outlive the syntax tree.
public struct ViewTree: Sendable {
    public internal(set) var elements: [Element] = []
    public fileprivate(set) var modifiers: [Modifier] = []
    public fileprivate(set) var arguments: [Argument] = []
    public fileprivate(set) var reads: [Read] = []
    /// Arguments of modifiers that are not part of SwiftUI. In a finished tree, in the order of the modifiers.
    fileprivate(set) var passed: [Passed] = []
    /// Objects that modifiers put into the environment. In a finished tree, in the order of the modifiers.
    fileprivate(set) var settings: [EnvironmentSetting] = []

    /// Indices of the elements without a parent: one for each body, builder, preview or loose expression.
    public var roots: [Int32] {
        var roots: [Int32] = []
        var next: Int32 = 0
        while next < elements.count {
            roots.append(next)
            next = max(next + 1, elements[Int(next)].end)
        }
        return roots
    }

    /// One element of a view tree. Fields are as small as possible, because a large project has a hundred thousand elements.
    public struct Element: Sendable {
        /// Name of the callee or member, or label of a slot; `Name.none` for the first trailing closure.
        public var name: Name
        /// The call, reference, branch or closure, without the modifiers after it.
        public var node: NodeID
        /// The range that diagnostics about the element point to: the name of the callee, `if`, `switch` or `?`.
        public var nameRange: SourceRange
        /// Index of the parent element; -1 for a root.
        public var parent: Int32
        /// Index after the last descendant of the element.
        public var end: Int32 = 0
        /// `link` of a slot or root, which have no modifiers; `firstModifier` of any other element.
        private var linkOrModifier: Int32
        /// Index of the first argument of a call in `arguments`.
        public var firstArgument: UInt32 = 0
        /// Index in `reads` of the first read of a branch's condition or of row data.
        public var firstRead: UInt32 = 0
        /// The kind in the highest byte, the flags in the other three.
        private var flagsAndKind: UInt32
        public var modifierCount: UInt16 = 0
        public var argumentCount: UInt8 = 0
        public var readCount: UInt8 = 0

        init(_ kind: Kind, _ name: Name, _ node: NodeID, _ nameRange: SourceRange, parent: Int32, _ flags: Flags) {
            self.name = name
            self.node = node
            self.nameRange = nameRange
            self.parent = parent
            linkOrModifier = kind == .slot || kind == .root ? -1 : 0
            flagsAndKind = flags.rawValue | UInt32(kind.rawValue) << 24
        }

        public var kind: Kind { Kind(rawValue: UInt8(flagsAndKind >> 24)) ?? .opaque }

        public var flags: Flags {
            get { Flags(rawValue: flagsAndKind & 0xFF_FFFF) }
            set { flagsAndKind = flagsAndKind & 0xFF00_0000 | newValue.rawValue }
        }

        /// Makes a call of a type of a reference.
        mutating func beCall() { flagsAndKind = flagsAndKind & 0xFF_FFFF | UInt32(Kind.call.rawValue) << 24 }

        private var hasLink: Bool { kind == .slot || kind == .root }

        /// Index of the modifier that a slot belongs to, or of the member that a root is the value of; -1 if there is none.
        /// Set it only on slots and roots.
        public var link: Int32 {
            get { hasLink ? linkOrModifier : -1 }
            set { linkOrModifier = newValue }
        }

        /// Index of the first modifier in `modifiers`. Do not set it on slots and roots, which have none.
        public var firstModifier: UInt32 {
            get { hasLink ? 0 : UInt32(linkOrModifier) }
            set { linkOrModifier = Int32(newValue) }
        }
    }

    /// The kind of an element of a view tree.
    public enum Kind: UInt8, Sendable {
        /// Value of a member, function or preview. Children: the views that it shows.
        case root
        /// A call of a type: `Text("a")`, `Group { }`, `SwiftUI.List(…) { }`. Children: slots.
        case call
        /// A member of a type: `Color.red`, `Row.make(item)`. Children: slots.
        case typeMember
        /// A property, variable or function: `content`, `self.header`, `row(for: item)`. Children: slots.
        case reference
        /// Content of a call or modifier: a closure, or an argument that is a view. Children: the views in it.
        case slot
        /// `if`, `switch`, `a ? b : c`, `#if`. Children: arms.
        case branch
        /// One case of a branch. Children: the views that it shows.
        case arm
        /// An expression that may show a view but is not understood.
        case opaque
    }

    /// Properties of an element of a view tree.
    public struct Flags: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// A call: parentheses or a closure follow the name.
        public static let isCalled = Flags(rawValue: 1)
        /// A reference to a parameter or local variable.
        public static let isLocal = Flags(rawValue: 1 << 1)
        /// A member that is written with `self`: `self.x`.
        public static let hasSelf = Flags(rawValue: 1 << 2)
        /// The rows come from a literal collection, a literal range or `allCases`.
        public static let hasFixedData = Flags(rawValue: 1 << 3)
        public static let isSwitch = Flags(rawValue: 1 << 4)
        public static let isTernary = Flags(rawValue: 1 << 5)
        /// `#if`, which is decided at compile time.
        public static let isConfig = Flags(rawValue: 1 << 6)
        /// `if #available`, without other conditions.
        public static let isAvailability = Flags(rawValue: 1 << 7)
        /// A branch with an arm for each value: a `switch`, or an `if` with `else`.
        public static let isExhaustive = Flags(rawValue: 1 << 8)
        /// A slot that is an argument in parentheses and not a closure.
        public static let isArgument = Flags(rawValue: 1 << 10)
        /// A root whose statements go through a result builder.
        public static let isBuilder = Flags(rawValue: 1 << 11)
        /// A root in `#Preview` or a preview provider.
        public static let isPreview = Flags(rawValue: 1 << 12)
        /// A root whose value is not a view, but a scene, toolbar, chart or similar.
        public static let isNonView = Flags(rawValue: 1 << 13)
        /// A root that is a loose expression in other code, such as `UIHostingController(rootView: Home())`.
        public static let isLoose = Flags(rawValue: 1 << 14)
        /// The value that modifiers apply to in an extension of View: `self`, written or implicit.
        public static let isSelf = Flags(rawValue: 1 << 15)
        /// A branch outside of a result builder, whose arms use `return`.
        public static let isReturning = Flags(rawValue: 1 << 16)
        /// The condition binds names: `if let`, `if case`, a `switch` case with associated values.
        public static let bindsPattern = Flags(rawValue: 1 << 17)
        /// Written with its module, so it is never a type of the project: `SwiftUI.Group`.
        public static let isFromSwiftUI = Flags(rawValue: 1 << 19)
        /// Written with another type or module, so it is never a view of SwiftUI: `Components.Button`.
        public static let isQualified = Flags(rawValue: 1 << 20)
        /// A `switch` with an `@unknown default` case.
        public static let hasUnknownDefault = Flags(rawValue: 1 << 18)
    }

    public struct Modifier: Sendable {
        public var name: Name
        /// The functionCallExpr or memberAccessExpr.
        public var node: NodeID
        public var nameRange: SourceRange
        /// Whether the modifier is inside a postfix `#if`.
        public var isConditional: Bool
    }

    public struct Argument: Sendable {
        public var label: Name
        /// Index in `reads` of the first value that the argument reads. Arguments of SwiftUI's views have no reads.
        fileprivate var firstRead: UInt32 = 0
        fileprivate var readCount: UInt8 = 0
        public var isLiteral: Bool
        public var isClosure: Bool

        init(label: Name, isLiteral: Bool, isClosure: Bool) {
            self.label = label
            self.isLiteral = isLiteral
            self.isClosure = isClosure
        }
    }

    public func reads(of argument: Argument) -> ArraySlice<Read> {
        reads[Int(argument.firstRead)..<(Int(argument.firstRead) + Int(argument.readCount))]
    }

    /// A value that view code reads, as root and member.
    ///
    /// `isOn`, `self.isOn` → (isOn, none); `model.state.isOn` → (model, state); `Flags.beta` → (Flags, beta).
    public struct Read: Sendable {
        public var root: Name
        public var member: Name
        public var isTypeMember: Bool
        /// Whether the root is a parameter or variable of the enclosing function or closure.
        public var isLocal: Bool
        /// Whether the code only tests the value for nil: `if let title`, `title != nil`.
        public var isPresence = false
        /// The name after `member`: `isLarge` for `store.settings.isLarge`.
        public var detail = Name.none
    }

    /// A value that is passed to a modifier. Literals and closures are left out.
    struct Passed: Sendable {
        var argument: Argument
        /// Index in `ViewTree.modifiers`.
        var modifier: Int32
        /// 0-based position among the arguments without a label; 0 for an argument with a label.
        var position: UInt8
    }
}

extension ViewTree {
    /// The tree without unused capacity in its arrays.
    func trimmed() -> ViewTree {
        var tree = self
        tree.elements = elements.trimmed()
        tree.modifiers = modifiers.trimmed()
        tree.arguments = arguments.trimmed()
        tree.reads = reads.trimmed()
        tree.passed = passed.sorted { ($0.modifier, $0.position) < ($1.modifier, $1.position) }
        tree.settings = settings.sorted { $0.modifier < $1.modifier }
        return tree
    }
}

/// Builds a view tree. Calls of `begin` and `close` nest like brackets.
struct ViewTreeArena {
    private(set) var tree = ViewTree()
    private var open: [Int32] = []
    private var lastRoot: Int32 = 0

    var current: Int32 { open.last ?? -1 }

    mutating func begin(
        _ kind: ViewTree.Kind, _ name: Name, _ node: NodeID, _ nameRange: SourceRange, _ flags: ViewTree.Flags = []
    ) -> Int32 {
        let id = Int32(tree.elements.count)
        if open.isEmpty { lastRoot = id }
        tree.elements.append(
            ViewTree.Element(kind, name, node, nameRange, parent: current, flags))
        open.append(id)
        return id
    }

    mutating func close() {
        let id = open.removeLast()
        tree.elements[Int(id)].end = Int32(tree.elements.count)
    }

    /// Removes the last closed root with all its descendants.
    mutating func removeLastRoot() {
        tree.elements.removeSubrange(Int(lastRoot)...)
    }

    mutating func update(_ id: Int32, _ change: (inout ViewTree.Element) -> Void) {
        change(&tree.elements[Int(id)])
    }

    mutating func insert(_ flags: ViewTree.Flags, in id: Int32) { tree.elements[Int(id)].flags.formUnion(flags) }

    // These methods keep as many values as the counters can hold. Real code does not have more.

    mutating func setModifiers(_ modifiers: some Collection<ViewTree.Modifier>, of id: Int32) {
        let modifiers = modifiers.prefix(Int(UInt16.max))
        tree.elements[Int(id)].firstModifier = UInt32(tree.modifiers.count)
        tree.elements[Int(id)].modifierCount = UInt16(modifiers.count)
        tree.modifiers.append(contentsOf: modifiers)
    }

    mutating func append(_ passed: ViewTree.Passed) { tree.passed.append(passed) }

    mutating func append(_ setting: EnvironmentSetting) { tree.settings.append(setting) }

    mutating func setReads(_ reads: [ViewTree.Read], of argument: inout ViewTree.Argument) {
        let reads = reads.prefix(Int(UInt8.max))
        argument.firstRead = UInt32(tree.reads.count)
        argument.readCount = UInt8(reads.count)
        tree.reads.append(contentsOf: reads)
    }

    mutating func setArguments(_ arguments: [ViewTree.Argument], of id: Int32) {
        let arguments = arguments.prefix(Int(UInt8.max))
        tree.elements[Int(id)].firstArgument = UInt32(tree.arguments.count)
        tree.elements[Int(id)].argumentCount = UInt8(arguments.count)
        tree.arguments.append(contentsOf: arguments)
    }

    mutating func setReads(_ reads: [ViewTree.Read], of id: Int32) {
        let reads = reads.prefix(Int(UInt8.max))
        tree.elements[Int(id)].firstRead = UInt32(tree.reads.count)
        tree.elements[Int(id)].readCount = UInt8(reads.count)
        tree.reads.append(contentsOf: reads)
    }
}
