import GroupLintCore

struct DidSetOnBoundState: Rule {
    static let control = RuleCase(
        .warning,
        says: "`{observer}` of `{property}` does not run when the user changes the value in this `{control}`, because "
            + "`${property}` does not call it")
    static let modifier = RuleCase(
        .warning, when: "a modifier that sets the value, such as `.searchable` and `.sheet`",
        says: "`{observer}` of `{property}` does not run when `.{control}` sets the value, because `${property}` does not call "
            + "it")

    static let info = RuleInfo(
        id: "did_set_on_bound_state",
        summary: "`didSet` of a `@State` does not run when a control changes the value through its binding.",
        category: .state,
        rationale: """
            `didSet` and `willSet` of a property with `@State`, `@AppStorage`, `@SceneStorage` or `@Binding` belong to the \
            property. A binding made with `$` sets the value that the wrapper keeps, and does not use the property. So the \
            observer runs when code of the view assigns the property, but not when a control changes it: a setting is shown \
            as changed and is never saved.

            `.onChange(of:)` sees each change, whatever makes it. In a class, `$model.value` uses the property of the class, \
            whose observers run. This applies to every OS version.
            """,
        cases: [control, modifier],
        silentOn: [
            "observers that only print or log, and those of which an `.onChange(of:)` does the same",
            "properties of classes, and bindings for views of other modules or for views that do not set them",
            "observers that start with `if property` for a presentation: closing it only sets the value back",
            "previews and tests",
        ],
        sources: [
            "https://www.hackingwithswift.com/books/ios-swiftui/how-property-wrappers-become-structs",
            "https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)-4psgg",
        ],
        bad: """
            struct Units: View {
                @State private var isMetric = true {
                    didSet { save(isMetric) }
                }

                var body: some View {
                    Toggle("Metric", isOn: $isMetric)
                }
            }
            """,
        good: """
            struct Units: View {
                @State private var isMetric = true

                var body: some View {
                    Toggle("Metric", isOn: $isMetric)
                        .onChange(of: isMetric) { save(isMetric) }
                }
            }
            """
    )

    private static let wrappers = NameTable("State AppStorage SceneStorage Binding Default")

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        var followed: [TypeID: FollowedInputs] = [:]
        for property in file.index.properties(inFile: file.file, with: Self.wrappers) {
            guard file.index.isUpdated(property.type), !file.index.isInPreview(property.type),
                let observer = PropertyObserver(property, &context), !observer.onlyLogs
            else { continue }
            let setters = context.data(of: property.type).uses(of: property.name).filter { $0.use.kind == .projection }
                .prefix(Self.mostUses).compactMap { site in
                    context.node(of: site).flatMap { BindingReceiver($0, in: property.type, site.file, &context) }
                }
            let others = setters.filter { !($0.isPresentation && observer.asksForOwnValue) }
            guard let first = others.first, let code = followed[property.type] ?? follow(property.type, &context)
            else { continue }
            followed[property.type] = code
            if code.contain(property.name) { continue }
            context.report(
                first.isModifier ? Self.modifier : Self.control,
                ["observer": observer.kind, "property": observer.name, "control": first.name], at: observer.range,
                help: "move its code into `.onChange(of: \(observer.name)) { \(observer.parameters)… }` after a view that is "
                    + "always there\(observer.advice), and delete `\(observer.kind)`",
                related: others.prefix(4).map(\.related))
        }
    }

    private static let mostUses = 32

    /// What the code of a type follows with `.onChange(of:)`.
    private func follow(_ type: TypeID, _ context: inout RuleContext) -> FollowedInputs? {
        TypeCode(type, &context).map(FollowedInputs.init)
    }
}

/// `didSet` or `willSet` of a stored property.
private struct PropertyObserver {
    private let accessor: SyntaxNode
    let name: String

    init?(_ property: ProjectIndex.Property, _ context: inout RuleContext) {
        let range = context.index.member(property.id).nameRange
        guard let tree = context.syntax(), let accessor = tree.observer(ofPropertyAt: range.start),
            let body = AccessorDecl(accessor)?.body, !body.statements.isEmpty
        else { return nil }
        self.accessor = accessor
        name = tree.source.text(range)
    }

    /// `didSet` or `willSet`.
    var kind: String { accessor.tokenText }
    var range: SourceRange { accessor.tokenRange }
    /// For the action of `.onChange`: `willSet` reads the old value.
    var parameters: String { kind == "willSet" ? "oldValue, _ in " : "" }
    var advice: String { kind == "willSet" ? ", use `oldValue` where it reads `\(name)`" : "" }

    private var statements: [SyntaxNode] { AccessorDecl(accessor)?.body.map { Array($0.statements) } ?? [] }

    /// Whether the code only writes messages for developers.
    var onlyLogs: Bool {
        statements.allSatisfy { statement in
            guard let callee = CallExpr(statement.unwrapped)?.callee else { return false }
            return Self.logs.contains(callee.name) || callee.chainBase.map { Self.loggers.contains($0.name) } ?? false
        }
    }

    private static let logs = NameTable("print debugPrint NSLog os_log dump")
    private static let loggers = NameTable("logger log Logger Log")

    /// Whether the code starts with `if isShown` or `guard isShown`, with the property itself.
    var asksForOwnValue: Bool {
        guard let first = statements.first else { return false }
        let conditions = IfExpr(first)?.conditions ?? GuardStmt(first)?.conditions
        return conditions?.first?.unwrapped.tokenText == name
    }
}

/// A view or modifier of SwiftUI, or a view of the project, that gets a binding and sets its value.
private struct BindingReceiver {
    let name: String
    let isModifier: Bool
    let isPresentation: Bool
    let related: RelatedLocation

    /// - Parameter projection: `$value`.
    init?(_ projection: SyntaxNode, in owner: TypeID, _ file: Int32, _ context: inout RuleContext) {
        var node = projection
        // `$settings.isOn` sets a part of the value.
        while let parent = node.parent, MemberAccessExpr(parent)?.base == node { node = parent }
        guard let argument = node.parent, argument.kind == .labeledExpr,
            let call = argument.parent?.parent.flatMap(CallExpr.init),
            let callee = call.callee?.withoutGenericArguments
        else { return nil }
        let isView = callee.kind == .declReferenceExpr
        if isView, let view = context.index.resolveType(callee.name, file: file, in: owner) {
            guard context.setsBinding(argument.name, of: view) else { return nil }
        } else {
            guard isView ? Self.views.contains(callee.name) : Self.modifiers.contains(callee.name) else { return nil }
        }
        name = callee.tokenText
        isModifier = !isView
        isPresentation = isModifier && callee.name.isModifier(with: .presents)
        related = node.related("this binding sets the value without the observer")
    }

    private static let views = NameTable(
        """
        Toggle Picker Slider Stepper DatePicker MultiDatePicker ColorPicker TextField SecureField TextEditor TabView List Table \
        DisclosureGroup NavigationStack NavigationSplitView PhotosPicker
        """)
    private static let modifiers = NameTable(
        """
        sheet fullScreenCover popover alert confirmationDialog actionSheet searchable inspector fileImporter fileExporter \
        photosPicker navigationDestination
        """)
}

extension RuleContext {
    /// Whether a view changes the binding that it gets for an argument.
    fileprivate mutating func setsBinding(_ property: Name, of view: TypeID) -> Bool {
        let found = index.members(of: view, named: property)
        guard found.count == 1, index.member(found[0]).wrapper == "Binding" else { return false }
        return data(of: view).uses(of: property).contains { $0.use.kind == .write || $0.use.kind == .projection }
    }
}
