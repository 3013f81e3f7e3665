/// Work that a call does besides creating a value, judged by its names.
public struct Work {
    public let kind: Kind
    /// What is sorted, decoded or loaded, if the call names it.
    public let subject: SyntaxNode?

    public enum Kind: Sendable {
        case task, timer, request, observer, subscription, queue
        case sort, group, filter, map, decode, load, directory, keychain, service, fetch, file, formatter

        public var weight: Weight {
            switch self {
            case .file, .formatter, .map: .light
            case .sort, .group, .filter, .decode: .costly
            case .load, .directory, .keychain, .service, .fetch: .heavy
            case .task, .timer, .request, .observer, .subscription, .queue: .ongoing
            }
        }

        /// Whether it goes on after the call: once started, it runs whether its view is ever shown or not.
        public var goesOn: Bool { weight == .ongoing }
    }

    /// How much it matters that work is done without need.
    public enum Weight: UInt8, Comparable, Sendable {
        /// Matters only if it is done often.
        case light
        /// An object with state.
        case model
        /// Takes longer the more data there is.
        case costly
        /// Waits for a disk, a database or another process.
        case heavy
        /// Goes on after the call.
        case ongoing

        public static func < (left: Weight, right: Weight) -> Bool { left.rawValue < right.rawValue }
    }

    /// Nil for a call that is not known to work.
    public init?(_ call: CallExpr) {
        guard let callee = call.callee?.withoutGenericArguments else { return nil }
        let isInit = callee.kind == .memberAccessExpr && callee.token?.keyword == .`init`
        if let type = isInit ? callee.chainBase : callee, type.isCapitalized {
            self.init(creating: type, call)
        } else if let base = MemberAccessExpr(callee)?.base {
            self.init(calling: callee.name, of: base, call)
        } else if callee.name == Self.subscribe, call.handsOnClosure {
            self.init(.subscription)
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
            self.init(.keychain)
        } else if Self.services.contains(type.name) {
            self.init(.service, type)
        } else {
            return nil
        }
    }

    /// `items.sorted()`, `decoder.decode(Item.self, from: data)`, `FileManager.default.contents(atPath: path)`
    private init?(calling name: Name, of base: SyntaxNode, _ call: CallExpr) {
        guard let method = Self.methods[name].flatMap(Method.init) else { return nil }
        guard let root = base.innermost else { return nil }
        switch method {
        case .sink: self.init(.subscription)
        case .observe: self.init(.observer)
        case .request: self.init(.request)
        case .subscribe where call.handsOnClosure: self.init(.subscription)
        case .assign where call.assignsPublished: self.init(.subscription)
        case .detach where root.isType(Self.task): self.init(.task)
        case .schedule where root.isType("Timer"): self.init(.timer)
        case .dispatch where root.isType("DispatchQueue"): self.init(.queue)
        case .listDirectory where root.isFileAccess || name != "enumerator": self.init(.directory)
        case .readFile where root.isFileAccess: self.init(.load)
        case .findFile where root.isFileAccess: self.init(.file)
        case .sort: self.init(.sort, base)
        case .decode:
            guard let data = call.argument("from") else { return nil }
            self.init(.decode, data)
        case .fetch where call.firstArgument != nil && base.tokenText.hasSuffix("ontext"): self.init(.fetch, base)
        case .filter where call.isOnCollection(base, root): self.init(.filter, base)
        case .compactMap where call.isOnCollection(base, root): self.init(.map, base)
        // Only collections have `compactMap`; `map` of an Optional is not a loop.
        case .map where call.isOnCollection(base, root) && base.isSequence: self.init(.map, base)
        case .subscribe, .assign, .detach, .schedule, .dispatch, .listDirectory, .readFile, .findFile, .fetch, .filter,
            .compactMap, .map:
            return nil
        }
    }

    /// Types whose objects are made to turn values into text, or to search text.
    static let formatterNames: [Name] = [
        "DateFormatter", "NumberFormatter", "ISO8601DateFormatter", "MeasurementFormatter", "ByteCountFormatter",
        "RelativeDateTimeFormatter", "DateComponentsFormatter", "DateIntervalFormatter", "PersonNameComponentsFormatter",
        "NSRegularExpression",
    ]

    /// Whether a type is slow to create.
    public static func isFormatter(_ name: Name) -> Bool { formatters.contains(name) }

    /// Whether an object of another module opens hardware, a database or another process when it is created. `AudioEngine`
    /// is the class of AudioKit, unless the project declares a type of that name.
    public static func isService(_ name: Name) -> Bool { services.contains(name) || name == "AudioEngine" }

    /// A method that may work, by its name alone.
    private enum Method: Int32 {
        case sink, subscribe, assign, observe, request
        /// Methods of `Task`, `Timer` and `DispatchQueue`.
        case detach, schedule, dispatch
        /// Methods of `FileManager` and `Bundle`.
        case listDirectory, readFile, findFile
        case sort, decode, fetch, filter, compactMap, map
    }

    /// The methods that may work. Most calls are modifiers: they are not here.
    private static let methods: NameTable = {
        var table = NameTable(minimumCapacity: 32)
        func add(_ words: StaticString, _ method: Method) { table.insert(words: words, method.rawValue) }
        add("sink", .sink)
        add("subscribe", .subscribe)
        add("assign", .assign)
        add("addObserver", .observe)
        add("dataTask uploadTask downloadTask webSocketTask dataTaskPublisher", .request)
        add("detached", .detach)
        add("scheduledTimer", .schedule)
        add("async asyncAfter", .dispatch)
        add("contentsOfDirectory enumerator subpathsOfDirectory", .listDirectory)
        add("contents", .readFile)
        add("fileExists attributesOfItem url urls path paths", .findFile)
        add("sorted sort", .sort)
        add("decode", .decode)
        add("fetch", .fetch)
        add("filter", .filter)
        add("compactMap", .compactMap)
        add("map", .map)
        return table
    }()
    private static let subscribe: Name = "subscribe"
    private static let task: Name = "Task"
    private static let contentLabels = NameTable(
        "contentsOf contentsOfFile contentsOfURL forReading forReadingAtPath forReadingFrom")
    private static let services = NameTable(
        """
        CLLocationManager CBCentralManager CBPeripheralManager CMMotionManager AVCaptureSession AVAudioEngine WKWebView \
        NSPersistentContainer ModelContainer
        """)
    private static let formatters = NameTable(
        """
        DateFormatter NumberFormatter ISO8601DateFormatter MeasurementFormatter ByteCountFormatter \
        RelativeDateTimeFormatter DateComponentsFormatter DateIntervalFormatter PersonNameComponentsFormatter \
        JSONDecoder JSONEncoder PropertyListDecoder NSRegularExpression NSDataDetector CIContext
        """)
}

extension CallExpr {
    /// Whether a subscription gets its code: `subscribe(onNext: { })`, `subscribe(bag, updates) { }`. Operators get none:
    /// `subscribe(on: queue)`.
    fileprivate var handsOnClosure: Bool {
        if let first = firstArgument, first.label == "onNext" || first.label == "onSuccess" { return true }
        return trailingClosure != nil
    }

    /// `assign(to: \.name, on: self)`, `assign(to: &$name)`
    fileprivate var assignsPublished: Bool {
        guard let value = argument("to") else { return false }
        return argument("on") != nil || value.kind == .inOutExpr
    }

    /// Whether the method gets code for the elements of a collection, not of a type or a publisher.
    fileprivate func isOnCollection(_ base: SyntaxNode, _ root: SyntaxNode) -> Bool {
        let takesCode =
            trailingClosure != nil || firstArgument?.value?.kind == .closureExpr || firstArgument?.value?.kind == .keyPathExpr
        return takesCode && !root.isCapitalized && !base.isPublisher
    }
}

extension SyntaxNode {
    /// The first name of a chain: `a` in `a.b(c).d`. Nil if the chain is longer than people write: to follow it to its start
    /// for each of its calls would take quadratic time.
    fileprivate var innermost: SyntaxNode? {
        var node = unwrapped
        for _ in 0..<Self.longestChain {
            guard let base = node.chainBase else { return node }
            node = base.unwrapped
        }
        return nil
    }

    private static let longestChain = 128

    /// Whether the node is the name of a type.
    fileprivate func isType(_ name: Name) -> Bool { isCapitalized && self.name == name }

    fileprivate var isFileAccess: Bool { isType("FileManager") || isType("Bundle") }

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
