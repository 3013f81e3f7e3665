/// Says in words who owns the data of a view and what its code does with it.
struct DataWords {
    /// Calls that make the view.
    let calls: [ViewElement]
    private let data: TypeData
    private let initializers: [MemberSummary]

    init(_ type: TypeID, _ index: ProjectIndex) {
        data = index.data(of: type)
        calls = index.calls(of: type).filter { index.isLinted(Int($0.site.file)) }
        initializers = index.initializers(of: type).map(index.member)
    }

    func owner(of member: MemberSummary) -> String {
        if let words = Self.owners[member.wrapper] { return Self.phrases[Int(words)] }
        if !member.wrapper.isNone { return "kept by the property wrapper" }
        if member.isSharedInstance { return "shared object" }
        if member.flags.contains(.isLet), member.defaultValue != .none { return "fixed" }
        return member.defaultValue == .none ? "passed in by the caller" : "made with the view, unless the caller passes it"
    }

    private static let phrases = [
        "kept by SwiftUI for this view", "belongs to the caller", "comes from the environment", "stored in the user defaults",
        "stored with the scene", "read from the database",
    ]
    private static let owners: NameTable = {
        var table = NameTable(minimumCapacity: 32)
        table.insert(words: "State StateObject FocusState GestureState Namespace ScaledMetric AccessibilityFocusState", 0)
        table.insert(words: "Binding ObservedObject Bindable", 1)
        table.insert(words: "Environment EnvironmentObject FocusedValue FocusedBinding FocusedObject", 2)
        table.insert(words: "AppStorage", 3)
        table.insert(words: "SceneStorage", 4)
        table.insert(words: "Query FetchRequest SectionedFetchRequest", 5)
        return table
    }()

    /// Whether callers may pass a value for the property.
    func mayBePassed(_ member: MemberSummary) -> Bool {
        guard !member.flags.contains(.isLet) || member.defaultValue == .none else { return false }
        if calls.contains(where: { $0.hasArgument(member.name) }) { return true }
        return Self.owners[member.wrapper] == 1 || (member.wrapper.isNone && member.defaultValue == .none)
    }

    func uses(of member: MemberSummary) -> [String] {
        let sites = data.uses(of: member.name)
        guard !sites.isEmpty else { return data.isComplete ? ["not used"] : [] }
        var words: [String] = []
        let reads = sites.filter { !$0.use.kind.mayChangeValue || $0.use.kind == .projection }
        if reads.contains(where: { data.moments(of: $0).contains(.evaluation) }) {
            words.append("read by the body")
        } else if !reads.isEmpty {
            words.append("not read by the body")
        }
        let projections = sites.filter { $0.use.kind == .projection && data.moments(of: $0).contains(.evaluation) }
        if !projections.isEmpty, member.wrapper != .environment { words.append("passed on with `$`") }
        let changes = sites.filter { $0.use.kind == .write || $0.use.kind == .change }
        let moments = changes.reduce(PropertyUse.Moments()) { $0.union(data.moments(of: $1)) }
        if moments == .initialization { return words + ["set in `init`"] }
        let places = Self.momentWords.filter { moments.contains($0.moment) }.map(\.words)
        if !places.isEmpty { words.append("changed " + places.listed("and")) }
        return words
    }

    private static let momentWords: [(moment: PropertyUse.Moments, words: String)] = [
        (.initialization, "in `init`"), (.evaluation, "by the body"), (.action, "in actions"), (.task, "in tasks"),
        (.unknown, "in other code"),
    ]
}

extension SyntaxTree {
    /// The declaration of the stored property with a name, without its initial value and accessors, on one line.
    func declarationText(at name: SourceRange) -> String {
        let variable = declarations(around: name.start).last { $0.kind == .variableDecl }
        let binding = variable.flatMap(VariableDecl.init)?.bindings.first { PatternBinding($0).pattern?.range == name }
        guard let variable, let binding else { return source.text(name) }
        let end = PatternBinding(binding).type?.end ?? name.end
        return ViewOutlineWords.oneLine(source.text(SourceRange(start: variable.start, end: end)))
    }
}
