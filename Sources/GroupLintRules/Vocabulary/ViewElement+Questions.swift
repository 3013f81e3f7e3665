import GroupLintCore

extension ViewElement {
    /// Whether the view is written in the closure of a modifier around it: `.swipeActions { … }`.
    func isInContent(of modifier: Name) -> Bool { contentAround(of: modifier) != nil }

    /// The closure of a modifier around the view.
    func contentAround(of modifier: Name) -> ViewElement? { contentAround { $0 == modifier } }

    /// The innermost closure around the view of a modifier whose name meets a condition.
    func contentAround(where isWanted: (Name) -> Bool) -> ViewElement? {
        sequence(first: self, next: \.parent).first { $0.modifierOfContent.map(isWanted) ?? false }
    }

    /// The name of the modifier whose closure this is; nil for a closure of the view itself, and for other elements.
    var modifierOfContent: Name? {
        kind == .slot && record.link >= 0 ? views.modifiers[Int(record.link)].name : nil
    }

    /// The arms around the view in the same code, each with its branch, the inner ones first.
    ///
    /// - Parameter end: a view around it where the search ends; nil for the whole builder.
    func armsAround(upTo end: ViewElement? = nil) -> [(arm: ViewElement, branch: ViewElement)] {
        sequence(first: self, next: \.parent).prefix { $0.site != end?.site }.compactMap { arm in
            guard arm.kind == .arm, let branch = arm.parent, branch.kind == .branch else { return nil }
            return (arm, branch)
        }
    }

    /// Whether this is all that a body shows, maybe under a condition.
    var isWholeView: Bool {
        let outer = sequence(first: self, next: \.parent).dropFirst().first { $0.kind != .branch && $0.kind != .arm }
        return outer?.kind == .root
    }

    /// Whether the element is in a preview.
    var isInPreview: Bool { root.flags.contains(.isPreview) }

    /// What a branch is, for a message.
    var choiceText: String { flags.contains(.isSwitch) ? "a `switch`" : "an `if`" }

    /// Where the code around the element is shown: the calls of the view for its body, the uses of any other member. Previews
    /// count, too.
    var uses: ViewElements {
        guard let owner, let member else { return ViewElements(of: index) }
        let name = index.member(member).name
        return name == .body ? index.calls(of: owner) : index.references(to: name, in: owner)
    }

    /// Whether the element may be the whole content of a screen, label or the like: SwiftUI then wraps its views in one.
    func mayBeWholeScreen(_ places: [Placement]) -> Bool {
        guard let parent, parent.kind == .root || parent.kind == .slot, let only = parent.children.first(where: { _ in true }),
            only.record.end == parent.record.end
        else { return false }
        if parent.kind == .slot, let owner = parent.parent, SwiftUICatalog.views.isTransparent(owner.name) {
            return false
        }
        return places.allSatisfy { $0.layout == .screen || $0.layout == .single || $0.layout == .unknown }
    }

    /// The bodies of the methods with this name in the element's type and file.
    func methods(_ name: Name, in tree: SyntaxTree) -> [SyntaxNode] {
        guard let owner else { return [] }
        return index.members(of: owner, named: name).compactMap { id in
            let member = index.member(id)
            guard id.file == site.file, member.kind == .function else { return nil }
            return tree.function(at: member.nameRange)?.body
        }
    }

    /// The parameters of the row closures around the element, and the variables that these closures declare.
    func rowParameters(_ tree: SyntaxTree) -> [Name] {
        var names: [Name] = []
        var current = parent
        while let element = current {
            if element.kind == .slot, let node = tree.node(element.node).flatMap(ClosureExpr.init) {
                names += node.parameterNames
                if node.signature == nil { names.append("$0") }
                names += node.node.variableNames
            }
            current = element.parent
        }
        return names
    }

    /// The values that a row view gets: the names of its stored properties that are plain values.
    var rowProperties: [Name] {
        guard let owner else { return [] }
        return index.storedProperties(of: owner).map(index.member).filter { property in
            property.wrapper.isNone && property.defaultValue == .none && !property.type.flags.contains(.isFunction)
                && !index.isModel(property.type.name)
        }.map(\.name)
    }
}

extension ViewElement {
    /// What each use of the function around the element passes for a parameter, and nil where it passes nothing; empty if the
    /// name is not that of a parameter.
    func passed(for name: Name) -> [(use: ViewElement, argument: ViewTree.Argument?)] {
        guard let owner, let id = member, index.member(id).kind == .function,
            let parameter = index.member(id).parameters.first(where: { $0.name == name })
        else { return [] }
        let function = index.member(id)
        return index.references(to: function.name, in: owner).map { ($0, $0.argument(for: parameter, of: function)) }
    }
}
