import GroupLintCore

/// Looks for `.containerBackground` in the views of a widget.
struct BackgroundSearch {
    private var examined = 0
    /// The backgrounds around whole views, which the system does not know.
    private(set) var backgrounds: [RelatedLocation] = []
    private static let mostBackgrounds = 4
    private static let mostExamined = 400

    /// Whether all code is known and has none.
    mutating func isMissing(in root: ViewElement, depth: Int) -> Bool {
        guard depth < 6 else { return false }
        for position in root.site.element..<root.record.end {
            examined += 1
            guard examined < Self.mostExamined else { return false }
            let element = ViewElement(root.index, ViewSite(file: root.site.file, element: position))
            guard isMissing(at: element, depth) else { return false }
        }
        return true
    }

    private mutating func isMissing(at element: ViewElement, _ depth: Int) -> Bool {
        if element.isModifierArgument || element.isPlainValue { return true }
        for modifier in element.modifiers {
            if modifier.name == "containerBackground" { return false }
            if modifier.name == "background", element.isWholeView, backgrounds.count < Self.mostBackgrounds {
                backgrounds.append(
                    RelatedLocation(
                        path: element.path, range: modifier.nameRange,
                        message: "the system does not take this for the background of the widget"))
            }
            guard SwiftUICatalog.modifiers[modifier.name] == nil, !Self.isPlain(modifier.name) else { continue }
            let bodies = element.index.viewModifiers(named: modifier.name, for: element.site.file)
            guard !bodies.isEmpty else { return false }
            for body in bodies where !isMissing(in: body, depth: depth + 1) { return false }
        }
        switch element.kind {
        case .root, .slot, .branch, .arm, .typeMember: return true
        case .opaque: return false
        case .call:
            if case .swiftUI = element.callee { return true }
            return areMissing(element.targets, element, depth)
        case .reference:
            return element.isSubject || areMissing(element.targets, element, depth)
        }
    }

    /// The view of a choice that has no background, if nothing around the choice has one; nil if that is not known.
    static func missingPart(of element: ViewElement, depth: Int = 0) -> ViewElement? {
        guard depth < 8 else { return nil }
        switch element.kind {
        case .slot, .root, .arm:
            guard let only = element.soleChild else { return nil }
            return missingPart(of: only, depth: depth + 1)
        case .branch:
            let isOfFamily = element.dependencies.contains { read in
                Self.families.contains(read.root) || Self.families.contains(read.member)
            }
            guard !element.isConstantBranch, !element.flags.contains(.isSwitch), !isOfFamily else { return nil }
            for arm in element.children where arm.kind == .arm {
                var search = BackgroundSearch()
                guard let only = arm.soleChild else { continue }
                if search.isMissing(in: arm, depth: depth) { return only }
                if let inner = missingPart(of: only, depth: depth + 1) { return inner }
            }
            return nil
        case .call, .reference:
            let isPlain = element.modifiers.allSatisfy { Self.isPlain($0.name) || SwiftUICatalog.modifiers[$0.name] != nil }
            guard isPlain, !element.modifiers.contains(where: { $0.name == "containerBackground" }) else { return nil }
            if element.name == "Group", let content = element.slots.first { return missingPart(of: content, depth: depth + 1) }
            guard element.targets.count == 1 else { return nil }
            return missingPart(of: ViewElement(element.index, element.targets[0]), depth: depth + 1)
        case .typeMember, .opaque: return nil
        }
    }

    private static let families = NameTable("family widgetFamily")

    private mutating func areMissing(_ targets: [ViewSite], _ element: ViewElement, _ depth: Int) -> Bool {
        guard !targets.isEmpty else { return false }
        for target in targets where !isMissing(in: ViewElement(element.index, target), depth: depth + 1) { return false }
        return true
    }

    /// Modifiers of WidgetKit and of shapes, which the catalog does not list.
    private static func isPlain(_ name: Name) -> Bool { plain.contains(name) }

    private static let plain = NameTable(
        """
        widgetURL widgetLabel widgetAccentable widgetAccentedRenderingMode unredacted invalidatableContent fill stroke \
        strokeBorder trim inset backgroundStyle
        """)
}

extension ViewElement {
    /// Whether this is a value that a modifier of SwiftUI takes, such as the color of a background.
    fileprivate var isModifierArgument: Bool {
        guard let slot = parent, slot.kind == .slot, slot.record.link >= 0, slot.flags.contains(.isArgument) else { return false }
        return kind == .reference && targets.isEmpty
    }

    /// Whether this is a value that a call takes, such as `CGFloat(7)` or `URL(string: "…")`.
    fileprivate var isPlainValue: Bool {
        guard kind == .call, let slot = parent, slot.flags.contains(.isArgument) else { return false }
        return SwiftUICatalog.valueTypes.contains(name) && !index.declaresType(name)
    }

    /// Whether this is the view that a modifier of the project applies to: `self`, or `content` of a ViewModifier.
    fileprivate var isSubject: Bool { flags.contains(.isSelf) || (flags.contains(.isLocal) && name == .content) }
}
