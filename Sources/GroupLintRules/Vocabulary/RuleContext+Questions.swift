import GroupLintCore

extension RuleContext {
    /// The property of a view in which it keeps a value of its own; nil if others have the value, too.
    func ownState(_ name: Name, of type: TypeID) -> MemberSummary? {
        let found = index.members(of: type, named: name)
        guard found.count == 1, case let member = index.member(found[0]), member.isState,
            member.wrapper == "State" || member.wrapper == "StateObject"
        else { return nil }
        return member
    }

    /// The code of a use.
    mutating func node(of site: PropertyUseSite) -> SyntaxNode? {
        guard let tree = syntax(ofFile: index.files[Int(site.file)].path), Int(site.use.node) < tree.records.count else {
            return nil
        }
        return tree.node(site.use.node)
    }

    /// The property or function with a name of a type, if there is only one, and what the index knows about it.
    mutating func declaration(
        of name: Name, in type: TypeID, where isWanted: (MemberSummary) -> Bool = { _ in true }
    ) -> SyntaxNode? {
        let found = index.members(of: type, named: name)
        guard found.count == 1, isWanted(index.member(found[0])) else { return nil }
        return declaration(of: found[0])
    }

    /// The patternBinding, function or initializer of a member.
    mutating func declaration(of id: MemberID) -> SyntaxNode? {
        syntax(ofFile: index.files[Int(id.file)].path)?.declaration(at: index.member(id).nameRange)
    }

    /// The name of a member as written.
    func name(of id: MemberID) -> String {
        known(index.files[Int(id.file)].path)?.text(index.member(id).nameRange) ?? ""
    }

    func related(_ id: MemberID, _ message: String) -> RelatedLocation {
        RelatedLocation(path: index.files[Int(id.file)].path, range: index.member(id).nameRange, message: message)
    }

    /// The modifier that runs code when a view is shown, with an article: before iOS 15 there is no `.task`.
    var startModifier: String {
        targets.platforms(below: ReleaseYear.iOS15.versions).isEmpty ? "a `.task`" : "an `.onAppear`"
    }

    /// Whether the element is in the label of a control.
    func isInLabel(_ element: ViewElement) -> Bool {
        let around = sequence(first: element, next: \.parent)
        // A sheet or a pushed screen is not a part of the label that has it.
        return around.prefix { !opensScreen($0) }.contains { slot in
            guard slot.kind == .slot, let owner = slot.parent,
                SwiftUICatalog.views.traits(of: owner.name).contains(.button)
            else { return false }
            return slot.record.link < 0 && placements.role(of: slot) == .single
        }
    }

    /// Whether all views that show an element put it into the label of a button or link.
    func isShownInLabel(_ element: ViewElement, depth: Int = 0) -> Bool {
        if isInLabel(element) { return true }
        let uses = element.uses
        return depth < 2 && !uses.isEmpty && uses.count <= 16
            && uses.allSatisfy { isShownInLabel($0, depth: depth + 1) }
    }

    /// The places of an element; the content of the containers that the user names counts as rows of a List.
    func places(of element: ViewElement, listContainers: [String]) -> [Placement] {
        let names = listContainers.map { Name($0.utf8) }
        return placements.of(element).map { place in
            guard place.layout == .unknown, let container = place.container,
                names.contains(ViewElement(index, container).name)
            else { return place }
            var place = place
            place.layout = .list
            place.lazyContainer = container
            return place
        }
    }

    /// A modifier with its arguments, without the period, if that is short enough for a message; otherwise its name.
    mutating func shortCall(_ modifier: ViewTree.Modifier) -> String {
        guard let call = node(of: modifier).flatMap(ModifierCall.init), call.node.end - call.dot <= 40 else {
            return text(modifier)
        }
        let code = call.text.dropFirst()
        return code.contains { $0.isNewline || $0 == "`" || $0 == "{" } ? text(modifier) : String(code)
    }

    /// A file of the run; this one is not read again.
    func known(_ path: String) -> SourceFile? { source?.path == path ? source : read(path) }

    /// The name of a modifier as written, without the period.
    mutating func text(_ modifier: ViewTree.Modifier) -> String {
        syntax()?.source.text(modifier.nameRange) ?? ""
    }
}

extension DeploymentTargets {
    /// The platform and version for messages: `iOS 14.0`.
    static func text(_ target: (platform: Platform, version: OSVersion)) -> String {
        "\(target.platform.rawValue) \(target.version)"
    }
}
