/// A modifier of the project on an element.
public struct ModifierUse: Sendable {
    public let element: ViewElement
    /// Index in `views.modifiers`.
    public let position: Int

    public init(_ element: ViewElement, _ position: Int) {
        self.element = element
        self.position = position
    }

    public var modifier: ViewTree.Modifier { element.views.modifiers[position] }
}

extension ProjectIndex {
    /// Uses of a function that extends View, in linted files and outside of previews. Of many functions with one name, each use
    /// means the nearest.
    public func uses(ofModifier function: MemberID) -> [ModifierUse] {
        let name = record(function).name
        var last: ViewSite?
        return modifierUses.candidates(name).sites(in: reach(of: function)).flatMap { site -> [ModifierUse] in
            // A chain with several such modifiers has an entry for each.
            guard site != last else { return [] }
            last = site
            let element = ViewElement(self, site)
            guard isLinted(Int(site.file)), !element.root.flags.contains(.isPreview) else { return [] }
            return element.modifiers.indices.filter { element.views.modifiers[$0].name == name }.map { ModifierUse(element, $0) }
        }
    }

    /// Uses of a ViewModifier type with the calls that make it: `.modifier(Framed(isFramed: isOn))`.
    public func uses(ofModifierType type: TypeID) -> [(use: ModifierUse, call: ViewElement)] {
        calls(of: type).compactMap { call in
            guard let slot = call.parent, slot.kind == .slot, slot.record.link >= 0, let element = slot.parent,
                isLinted(Int(call.site.file)), !call.root.flags.contains(.isPreview)
            else { return nil }
            let use = ModifierUse(element, Int(slot.record.link))
            return use.modifier.name == .modifier ? (use, call) : nil
        }
    }
}

extension ViewElement {
    /// Whether a value that is read in the element's scope is known to be an optional.
    public func isOptional(_ read: ViewTree.Read) -> Bool {
        if read.isLocal {
            let parameter = member.flatMap { index.member($0).parameters.first { $0.name == read.root } }
            return read.member.isNone && parameter?.type.flags.contains(.isOptional) ?? false
        }
        guard !read.isTypeMember, let owner, let property = index.members(of: owner, named: read.root).first.map(index.member)
        else { return false }
        guard !read.member.isNone else { return property.type.flags.contains(.isOptional) }
        let name = property.writtenType
        guard let type = index.resolveType(name, file: site.file, in: owner) else { return false }
        return index.members(of: type, named: read.member).contains { index.member($0).type.flags.contains(.isOptional) }
    }

    /// Whether a read in the body of a view modifier, or in a function that extends View, is decided by the caller: a
    /// parameter, or a plain property of the modifier.
    public func isDecidedByCaller(_ read: ViewTree.Read) -> Bool {
        guard let member, let owner, !read.isTypeMember else { return false }
        if read.isLocal {
            return index.type(owner).name == .view && index.member(member).parameters.contains { $0.name == read.root }
        }
        guard index.inherits(owner, "ViewModifier"),
            let property = index.members(of: owner, named: read.root).first.map(index.member)
        else { return false }
        let type = index.resolveType(property.type.name, file: site.file, in: owner)
        return property.kind == .storedProperty && property.wrapper.isNone && !property.flags.contains(.isStatic)
            && !property.type.flags.contains(.isFunction) && !(type.map(index.isReferenceType) ?? false)
            && (read.member.isNone || index.mayDiffer(read.member, in: property.type, type))
    }
}
