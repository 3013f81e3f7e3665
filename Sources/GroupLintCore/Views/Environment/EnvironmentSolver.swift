/// Finds the objects that views read from the environment and that nothing inside of them sets. Looks at each view and each
/// member once.
public struct EnvironmentSolver {
    public let index: ProjectIndex
    private var known: [ViewSite: EnvironmentNeeds] = [:]
    private var knownTypes: [TypeID: EnvironmentNeeds] = [:]
    /// Builders that are being read. A view inside itself adds nothing.
    private var open: [ViewSite] = []

    public init(_ index: ProjectIndex) {
        self.index = index
    }

    /// Most builders inside each other that are followed.
    private static let mostOpen = 64

    // MARK: Views

    /// The needs of a view of the project: of its properties and of what its body shows. Its openings are the contents that
    /// callers pass.
    mutating func needs(ofView type: TypeID) -> EnvironmentNeeds {
        if let known = knownTypes[type] { return known }
        var needs = index.body(of: type).map { self.needs(ofBuilder: $0) } ?? EnvironmentNeeds()
        for reader in index.environmentReaders(of: type) { needs.add(reader) }
        if !open.contains(where: { $0 == index.body(of: type) }) { knownTypes[type] = needs }
        return needs
    }

    /// The needs of a view of the project whose callers pass no content that is known.
    public mutating func needs(ofRoot type: TypeID) -> EnvironmentNeeds {
        var needs = needs(ofView: type)
        needs.clearOpenings()
        return needs
    }

    private mutating func needs(ofBuilder root: ViewSite) -> EnvironmentNeeds {
        if let known = known[root] { return known }
        guard !open.contains(root), open.count < Self.mostOpen else { return EnvironmentNeeds() }
        open.append(root)
        let needs = needs(inside: ViewElement(index, root))
        open.removeLast()
        known[root] = needs
        return needs
    }

    /// Whether a builder sets an object around all of its subject.
    mutating func sets(_ object: EnvironmentObject, in builder: ViewSite) -> Bool {
        let subjects = needs(ofBuilder: builder).openings.filter { $0.content == .subject }
        return !subjects.isEmpty && subjects.allSatisfy { $0.set.contains(object) }
    }

    /// The needs of the children of a root, an arm or a slot.
    mutating func needs(inside element: ViewElement) -> EnvironmentNeeds {
        var needs = EnvironmentNeeds()
        for child in element.children where child.kind != .slot { needs.add(self.needs(of: child)) }
        return needs
    }

    /// The needs of what the closures of a call show.
    public mutating func needs(ofClosure call: ViewElement) -> EnvironmentNeeds {
        var needs = EnvironmentNeeds()
        for slot in call.slots { needs.add(self.needs(inside: slot)) }
        return needs
    }

    /// The needs of an element with its modifiers.
    public mutating func needs(of element: ViewElement) -> EnvironmentNeeds {
        var needs = needs(ofBase: element)
        for position in element.modifiers.indices {
            addContent(ofModifier: Int32(position), on: element, to: &needs)
            apply(position, of: element, to: &needs)
        }
        return needs
    }

    /// The needs of an element without its modifiers.
    public mutating func needs(ofBase element: ViewElement) -> EnvironmentNeeds {
        switch element.kind {
        case .root, .arm, .slot: return needs(inside: element)
        case .branch:
            var arms: [EnvironmentNeeds] = []
            for arm in element.children { arms.append(needs(inside: arm)) }
            let choice = EnvironmentNeeds.choice(arms, isExhaustive: element.flags.contains(.isExhaustive))
            if element.flags.contains(.isConfig) { return choice.with(arms, shownBy: element.children.map(\.firstSite)) }
            // Some users see one arm of `if #available`, some see the other.
            if element.flags.contains(.isAvailability) {
                var all = EnvironmentNeeds()
                for arm in arms { all.add(arm) }
                return all
            }
            return choice
        case .call: return needs(ofCall: element)
        case .reference: return needs(ofReference: element)
        case .typeMember, .opaque: return EnvironmentNeeds()
        }
    }

    private mutating func needs(ofCall element: ViewElement) -> EnvironmentNeeds {
        switch element.callee {
        case .swiftUI(let view): return needs(ofSlots: element, of: view)
        case .project(let type):
            guard index.type(type).isView else { return EnvironmentNeeds() }
            let needs = needs(ofView: type).from(element.site)
            return needs.openings.isEmpty ? needs : filled(needs, at: element, of: type)
        // A view of another module cannot set objects of the project's classes.
        case .unknown: return index.declaresType(element.name) ? EnvironmentNeeds() : needs(ofClosure: element).conditional
        }
    }

    private mutating func needs(ofSlots element: ViewElement, of view: CatalogView) -> EnvironmentNeeds {
        var needs = EnvironmentNeeds()
        guard !view.traits.contains(.startsEnvironment) else { return needs }
        for slot in element.slots {
            let role = view.role(of: slot.name, hasArgument: element.hasArgument) ?? .unknown
            let mayHide = view.traits.contains(.mayHide) || (role == .listRows && element.hasRowData)
            guard role.showsViews else { continue }
            let inner = self.needs(inside: slot)
            let isOpened = (role == .screen || role == .destination) && !mayHide
            let isShownAlways = role.isShownAlways && !mayHide
            needs.add(isShownAlways ? inner : isOpened ? inner.opened(by: slot.firstSite) : inner.conditional)
        }
        return needs
    }

    private mutating func needs(ofReference element: ViewElement) -> EnvironmentNeeds {
        var needs = EnvironmentNeeds()
        if element.flags.contains(.isSelf) || element.isContentOfModifier {
            needs.add(EnvironmentNeeds.Opening(content: .subject))
        } else if callsParameter(element) {
            needs.add(EnvironmentNeeds.Opening(content: .closure))
        } else if element.flags.contains(.isLocal) || element.name == "$0", element.isInClosureOfModifier {
            needs.add(EnvironmentNeeds.Opening(content: .parameter))
        } else if !element.flags.contains(.isLocal) {
            let targets = element.targets
            if targets.count == 1 { return self.needs(ofBuilder: targets[0]) }
            if targets.isEmpty { needs.add(EnvironmentNeeds.Opening(content: .property(element.name))) }
        }
        return needs
    }

    /// The needs of a view with the contents that a call passes.
    private mutating func filled(_ needs: EnvironmentNeeds, at call: ViewElement, of type: TypeID) -> EnvironmentNeeds {
        var contents: [(name: Name, needs: EnvironmentNeeds)] = []
        for slot in call.slots {
            let name = slot.flags.contains(.isArgument) ? slot.name : ContentParameter.name(of: slot, in: call, type)
            if let name { contents.append((name, self.needs(inside: slot))) }
        }
        return needs.filled(index) { content in
            guard case .property(let name) = content else { return nil }
            return contents.first { $0.name == name }?.needs
        }
    }

    // MARK: Modifiers

    /// Adds the needs of what a modifier shows itself: an overlay, a sheet.
    private mutating func addContent(ofModifier position: Int32, on element: ViewElement, to needs: inout EnvironmentNeeds) {
        let modifier = element.views.modifiers[Int(position)]
        guard let known = SwiftUICatalog.modifiers[modifier.name], !known.isPlain else { return }
        // A preview of a context menu and of a drag is a view of its own, and what it gets from the environment is not known.
        for slot in element.slots(ofModifier: Int(position)) {
            let role = known.role(of: slot.name) ?? .unknown
            guard !(known.traits.contains(.lifts) && role == .single) else { continue }
            guard role.showsViews else { continue }
            let isShownAlways = role.isShownAlways && !known.traits.contains(.presents) && !modifier.isConditional
            // Perhaps no value is pushed for which there is a destination.
            let isOpened = role == .screen && !known.traits.contains(.pushes) && !modifier.isConditional
            let inner = self.needs(inside: slot)
            var content = isShownAlways ? inner : isOpened ? inner.opened(by: slot.firstSite) : inner.conditional
            content.mark { EnvironmentNeeds.EarlySetting($0, before: Int(position), of: element) }
            needs.add(content)
        }
    }

    mutating func apply(_ position: Int, of element: ViewElement, to needs: inout EnvironmentNeeds) {
        let modifier = element.views.modifiers[position]
        if modifier.name == .modifier {
            let offset = position - Int(element.record.firstModifier)
            return apply(modifierType: index.modifierType(element, offset), to: &needs) {
                EnvironmentNeeds.EarlySetting($0, before: position, of: element)
            }
        }
        let setting = element.views.setting(of: position)
        // A modifier of another module cannot set objects of the project's classes, unless it gets them.
        if setting == nil, element.views.passed(to: position).isEmpty, !isOwn(modifier.name) { return }
        let owner = setting.flatMap { index.typeID(file: element.site.file, declaration: $0.owner) }
        let closure = closure(ofModifier: position, on: element, needs)
        apply(modifier.name, setting, file: element.site.file, in: owner, closure: closure, to: &needs)
    }

    /// The needs of what the only closure of a modifier shows, if the project may declare the modifier.
    ///
    /// - Parameter subject: the needs of the view that the closure gets.
    private mutating func closure(
        ofModifier position: Int, on element: ViewElement, _ subject: EnvironmentNeeds
    ) -> EnvironmentNeeds? {
        guard !SwiftUICatalog.modifiers.contains(element.views.modifiers[position].name) else { return nil }
        var slots = element.slots(ofModifier: position)
        guard let slot = slots.next(), slots.next() == nil else { return nil }
        return needs(inside: slot).filled(index) { content in
            content == .parameter ? subject : EnvironmentNeeds(EnvironmentNeeds.Opening(content: content))
        }
    }

    /// Whether an element calls a closure that the function around it gets: `block(self)`.
    private func callsParameter(_ element: ViewElement) -> Bool {
        guard element.flags.isSuperset(of: [.isCalled, .isLocal]), let member = element.member,
            index.record(member).kind == .function
        else { return false }
        let closures = index.member(member).parameters.filter { $0.type.flags.contains(.isFunction) }
        return closures.count == 1 && closures.first?.name == element.name
    }

    /// Applies a modifier to the needs of the view before it.
    ///
    /// - Parameter setting: the object that the modifier sets, if it is one of SwiftUI's two modifiers.
    /// - Parameter owner: the type with the code.
    /// - Parameter closure: the needs of what the closure of the modifier shows; nil if it has none or they are not known.
    public mutating func apply(
        _ modifier: Name, _ setting: EnvironmentSetting?, file: Int32, in owner: TypeID?, closure: EnvironmentNeeds? = nil,
        to needs: inout EnvironmentNeeds
    ) {
        if let setting {
            guard let type = index.type(of: setting.object, file: file, in: owner) else {
                return needs.setUnknown(isObservable: setting.isObservable)
            }
            needs.set(EnvironmentObject(type: type, isObservable: setting.isObservable), index)
        } else if !SwiftUICatalog.modifiers.contains(modifier) {
            applyOwn(modifier, file: file, closure, to: &needs)
        }
    }

    /// Whether the project declares a function with a name in any type. If not, a modifier is one of another module.
    private func isOwn(_ modifier: Name) -> Bool { !index.methods(named: modifier).isEmpty }

    /// Whether all functions with a name belong to views and return a view of the same type, and so add no modifier:
    /// `func isCompact() -> Row`.
    private func returnsItself(_ modifier: Name) -> Bool {
        let methods = index.methods(named: modifier)
        return !methods.isEmpty
            && methods.allSatisfy { id in
                guard let owner = index.owner(of: id), index.type(owner).isView, case let function = index.member(id) else {
                    return false
                }
                return function.type.name == index.type(owner).name || function.type.name == "Self"
            }
    }

    /// Applies a modifier of the project. If there are several with the name, only what all of them leave is needed.
    private mutating func applyOwn(
        _ modifier: Name, file: Int32, _ closure: EnvironmentNeeds?, to needs: inout EnvironmentNeeds
    ) {
        var results: [EnvironmentNeeds] = []
        for body in index.viewModifiers(named: modifier, for: file) {
            let inner = self.needs(ofBuilder: body.site)
            results.append(inner.filled(index) { $0 == .subject ? needs : $0 == .closure ? closure : nil })
        }
        if results.isEmpty, returnsItself(modifier) { return }
        guard results.count > 1 else {
            needs = results.first ?? EnvironmentNeeds()
            return
        }
        var common = results[0]
        common.keep { need in results.allSatisfy { $0.objects.contains { $0.object == need.object } } }
        needs = common
    }

    /// Applies `.modifier(Type())`.
    ///
    /// - Parameter early: the modifier in front of it that sets an object.
    public mutating func apply(
        modifierType type: TypeID?, to needs: inout EnvironmentNeeds,
        early: (EnvironmentObject) -> EnvironmentNeeds.EarlySetting? = { _ in nil }
    ) {
        guard let type, let body = index.modifierBodies(of: type).first else { return needs.clear() }
        var inner = self.needs(ofBuilder: body.site)
        for reader in index.environmentReaders(of: type) { inner.add(reader) }
        inner.mark(early)
        needs = inner.filled(index) { [needs] in $0 == .subject ? needs : nil }
    }
}

extension ViewElement {
    /// Whether the element is in a closure that a modifier gets.
    fileprivate var isInClosureOfModifier: Bool {
        sequence(first: self, next: \.parent).contains { $0.kind == .slot && $0.record.link >= 0 }
    }

    /// Whether this is the view that a ViewModifier changes: `content` in `body(content:)`.
    fileprivate var isContentOfModifier: Bool {
        guard flags.contains(.isLocal), name == .content, let member, index.record(member).name == .body else { return false }
        return index.record(member).kind == .function
    }
}
