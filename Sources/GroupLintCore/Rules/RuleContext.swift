/// Everything that a rule can ask about a file that it checks. The rule also reports its diagnostics here.
public struct RuleContext {
    public let index: ProjectIndex
    public let placements: ViewPlacements
    /// Lowest OS versions that the file has to run on.
    public let targets: DeploymentTargets
    public let buildOptions: BuildOptions
    public let toolchain: Toolchain
    public private(set) var diagnostics: [Diagnostic] = []
    /// The file's source; nil until a rule asks for the syntax.
    public var source: SourceFile? { tree?.source }

    let file: Int32
    /// Reads any file of the run by path.
    public let read: (String) -> SourceFile?
    /// Time spent in parsing.
    public private(set) var parseTime = Duration.zero
    private var tree: SyntaxTree?
    /// Syntax of the files that rules asked for last.
    package let parsed: ParsedFiles
    /// The data of types that rules asked for.
    private var data: [TypeID: TypeData] = [:]
    /// The changes of properties that rules asked for, by type and name.
    private var changes: [Name: PropertyChanges] = [:]
    /// What elements show that rules asked for.
    private var contents: [ViewSite: ViewContent] = [:]
    private var rule: (any Rule.Type)?
    private var severity: Severity?

    package init(
        index: ProjectIndex, placements: ViewPlacements, settings: FileSettings, file: Int32,
        parsed: ParsedFiles, read: @escaping (String) -> SourceFile?
    ) {
        self.index = index
        self.placements = placements
        targets = settings.targets
        buildOptions = settings.buildOptions
        toolchain = settings.toolchain
        self.file = file
        self.parsed = parsed
        // Rules ask for the names in a file one by one.
        self.read = { path in parsed.source(path, read: read) }
    }

    /// Begins the check of a rule, whose `info` has too many parts to be copied for each file.
    package mutating func begin(_ rule: any Rule.Type, severity: Severity?) {
        self.rule = rule
        self.severity = severity
    }

    // MARK: Data

    /// The types that the file declares, without extensions.
    public var types: [TypeID] { index.types(declaredIn: file) }

    /// What the code of a type does with its members.
    public mutating func data(of type: TypeID) -> TypeData {
        if let known = data[type] { return known }
        let found = index.data(of: type)
        data[type] = found
        return found
    }

    /// All places where the project changes a property of a class after its initializer.
    public mutating func changes(of property: Name, inClass type: TypeID) -> PropertyChanges {
        let key = ProjectIndex.key(type, property)
        if let known = changes[key] { return known }
        let found = index.changes(of: property, inClass: type, data(of: type))
        changes[key] = found
        return found
    }

    /// How many views an element shows. Several rules ask it of the same element.
    public mutating func content(of element: ViewElement) -> ViewContent {
        if let known = contents[element.site] { return known }
        let found = ViewContent(of: element)
        contents[element.site] = found
        return found
    }

    // MARK: Syntax

    /// The file's syntax, parsed again when a rule first asks for it: most files have nothing that rules examine more
    /// closely.
    public mutating func syntax() -> SyntaxTree? {
        if tree == nil {
            tree = parsedFile(index.files[Int(file)].path)
            if let tree { parsed.begin(tree) }
        }
        return tree
    }

    /// Syntax of any file of the run; nil if it cannot be read.
    public mutating func syntax(ofFile path: String) -> SyntaxTree? {
        if let tree = syntax(), tree.source.path == path { return tree }
        return parsedFile(path)
    }

    private mutating func parsedFile(_ path: String) -> SyntaxTree? {
        if let known = parsed.tree(path) { return known }
        let stopwatch = Stopwatch()
        let tree = parsed.tree(path, read: read)
        parseTime += stopwatch.elapsed
        return tree
    }

    /// Node of an element of this file; nil for elements of other files.
    public mutating func node(of element: ViewElement) -> SyntaxNode? {
        element.site.file == file ? node(element.node) : nil
    }

    public mutating func node(of modifier: ViewTree.Modifier) -> SyntaxNode? { node(modifier.node) }

    /// Node with an id; nil if it is out of range, which means that the file changed between the two passes.
    private mutating func node(_ id: NodeID) -> SyntaxNode? {
        guard let tree = syntax(), Int(id) < tree.records.count else { return nil }
        return tree.node(id)
    }

    // MARK: Reporting

    /// Reports a case of the rule. What happens at run time is not reported in code that the project does not use.
    ///
    /// - Parameter values: replacements for the names in braces in the message.
    public mutating func report(
        _ ruleCase: RuleCase, _ values: KeyValuePairs<String, String> = [:], at range: SourceRange, doubt: Doubt? = nil,
        help: String? = nil, related: [RelatedLocation] = [], target: String? = nil, fix: Fix? = nil
    ) {
        guard let info = rule?.info, let tree = syntax() else { return }
        if info.category.isAboutRunTime,
            isInUncompiledCode(range.start, tree) || isInUnusedCode(range.start, tree) || isInExcludedCase(range.start, tree)
        {
            return
        }
        var diagnostic = Diagnostic(ruleCase, values, of: info, severity: severity, at: range, in: tree, doubt: doubt)
        diagnostic.help = help
        diagnostic.related = related
        diagnostic.target = target
        diagnostic.fix = tree.applicable(fix)
        diagnostics.append(diagnostic)
    }
}

extension Diagnostic {
    /// Makes the diagnostic for a case of a rule in a file.
    ///
    /// - Parameter severity: replaces the severity of the case, unless it is nil.
    public init(
        _ ruleCase: RuleCase, _ values: KeyValuePairs<String, String>, of info: RuleInfo, severity: Severity?,
        at range: SourceRange, in tree: SyntaxTree, doubt: Doubt? = nil
    ) {
        self.init(
            rule: info.id, category: info.category, severity: severity ?? ruleCase.severity,
            confidence: ruleCase.confidence(doubt), message: ruleCase.message(values), help: nil, path: tree.source.path,
            range: range, scope: tree.scope(at: range.start), related: [], target: nil)
        circumstances = [ruleCase.when] + (doubt.map { [$0.when] } ?? [])
    }
}

extension ViewElement {
    /// Related location of a diagnostic that points to the element.
    public func related(_ message: String) -> RelatedLocation {
        RelatedLocation(path: path, range: nameRange, message: message)
    }
}
