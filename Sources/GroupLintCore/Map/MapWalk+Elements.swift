/// What the kinds of elements do with their content.
extension MapWalk {
    mutating func visit(_ element: ViewElement, _ context: Context) {
        switch element.kind {
        case .root, .slot, .arm: visitChildren(of: element, context)
        case .branch:
            var arm = context
            if !element.flags.contains(.isConfig), !element.flags.contains(.isAvailability) { arm.isChoice = true }
            for child in element.children { visitChildren(of: child, arm) }
        case .call: visitCall(element, context)
        case .reference: visitReference(element, context)
        case .typeMember: visitTypeMember(element, context)
        case .opaque: visitModifiers(of: element, context.asPart)
        }
    }

    private mutating func visitCall(_ element: ViewElement, _ context: Context) {
        switch element.callee {
        case .swiftUI(let view): visitSwiftUI(element, view, context)
        case .project(let type):
            if index.mapKind(of: type) == .host {
                visitSlots(of: element, context.asPart)
                visitModifiers(of: element, context.asPart)
            } else {
                visitView(element, type, context)
            }
        case .unknown:
            for target in element.targets.prefix(4) { enter(target, context) }
            visitRest(element, context)
        }
    }

    /// A view of the project. Content that it only passes on is shown in the same place.
    private mutating func visitView(_ element: ViewElement, _ type: TypeID, _ context: Context) {
        let target = units.unit(.type(type))
        let isHead = context.slot >= 0 && context.isHead
        let before = isHead ? slots[context.slot].targets.count : 0
        let isOpen = context.slot >= 0 ? slots[context.slot].source : unit(of: context)
        for slot in element.slots {
            let name = ContentParameter.name(of: slot, in: element, type) ?? slot.name
            if let opening = openings[type, name] {
                open(slot, opening, element, source: isOpen)
            } else if isHead, wraps(slot, name, type) {
                visitChildren(of: slot, context)
            } else {
                visitChildren(of: slot, isHead ? Context(unit: target) : context.asPart)
            }
        }
        guard isHead else {
            show(target, at: element, context)
            return visitModifiers(of: element, context.asPart)
        }
        let isWrapper = slots[context.slot].targets.count > before
        if !isWrapper { show(target, at: element, context) }
        let holder = holder(of: slots[context.slot].targets[before], in: slots[context.slot])
        if isWrapper { addContains(holder, target, at: element) }
        visitModifiers(of: element, Context(unit: holder))
    }

    /// Whether a view shows nothing in place of its content: it keeps views, or a closure that gets nothing makes one view.
    private func wraps(_ slot: ViewElement, _ name: Name, _ type: TypeID) -> Bool {
        if index.keepsContent(name, of: type) { return true }
        guard name == .content, !slot.flags.contains(.isArgument) else { return false }
        var children = slot.children
        guard children.next() != nil, children.next() == nil else { return false }
        return sources.takesNothing(slot)
    }

    private mutating func visitReference(_ element: ViewElement, _ context: Context) {
        let targets = element.targets.prefix(4)
        for target in targets { enter(target, context) }
        if targets.isEmpty, enterMethods(of: element, context) { return }
        let isHosted = context.slot >= 0 && context.isHead && slots[context.slot].kind == .hosting
        if targets.isEmpty, isHosted { showVariable(element, context) }
        visitSlots(of: element, context.asPart)
        visitModifiers(of: element, context.asPart)
    }

    /// `let home = Home()` in front of `UIHostingController(rootView: home)`.
    private mutating func showVariable(_ element: ViewElement, _ context: Context) {
        guard let name = sources.typeOfVariable(element) else { return }
        let found = index.resolveType(name, file: element.site.file, in: element.owner) ?? index.uniqueType(name)
        guard let type = found, index.type(type).home != nil, index.type(type).isView else { return }
        show(units.unit(.type(type)), at: element, context)
    }

    /// `Screens.settings()`, `Row.make(item)`, `Router.shared.view(for: item)`.
    private mutating func visitTypeMember(_ element: ViewElement, _ context: Context) {
        if let type = index.resolveType(element.name, file: element.site.file, in: element.owner) {
            let members = sources.memberName(of: element).map { index.members(of: type, named: $0) } ?? []
            let roots = members.compactMap(index.root)
            for root in roots.prefix(4) { enter(root, context) }
            if roots.isEmpty, index.type(type).isView {
                show(units.unit(.type(type)), at: element, context)
            } else if enterMethods(of: element, context) {
                return
            }
        }
        visitSlots(of: element, context.asPart)
        visitModifiers(of: element, context.asPart)
    }

    /// Follows the method in `tab.content(of: model)`, where `tab` is a value and not a view. False if there is none, or if
    /// several types have one.
    private mutating func enterMethods(of element: ViewElement, _ context: Context) -> Bool {
        for modifier in element.modifiers {
            let name = modifier.name
            guard SwiftUICatalog.modifiers[name] == nil, !index.declaresViewModifier(named: name) else { continue }
            let roots = valueMembers[name] ?? []
            // Several types have the method: what they show are parts, and it is not known which one is a screen.
            guard (1...8).contains(roots.count) else { continue }
            for root in roots { enter(root, roots.count == 1 ? context : context.asPart) }
            visitModifiers(of: element, context.asPart)
            return true
        }
        return false
    }

    /// Visits the slots and modifiers of an element that is a part of what is around it, or leaves that for later.
    mutating func visitRest(_ element: ViewElement, _ context: Context) {
        if context.slot >= 0, context.isHead {
            slots[context.slot].rest.append((element, false))
        } else {
            visitSlots(of: element, context.asPart)
            visitModifiers(of: element, context.asPart)
        }
    }

    mutating func visitSlots(of element: ViewElement, _ context: Context) {
        for slot in element.slots { visitChildren(of: slot, context) }
    }

    // MARK: Modifiers

    mutating func visitModifiers(of element: ViewElement, _ context: Context) {
        guard element.record.modifierCount > 0 else { return }
        if context.slot >= 0, context.isHead {
            slots[context.slot].rest.append((element, true))
            return
        }
        var slotsByModifier: [Int: [ViewElement]] = [:]
        for child in element.children where child.kind == .slot {
            slotsByModifier[Int(child.record.link), default: []].append(child)
        }
        for position in element.modifiers.indices {
            let name = element.views.modifiers[position].name
            let own = slotsByModifier[position] ?? []
            if name == .modifier {
                visitModifierType(element, position, own, context)
            } else if let known = SwiftUICatalog.modifiers[name] {
                for slot in own {
                    guard known.role(of: slot.name) == .screen else {
                        visitChildren(of: slot, context)
                        continue
                    }
                    open(slot, .init(modifier: name), element, source: unit(of: context), modifier: Int32(position))
                }
            } else {
                visitOwnModifier(element, position, name, own, context)
            }
        }
    }

    private mutating func visitModifierType(_ element: ViewElement, _ position: Int, _ own: [ViewElement], _ context: Context) {
        let offset = position - Int(element.record.firstModifier)
        guard let type = index.modifierType(element, offset) else { return }
        addContains(unit(of: context), units.unit(.type(type)), at: element, modifier: position)
        for slot in own {
            for call in slot.children { visitSlots(of: call, context) }
        }
    }

    private mutating func visitOwnModifier(
        _ element: ViewElement, _ position: Int, _ name: Name, _ own: [ViewElement], _ context: Context
    ) {
        var opening: MapOpenings.Opening?
        for body in index.viewModifiers(named: name, for: element.site.file) {
            addContains(unit(of: context), units.unit(.modifier(body.site)), at: element, modifier: position)
            opening = opening ?? openings.only(of: body.site)
        }
        for slot in own {
            if let opening {
                open(slot, opening, element, source: unit(of: context), modifier: Int32(position))
            } else {
                visitChildren(of: slot, context)
            }
        }
    }

    mutating func open(
        _ slot: ViewElement, _ opening: MapOpenings.Opening, _ owner: ViewElement, source: Int, modifier: Int32 = -1
    ) {
        let open = OpenSlot(
            source: source, kind: opening.kind, site: slot.site, opener: owner.site, modifier: modifier,
            isScreen: opening.isScreen)
        self.open(open) { walk, context in walk.visitChildren(of: slot, context) }
    }
}

extension ProjectIndex {
    /// Whether a view keeps the views that are passed as its content, and so shows nothing else in their place:
    /// `let content: Content`. A closure may be called for each row.
    func keepsContent(_ name: Name, of type: TypeID) -> Bool {
        storedProperties(of: type).contains { id in
            let property = member(id)
            return property.name == name && !property.type.flags.contains(.isFunction)
        }
    }

    /// The root of a member's value; nil if the value is not a view.
    func root(of id: MemberID) -> ViewSite? {
        let root = record(id).root
        return root < 0 ? nil : ViewSite(file: id.file, element: root)
    }

    /// The properties and functions of types that are not views, with a view as their value: `tab.content(of: model)`.
    func valueMembers() -> [Name: [ViewSite]] {
        var found: [Name: [ViewSite]] = [:]
        for (file, summary) in files.enumerated() where isLinted(file) {
            for (position, member) in summary.members.records.enumerated() where member.root >= 0 && member.owner >= 0 {
                guard let owner = typeID(file: Int32(file), declaration: member.owner), !type(owner).isView,
                    type(owner).name != .view, member.name != .body, member.name != .makeBody
                else { continue }
                let id = MemberID(file: Int32(file), member: Int32(position))
                if let root = root(of: id) { found[member.name, default: []].append(root) }
            }
        }
        return found
    }
}
