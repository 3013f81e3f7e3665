/// Work that an initializer or function does besides storing values.
public struct BodyCost: Sendable {
    /// Types that the body constructs, in source order.
    public var constructed: ArraySlice<Name> = []
    public var flags: Flags = []

    public struct Flags: OptionSet, Sendable {
        public let rawValue: UInt8

        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        public static let loops = Flags(rawValue: 1)
        public static let startsTask = Flags(rawValue: 2)
        public static let readsFiles = Flags(rawValue: 4)
        public static let makesFormatter = Flags(rawValue: 8)
    }

    public init() {}

    public init(_ node: SyntaxNode) {
        node.walk { scan($0) }
    }

    /// Records one node; false if the nodes below it do not run here.
    private mutating func scan(_ node: SyntaxNode) -> Bool {
        switch node.kind.role {
        case .loop: flags.insert(.loops)
        case .nominalType: return false
        case .declaration: return node.kind != .functionDecl
        case .expression:
            // The wrapper takes an autoclosure: `_model = StateObject(wrappedValue: Model())` runs later.
            if let call = CallExpr(node) { return scanCall(call) }
            return node.kind != .closureExpr
        case .root, .declarationPart, .block, .conditionalCompilation, .exit, .statement, .statementPart, .condition,
            .choice, .expressionPart, .type, .pattern:
            break
        }
        return true
    }

    /// Records a call; false if its arguments are not evaluated here.
    private mutating func scanCall(_ call: CallExpr) -> Bool {
        guard let callee = call.callee?.withoutGenericArguments else { return true }
        let isInit = callee.kind == .memberAccessExpr && callee.token?.keyword == .`init`
        let type = isInit ? callee.chainBase : callee
        // `_model = .init(wrappedValue: Model())`
        if isInit, type == nil, call.firstArgument?.label == .wrappedValue { return false }
        guard let type, type.isCapitalized else {
            addTypeMember(callee)
            return true
        }
        if type.name == .stateObject || type.name == .state { return false }
        if Self.tasks.contains(type.name) { flags.insert(.startsTask) }
        if Self.formatters.contains(type.name) { flags.insert(.makesFormatter) }
        constructed.append(type.name)
        return true
    }

    /// Records a call on a type: `FileManager.default.contents(…)`, `Task.detached { }`,
    /// `URLSession.shared.dataTask(…)`.
    private mutating func addTypeMember(_ callee: SyntaxNode) {
        // The walk visits a call inside the chain separately.
        var root = callee
        while root.kind == .memberAccessExpr, let base = root.chainBase { root = base.unwrapped }
        guard root.isCapitalized else { return }
        if Self.files.contains(root.name) { flags.insert(.readsFiles) }
        if Self.tasks.contains(root.name) { flags.insert(.startsTask) }
    }

    private static let tasks = NameTable("Task Timer DispatchQueue URLSession NotificationCenter OperationQueue")
    private static let files = NameTable("FileManager Bundle FileHandle SecItemCopyMatching")
    private static let formatters = NameTable(
        """
        DateFormatter NumberFormatter ISO8601DateFormatter MeasurementFormatter ByteCountFormatter \
        RelativeDateTimeFormatter DateComponentsFormatter DateIntervalFormatter PersonNameComponentsFormatter \
        JSONDecoder JSONEncoder PropertyListDecoder NSRegularExpression NSDataDetector CIContext
        """)
}

extension Name {
    static let stateObject: Name = "StateObject"
    static let state: Name = "State"
    static let wrappedValue: Name = "wrappedValue"
}
