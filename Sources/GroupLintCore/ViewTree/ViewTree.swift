/// The view code of one file as SwiftUI sees it: elements, their content slots, branches and modifiers in flat arrays.
///
/// It knows one file and no other: what `ProfileHeader` is, the project index says. Elements stand in source order,
/// parents before children; a whole subtree lies between an element and its `end`. Nodes of the syntax tree are named
/// by id, and a file parses to the same ids every time, so the view tree outlives the syntax tree it was made from.
public struct ViewTree: Sendable {
    public fileprivate(set) var elements: [Element] = []
    public fileprivate(set) var modifiers: [Modifier] = []
    public fileprivate(set) var arguments: [Argument] = []
    public fileprivate(set) var reads: [Read] = []
    /// What modifiers that are not SwiftUI's are given, in the order of modifiers.
    fileprivate(set) var passed: [Passed] = []

    /// Elements without a parent: one for each body, builder, preview or loose expression.
    public var roots: [Int32] {
        var roots: [Int32] = []
        var next: Int32 = 0
        while next < elements.count {
            roots.append(next)
            next = max(next + 1, elements[Int(next)].end)
        }
        return roots
    }

    /// A large project has a hundred thousand of them: fields are no wider than they have to be.
    public struct Element: Sendable {
        /// Callee, member or parameter label; `Name.none` for the first trailing closure.
        public var name: Name
        /// The call, reference, branch or closure, without the modifiers behind it.
        public var node: NodeID
        /// What a diagnostic about the element points at: the callee's name, `if`, `switch`, `?`.
        public var nameRange: SourceRange
        public var parent: Int32
        /// One past the last element below this one.
        public var end: Int32 = 0
        /// The link of a slot or root, which have no modifiers; the first modifier of what may have some.
        private var linkOrModifier: Int32
        /// Arguments of a call; reads of a branch's condition or of the data that rows come from.
        public var firstArgument: UInt32 = 0
        public var firstRead: UInt32 = 0
        /// The kind is in the highest byte.
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

        private var hasLink: Bool { kind == .slot || kind == .root }

        /// Of a slot: the modifier it belongs to, or -1 for the parent's own. Of a root: the member it is the value of, or
        /// -1. To be set of these alone.
        public var link: Int32 {
            get { hasLink ? linkOrModifier : -1 }
            set { linkOrModifier = newValue }
        }

        /// To be set of what is no slot and no root.
        public var firstModifier: UInt32 {
            get { hasLink ? 0 : UInt32(linkOrModifier) }
            set { linkOrModifier = Int32(newValue) }
        }
    }

    public enum Kind: UInt8, Sendable {
        /// Value of a member, function or preview. Children: what it shows.
        case root
        /// `Text("a")`, `Group { }`, `SwiftUI.List(…) { }`. Children: slots.
        case call
        /// `Color.red`, `Row.make(item)`: a member of a type. Children: slots.
        case typeMember
        /// `content`, `self.header`, `row(for: item)`. Children: slots.
        case reference
        /// Content of a call or modifier: a closure, or an argument that is a view.
        case slot
        /// `if`, `switch`, `a ? b : c`, `#if`. Children: arms.
        case branch
        /// One case of a branch. Children: what it shows.
        case arm
        /// Something that may show a view but was not understood.
        case opaque
    }

    public struct Flags: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Written with parentheses or a closure behind it.
        public static let isCalled = Flags(rawValue: 1)
        /// A reference to a parameter or local variable.
        public static let isLocal = Flags(rawValue: 1 << 1)
        /// `self.x`.
        public static let hasSelf = Flags(rawValue: 1 << 2)
        /// Rows come from a literal collection, a literal range or `allCases`.
        public static let hasFixedData = Flags(rawValue: 1 << 3)
        public static let isSwitch = Flags(rawValue: 1 << 4)
        public static let isTernary = Flags(rawValue: 1 << 5)
        /// `#if`: decided when the code is compiled.
        public static let isConfig = Flags(rawValue: 1 << 6)
        /// `if #available`, without other conditions.
        public static let isAvailability = Flags(rawValue: 1 << 7)
        /// Every value leads to an arm: there is an `else`, or it is a `switch`.
        public static let isExhaustive = Flags(rawValue: 1 << 8)
        /// A slot that is an argument in parentheses, not a closure.
        public static let isArgument = Flags(rawValue: 1 << 10)
        /// A root whose statements go through a result builder.
        public static let isBuilder = Flags(rawValue: 1 << 11)
        /// A root in `#Preview` or a preview provider.
        public static let isPreview = Flags(rawValue: 1 << 12)
        /// A root whose value is a scene, toolbar, chart or the like.
        public static let isNonView = Flags(rawValue: 1 << 13)
        /// A root that is a loose expression in other code, such as `UIHostingController(rootView: Home())`.
        public static let isLoose = Flags(rawValue: 1 << 14)
        /// `self` or an implicit `self` in an extension of View: the value that modifiers apply to.
        public static let isSelf = Flags(rawValue: 1 << 15)
        /// A branch of a function that is no builder: its arms return.
        public static let isReturning = Flags(rawValue: 1 << 16)
        /// The condition takes something apart: `if let`, `if case`, a case with a payload.
        public static let bindsPattern = Flags(rawValue: 1 << 17)
        /// Written with its module: `SwiftUI.Group`, whatever the project calls by that name.
        public static let isFromSwiftUI = Flags(rawValue: 1 << 19)
        /// `case .a:` reaches `@unknown default`.
        public static let hasUnknownDefault = Flags(rawValue: 1 << 18)
    }

    public struct Modifier: Sendable {
        public var name: Name
        /// The functionCallExpr or memberAccessExpr.
        public var node: NodeID
        public var nameRange: SourceRange
        /// Stands inside a postfix `#if`.
        public var isConditional: Bool
    }

    public struct Argument: Sendable {
        public var label: Name
        public var isLiteral: Bool
        public var isClosure: Bool
        /// Name that the value consists of or starts with: `items` in `items.filter { }` and `self.items`.
        public var root: Name
    }

    /// `isOn`, `self.isOn` → (isOn, none); `model.state.isOn` → (model, state); `Flags.beta` → (Flags, beta).
    public struct Read: Sendable {
        public var root: Name
        public var member: Name
        public var isTypeMember: Bool
        /// A parameter or variable of the function or closure around it.
        public var isLocal: Bool
        /// Only whether it is nil matters: `if let title`, `title != nil`.
        public var isPresence = false
    }

    /// An argument of a modifier that depends on something; literals and closures are left out.
    struct Passed: Sendable {
        var label: Name
        /// Without a name when the argument reads several things.
        var read: Read
        /// Position among the file's modifiers.
        var modifier: Int32
    }
}

extension ViewTree {
    func trimmed() -> ViewTree {
        var tree = self
        tree.elements = elements.trimmed()
        tree.modifiers = modifiers.trimmed()
        tree.arguments = arguments.trimmed()
        tree.reads = reads.trimmed()
        tree.passed = passed.trimmed()
        return tree
    }
}

/// Fills a view tree. Elements are opened and closed like brackets.
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

    /// Drops the root that was closed last, with everything below it.
    mutating func removeLastRoot() {
        tree.elements.removeSubrange(Int(lastRoot)...)
    }

    mutating func update(_ id: Int32, _ change: (inout ViewTree.Element) -> Void) {
        change(&tree.elements[Int(id)])
    }

    mutating func insert(_ flags: ViewTree.Flags, in id: Int32) { tree.elements[Int(id)].flags.formUnion(flags) }

    // Of each kind so many are kept as can be counted; no code that people write has more.

    mutating func setModifiers(_ modifiers: some Collection<ViewTree.Modifier>, of id: Int32) {
        let modifiers = modifiers.prefix(Int(UInt16.max))
        tree.elements[Int(id)].firstModifier = UInt32(tree.modifiers.count)
        tree.elements[Int(id)].modifierCount = UInt16(modifiers.count)
        tree.modifiers.append(contentsOf: modifiers)
    }

    mutating func append(_ passed: ViewTree.Passed) { tree.passed.append(passed) }

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
