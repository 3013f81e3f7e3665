/// The stored properties of views, with what the places that make a view pass for them.
extension ViewOutlineBuilder {
    /// The stored properties of a view; nil if it has none.
    mutating func data(of type: TypeID, _ name: String) -> ViewOutline.Data? {
        let declaration = index.files.declaration(index.type(type).place)
        let words = DataWords(type, index)
        var properties: [ViewOutline.Property] = []
        for id in index.storedProperties(of: type) {
            let member = index.member(id)
            guard let file = syntax(index.files[Int(id.file)].path) else { continue }
            properties.append(
                ViewOutline.Property(
                    text: file.declarationText(at: member.nameRange), place: place(file.source.path, member.nameRange),
                    owner: words.owner(of: member), uses: words.uses(of: member),
                    arguments: reaches(of: id, words) ?? values(of: member, words)))
        }
        guard !properties.isEmpty else { return nil }
        return ViewOutline.Data(name: name, place: place(tree.source.path, declaration.nameRange), properties: properties)
    }

    /// What each call of the view passes for a property.
    private mutating func values(of member: MemberSummary, _ words: DataWords) -> [ViewOutline.Value] {
        guard words.mayBePassed(member) else { return [] }
        var values: [ViewOutline.Value] = []
        for call in words.calls {
            guard let node = syntax(call.path)?.node(call.node).flatMap(CallExpr.init) else { continue }
            let value = node.value(member.name) ?? (call.hasArgument(member.name) ? node.trailingClosure : nil)
            let isClosure = member.type.flags.contains(.isFunction) || member.flags.contains(.isBuilder)
            let rest = isClosure && node.trailingClosure != nil ? "the closure after the call" : "not passed by name"
            let text = value.map { ViewOutlineWords.oneLine($0.text) } ?? rest
            values.append(ViewOutline.Value(text: text, place: place(of: call)))
        }
        return values
    }

    /// Whether the object of a property is in the environment, at each call of the view; nil for other properties.
    private mutating func reaches(of id: MemberID, _ words: DataWords) -> [ViewOutline.Value]? {
        guard var search = EnvironmentReachSearch(id, index) else { return nil }
        var values: [ViewOutline.Value] = []
        for call in words.calls where !call.root.flags.contains(.isPreview) {
            values.append(ViewOutline.Value(text: text(of: search.reach(of: call)), place: place(of: call)))
        }
        return values
    }

    private mutating func text(of reach: EnvironmentReach) -> String {
        switch reach {
        case .set(let code): "set by " + text(of: code)
        case .mayBeSet(let code): "may be set by " + text(of: code)
        case .missing(let code): "not set inside of " + text(of: code)
        case .unknown: "not known"
        }
    }

    /// The name of a modifier or container, and where it is.
    private mutating func text(of code: EnvironmentReach.Code) -> String {
        let place = place(code.path, code.range)
        let name = syntax(code.path)?.source.text(code.range) ?? ""
        return "\(name) at \(place.path):\(place.line):\(place.column)"
    }
}
