/// What SwiftUI does with the content it is given: tables of facts, without code that knows about rules.
package enum SwiftUICatalog {
    package static let views = ViewTable()
    package static let modifiers = ModifierTable()
    /// Views that keep something of their own: text, position, selection, a running task.
    package static let statefulViews = NameTable(stateful)
    package static let transparentViews = NameTable("Group ForEach Section")
    /// Types that a result builder makes which are not views, though `Group` and `ForEach` work in them too.
    package static let foreignContent = NameTable(foreignProtocols)
    package static let viewProtocols = NameTable(
        """
        View InsettableShape Shape UIViewRepresentable NSViewRepresentable UIViewControllerRepresentable \
        NSViewControllerRepresentable WKInterfaceObjectRepresentable
        """)
    /// What stands in builders of toolbars, tabs, tables, commands and scenes.
    package static let contentThatIsNoView = NameTable(contentOfOtherBuilders)
    /// Protocols beside View whose `body` or `makeBody` is a builder of views without saying so.
    package static let builderRequirements = NameTable(modifiersAndStyles)
    package static let stateWrappers = NameTable(statefulWrappers)
    package static let builderAttributes = NameTable("ViewBuilder ContentBuilder")
    /// First versions that merge the callbacks of a group into one. visionOS always did.
    package static let groupLifecycleMerge: [Platform: OSVersion] = [
        .iOS: OSVersion(15), .macOS: OSVersion(12), .tvOS: OSVersion(15), .watchOS: OSVersion(8),
        .macCatalyst: OSVersion(15),
    ]
    /// Modifiers whose callbacks are merged.
    package static let lifecycleModifiers = NameTable("onAppear onDisappear task onChange")
    package static let uiModules = NameTable(modulesWithSwiftUI)
    package static let lookAlikeModules = NameTable(lookAlikes)
    /// Module of widgets and live activities, whose views are drawn once for each entry and keep nothing. ActivityKit
    /// alone is what an app starts its activities with.
    package static let widgetModules = NameTable("WidgetKit")
    package static let testModules = NameTable("XCTest Testing Quick")
}

/// SwiftUI's views by name.
package struct ViewTable: Sendable {
    /// Position among the containers, or `leaf`.
    private var table = NameTable(minimumCapacity: 192)
    private let containers = SwiftUICatalog.containers
    private static let leaf: Int32 = -1

    fileprivate init() {
        for (index, entry) in containers.enumerated() { table.insert(entry.name, Int32(index)) }
        table.insert(words: SwiftUICatalog.leaves, Self.leaf)
    }

    package subscript(name: Name) -> CatalogView? {
        table[name].map { CatalogView(slots: $0 == Self.leaf ? [] : containers[Int($0)].slots) }
    }

    package func contains(_ name: Name) -> Bool { table.contains(name) }
}

/// SwiftUI's modifiers by name.
package struct ModifierTable: Sendable {
    /// Position among the modifiers with content, or a kind after those.
    private var table = NameTable(minimumCapacity: 512)
    private let entries = SwiftUICatalog.modifiersWithContent

    fileprivate init() {
        for (index, entry) in entries.enumerated() { table.insert(entry.name, Int32(index)) }
        for kind in CatalogModifier.Kind.allCases {
            guard let words = SwiftUICatalog.plainModifiers(kind) else { continue }
            table.insert(words: words, Int32(entries.count) + Int32(kind.rawValue))
        }
    }

    package subscript(name: Name) -> CatalogModifier? {
        guard let value = table[name].map(Int.init) else { return nil }
        if value < entries.count { return CatalogModifier(kind: entries[value].kind, slots: entries[value].slots) }
        return CatalogModifier.Kind(rawValue: UInt8(value - entries.count)).map { CatalogModifier(kind: $0, slots: []) }
    }

    package func contains(_ name: Name) -> Bool { table.contains(name) }
}

/// A view or modifier that takes content.
struct CatalogEntry: Sendable {
    let name: Name
    /// Of a modifier.
    let kind: CatalogModifier.Kind
    let slots: [CatalogSlot]

    init(_ name: Name, _ kind: CatalogModifier.Kind, _ slots: [CatalogSlot]) {
        self.name = name
        self.kind = kind
        self.slots = slots
    }

    init(_ view: Name, _ slots: [CatalogSlot]) { self.init(view, .box, slots) }
}

/// A view of SwiftUI and the closures and arguments it takes content from. A leaf has none.
package struct CatalogView: Sendable {
    package let slots: [CatalogSlot]

    package var isLeaf: Bool { slots.isEmpty }

    /// Role of what stands behind a label; of the first trailing closure when the label is none.
    package func role(of label: Name, hasArgument: (Name) -> Bool) -> SlotRole? {
        CatalogSlot.role(in: slots, of: label, hasArgument: hasArgument)
    }
}

/// A modifier of SwiftUI.
package struct CatalogModifier: Sendable {
    package let kind: Kind
    package let slots: [CatalogSlot]

    package enum Kind: UInt8, CaseIterable, Sendable {
        /// Tells when a view comes and goes, or runs code at that time.
        case lifecycle
        /// Shows other content on top of or instead of the view.
        case presentation
        /// Draws or takes up room around the view.
        case box
        /// Hands a value down; applying it to each child or to all is the same.
        case environment
        /// Describes a row to the list around it.
        case row
        /// Recognises gestures or runs an action.
        case gesture
        /// Gives the view another identity or another way to come and go.
        case identity
        case accessibility
        /// Titles, bars and other things of the screen.
        case screen
    }

    package func role(of label: Name) -> SlotRole? {
        CatalogSlot.role(in: slots, of: label, hasArgument: { _ in false })
    }
}

/// One place that a view or modifier takes content from.
package struct CatalogSlot: Sendable {
    package let label: Name
    package let role: SlotRole
    /// Whether the first trailing closure goes here.
    package let isTrailing: Bool
    /// Argument that must be there for the slot to count; none when there is no such condition.
    package let condition: Name

    package init(_ label: Name, _ role: SlotRole, isTrailing: Bool = false, with condition: Name = .none) {
        self.label = label
        self.role = role
        self.isTrailing = isTrailing
        self.condition = condition
    }

    static func content(_ role: SlotRole) -> CatalogSlot { CatalogSlot("content", role, isTrailing: true) }

    static func trailing(_ label: Name, _ role: SlotRole, with condition: Name = .none) -> CatalogSlot {
        CatalogSlot(label, role, isTrailing: true, with: condition)
    }

    static func slot(_ label: Name, _ role: SlotRole) -> CatalogSlot { CatalogSlot(label, role) }

    static func role(in slots: [CatalogSlot], of label: Name, hasArgument: (Name) -> Bool) -> SlotRole? {
        for slot in slots {
            let matches = label.isNone ? slot.isTrailing : slot.label == label
            if matches, slot.condition.isNone || hasArgument(slot.condition) { return slot.role }
        }
        return nil
    }
}

/// What becomes of the views in a slot.
package enum SlotRole: UInt8, Sendable {
    /// They join the views around the container.
    case transparent
    /// The same, once for each element of some data.
    case repeated
    case listRows
    case formRows
    /// Cells of a table, once for each row.
    case tableCell
    case lazyRows
    /// Children of a stack, grid or similar: a list of views that becomes one.
    case stack
    /// One view; several are put into an implicit container.
    case single
    /// Entries of a menu.
    case menu
    /// Content of another screen: sheets, covers, popovers.
    case screen
    /// What a link pushes.
    case destination
    case navigationStack
    case navigationView
    case splitSidebar
    case splitColumn
    /// A builder whose results are no views.
    case foreign
    /// A closure that is run, not shown.
    case action
    case unknown
}

extension Name {
    /// Label of an argument without one.
    package static let unlabelled: Name = "_"
}
