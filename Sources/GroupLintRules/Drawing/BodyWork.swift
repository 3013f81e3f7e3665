import GroupLintCore

/// A call that takes long and runs each time SwiftUI evaluates a view.
struct BodyWork {
    /// The constructor or the call.
    let call: SyntaxNode
    /// What is made or called, as messages name it.
    let name: String
    let kind: Kind
    /// How the body comes to run the call; nil for a call in the closure of `rows`.
    private(set) var reach: BodyReach?
    /// The ForEach or List whose closure has the call.
    private var ownRows: ViewElement?
    /// What it calls to read a file, if that is elsewhere.
    private(set) var inner: RelatedLocation?

    enum Kind {
        case formatter, decoder, drawing, renderer, read
    }

    /// Whether the file names a type whose objects take long to make. Costs less than to look at its code.
    static func mayExist(in file: ViewFile) -> Bool {
        let summary = file.index.files[Int(file.file)]
        return names.contains { summary.mentions($0) }
    }

    private static let names: [Name] = [
        "DateFormatter", "NumberFormatter", "ISO8601DateFormatter", "MeasurementFormatter", "ByteCountFormatter",
        "RelativeDateTimeFormatter", "DateComponentsFormatter", "DateIntervalFormatter", "PersonNameComponentsFormatter",
        "JSONDecoder", "JSONEncoder", "NSRegularExpression", "NSDataDetector", "CIContext", "ImageRenderer",
        "UIGraphicsImageRenderer", "Data", "FileManager", "UIImage", "NSImage",
    ]

    /// The ForEach or List that repeats the call; nil if none is known.
    var rows: ViewElement? { ownRows ?? reach?.rows }
    /// Whether the rows are made while the user scrolls.
    var isScrolled: Bool { ownRows != nil || reach?.isScrolled ?? false }
    /// Whether several conditions keep most rows from the call.
    var isRare: Bool { reach?.isRare ?? false }
    /// Whether the call runs in most updates of the view.
    var isUsual: Bool { reach?.isUsual ?? true }

    /// More calls in one body are not looked at: for each, the whole body is searched for what it is used for.
    private static let mostWorks = 32

    /// The work in the code of a view in one file. Of several calls of one kind in a member, the first is enough.
    static func all(in type: TypeID, _ file: Int32, _ context: inout RuleContext) -> [BodyWork] {
        guard let tree = context.syntax() else { return [] }
        var found: [BodyWork] = []
        for place in context.index.places(of: type) where place.path == tree.source.path {
            for member in tree.type(at: place.nameRange)?.typeMembers ?? [] {
                for (name, body) in member.evaluatedBodies {
                    var names: [String] = []
                    for var work in body.works.prefix(mostWorks) where name == .body || !names.contains(work.name) {
                        guard let reach = BodyReach(work.call, in: name, file, of: type, &context) else { continue }
                        work.reach = reach
                        names.append(work.name)
                        found.append(work)
                    }
                }
            }
        }
        return found
    }

    fileprivate init(_ call: SyntaxNode, _ name: String, _ kind: Kind) {
        (self.call, self.name, self.kind) = (call, name, kind)
    }

    /// A call in a row of which other code reads a file or a database.
    init(of call: SyntaxNode, _ name: String, reading place: RelatedLocation, _ rows: ViewElement) {
        self.init(call, name, .read)
        ownRows = rows
        inner = RelatedLocation(path: place.path, range: place.range, message: "it is read here")
    }

    /// A formatter that a member makes for the bodies that use it; nil if no body does.
    init?(of call: SyntaxNode, _ name: String, at uses: [(PropertyUseSite, SyntaxNode)], _ context: inout RuleContext) {
        self.init(call, name, .formatter)
        for (site, node) in uses where reach?.rows == nil {
            guard let way = BodyReach(node, at: site, &context) else { continue }
            if reach == nil || way.rows != nil { reach = way }
        }
        if reach == nil { return nil }
    }
}

extension ViewElement {
    /// Whether the element is in a control or a set of pages, whose views are no rows.
    fileprivate var isInChoice: Bool {
        sequence(first: self, next: \.parent).contains { outer in Self.choices.contains(outer.name) }
    }

    private static let choices = NameTable("Picker Menu TabView")
}

extension SyntaxNode {
    /// The code of a member that runs while SwiftUI evaluates the view, with the name of the member.
    fileprivate var evaluatedBodies: [(Name, SyntaxNode)] {
        if let function = FunctionDecl(self), kind == .functionDecl {
            guard !function.isAsync, !isStaticMember(function.modifiers) else { return [] }
            return function.body.map { [(name, $0)] } ?? []
        }
        guard let variable = VariableDecl(self), !isStaticMember(variable.modifiers) else { return [] }
        return variable.bindings.compactMap { node in
            let binding = PatternBinding(node)
            guard let name = binding.pattern?.name, let getter = binding.getter else { return nil }
            return (name, getter)
        }
    }

    func isStaticMember(_ modifiers: SyntaxNode?) -> Bool {
        modifiers?.children().contains { $0.token?.keyword == .static || $0.token?.keyword == .class } ?? false
    }

    /// The calls in the code that take long, without closures that run later.
    fileprivate var works: [BodyWork] {
        var found: [BodyWork] = []
        walk { node in
            if node.kind == .closureExpr, node != self, !node.runsInBody { return false }
            if node.kind == .functionDecl || node.kind.role == .nominalType || node.kind == .deferStmt { return false }
            if let call = CallExpr(node), let work = BodyWork(call) { found.append(work) }
            return true
        }
        return found
    }

    /// The ForEach or List around the code in the same builder whose closure makes the rows.
    func repetition(in file: Int32, _ index: ProjectIndex) -> ViewElement? {
        for node in ancestors {
            if node.parent?.kind == .memberBlock { return nil }
            guard node.kind == .closureExpr, let call = node.callOfClosure, let callee = call.callee,
                callee.name == .forEach || callee.name == "List", call.rowData != nil
            else { continue }
            let element = ViewFile(index, file: file).calls(callee.name).first { $0.node == call.node.id }
            if let element, !element.flags.contains(.hasFixedData), !element.isInChoice { return element }
        }
        return nil
    }

    /// Whether a closure runs while the code around it does: the content of a view or modifier, `map { }`, `{ }()`.
    var runsInBody: Bool {
        if let call = parent.flatMap(CallExpr.init), call.callee == self { return true }
        guard let call = callOfClosure, let callee = call.callee?.withoutGenericArguments else { return false }
        let label = parent?.kind == .functionCallExpr ? Name.none : parent?.token == nil ? Name.unlabeled : parent?.name ?? .none
        let role: SlotRole?
        if callee.kind == .declReferenceExpr, callee.isCapitalized {
            role = SwiftUICatalog.views[callee.name]?.role(of: label) { condition in
                call.arguments.contains { $0.label == condition }
            }
        } else if callee.kind == .memberAccessExpr, let modifier = SwiftUICatalog.modifiers[callee.name] {
            role = modifier.role(of: label)
        } else {
            return ClosureCallees.sequences.contains(callee.name)
        }
        switch role {
        case .transparent, .repeated, .listRows, .formRows, .tableCell, .lazyRows, .stack, .single, .navigationStack,
            .navigationView, .splitSidebar, .splitColumn:
            return true
        case .destination, .menu, .screen, .nonView, .action, .unknown, nil: return false
        }
    }
}

extension BodyWork {
    /// Nil for a call that takes no time.
    fileprivate init?(_ call: CallExpr) {
        if let type = call.createdType {
            switch type.name {
            case "ImageRenderer": self.init(call.node, "ImageRenderer", .renderer)
            case "UIGraphicsImageRenderer": self.init(call.node, "UIGraphicsImageRenderer", .drawing)
            case "JSONDecoder", "JSONEncoder", "PropertyListDecoder": self.init(call.node, type.tokenText, .decoder)
            case "CIContext", "NSDataDetector": self.init(call.node, type.tokenText, .drawing)
            // Other types are formatters, or read a file.
            default:
                if Work.isFormatter(type.name) {
                    self.init(call.node, type.tokenText, .formatter)
                } else if let label = call.firstArgument?.label, label == "contentsOf" || label == "contentsOfFile",
                    type.name == "Data" || type.name == "UIImage" || type.name == "NSImage"
                {
                    self.init(call.node, "\(type.tokenText)(\(call.firstArgument?.node.tokenText ?? ""):)", .read)
                } else {
                    return nil
                }
            }
        } else if let work = Work(call), let name = call.callee?.tokenText {
            switch work.kind {
            case .load, .directory, .fetch: self.init(call.node, "\(name)(…)", .read)
            case .task, .timer, .request, .observer, .subscription, .queue, .sort, .group, .filter, .map, .decode, .keychain,
                .service, .file, .formatter:
                return nil
            }
        } else {
            return nil
        }
    }
}
