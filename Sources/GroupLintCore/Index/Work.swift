/// Work that a call does besides creating a value, judged by its names.
public struct Work {
    public let kind: Kind
    /// What is sorted, decoded or loaded, if the call names it.
    public let subject: SyntaxNode?

    public enum Kind: Sendable {
        case task, timer, request, observer, subscription, queue
        case sort, group, filter, map, decode, load, fetch, file, formatter

        /// Whether it goes on after the call: once started, it runs whether its view is ever shown or not.
        public var goesOn: Bool {
            switch self {
            case .task, .timer, .request, .observer, .subscription, .queue: true
            case .sort, .group, .filter, .map, .decode, .load, .fetch, .file, .formatter: false
            }
        }
    }

    /// Nil for a call that is not known to work.
    public init?(_ call: CallExpr) {
        guard let callee = call.callee?.withoutGenericArguments else { return nil }
        let isInit = callee.kind == .memberAccessExpr && callee.token?.keyword == .`init`
        if let type = isInit ? callee.chainBase : callee, type.isCapitalized {
            self.init(creating: type, call)
        } else if let base = MemberAccessExpr(callee)?.base {
            self.init(calling: callee.name, of: base, call)
        } else {
            return nil
        }
    }

    private init(_ kind: Kind, _ subject: SyntaxNode? = nil) {
        self.kind = kind
        self.subject = subject
    }

    /// `Data(contentsOf: url)`, `Dictionary(grouping: items) { … }`
    private init?(creating type: SyntaxNode, _ call: CallExpr) {
        let first = call.firstArgument
        if type.name == Self.task {
            self.init(.task)
        } else if Self.formatters.contains(type.name) {
            self.init(.formatter, type)
        } else if let first, Self.contentLabels.contains(first.label) {
            self.init(.load, first.value)
        } else if let first, first.label == "grouping" {
            self.init(.group, first.value)
        } else if type.name == "SecItemCopyMatching" {
            self.init(.file)
        } else {
            return nil
        }
    }

    /// `items.sorted()`, `decoder.decode(Item.self, from: data)`, `FileManager.default.contents(atPath: path)`
    private init?(calling name: Name, of base: SyntaxNode, _ call: CallExpr) {
        // Most calls are modifiers. Only a name in the table is worth a walk to the root of its chain.
        guard Self.names.contains(name) else { return nil }
        let root = base.innermost
        if let kind = Self.kind(of: name, root: root) {
            self.init(kind)
        } else if Self.sorting.contains(name) {
            self.init(.sort, base)
        } else if name == "decode", let data = call.argument("from") {
            self.init(.decode, data)
        } else if name == "fetch", call.firstArgument != nil, base.tokenText.hasSuffix("ontext") {
            self.init(.fetch, base)
        } else if Self.mapping.contains(name), call.takesClosure, !root.isCapitalized, !base.isPublisher {
            // Only collections have `compactMap`; `map` of an Optional is not a loop.
            guard name != "map" || base.isSequence else { return nil }
            self.init(name == "filter" ? .filter : .map, base)
        } else {
            return nil
        }
    }

    private static func kind(of name: Name, root: SyntaxNode) -> Kind? {
        if name == "sink" { return .subscription }
        if name == "addObserver" { return .observer }
        if requests.contains(name) { return .request }
        guard root.isCapitalized else { return nil }
        if root.name == task { return name == "detached" ? .task : nil }
        if root.name == "Timer" { return name == "scheduledTimer" ? .timer : nil }
        if root.name == "DispatchQueue" { return name == "async" || name == "asyncAfter" ? .queue : nil }
        if root.name == "FileManager" || root.name == "Bundle" { return fileAccess.contains(name) ? .file : nil }
        return nil
    }

    /// Whether a type is slow to create.
    public static func isFormatter(_ name: Name) -> Bool { formatters.contains(name) }

    /// All names of methods that may work.
    private static let names = NameTable(
        """
        sink addObserver dataTask uploadTask downloadTask webSocketTask dataTaskPublisher detached scheduledTimer async \
        asyncAfter contents contentsOfDirectory enumerator fileExists attributesOfItem subpathsOfDirectory url urls path \
        paths sorted sort decode fetch filter compactMap map
        """)
    private static let task: Name = "Task"
    private static let sorting = NameTable("sorted sort")
    private static let mapping = NameTable("filter compactMap map")
    private static let contentLabels = NameTable("contentsOf contentsOfFile contentsOfURL")
    private static let requests = NameTable("dataTask uploadTask downloadTask webSocketTask dataTaskPublisher")
    private static let fileAccess = NameTable(
        "contents contentsOfDirectory enumerator fileExists attributesOfItem subpathsOfDirectory url urls path paths")
    private static let formatters = NameTable(
        """
        DateFormatter NumberFormatter ISO8601DateFormatter MeasurementFormatter ByteCountFormatter \
        RelativeDateTimeFormatter DateComponentsFormatter DateIntervalFormatter PersonNameComponentsFormatter \
        JSONDecoder JSONEncoder PropertyListDecoder NSRegularExpression NSDataDetector CIContext
        """)
}

extension CallExpr {
    fileprivate var takesClosure: Bool {
        trailingClosure != nil || firstArgument?.value?.kind == .closureExpr || firstArgument?.value?.kind == .keyPathExpr
    }
}

extension SyntaxNode {
    /// The first name of a chain: `a` in `a.b(c).d`.
    fileprivate var innermost: SyntaxNode {
        var node = unwrapped
        while let base = node.chainBase { node = base.unwrapped }
        return node
    }

    /// Whether a part of the chain shows that it is a Combine publisher, whose operators do no work when they are called.
    fileprivate var isPublisher: Bool {
        sequence(first: self, next: \.chainBase).contains { part in
            Self.publishers.contains(part.name) || part.tokenText.first == "$"
        }
    }

    /// Whether the last call or member of the chain gives a sequence.
    fileprivate var isSequence: Bool {
        let last = kind == .functionCallExpr ? chainBase ?? self : self
        return last.kind == .memberAccessExpr && Self.sequences.contains(last.name)
    }

    private static let publishers = NameTable(
        "publisher receive debounce throttle removeDuplicates eraseToAnyPublisher objectWillChange dataTaskPublisher")
    private static let sequences = NameTable("sorted filter compactMap enumerated reversed keys values indices shuffled")
}
