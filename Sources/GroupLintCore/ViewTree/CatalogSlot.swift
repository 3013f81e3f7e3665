/// An argument or closure of a view or modifier that supplies content.
public struct CatalogSlot: Sendable {
    public let label: Name
    public let role: SlotRole
    /// Whether the first trailing closure fills this slot.
    public let isTrailing: Bool
    /// Label of an argument that the call must have for this slot to exist; `Name.none` if there is no condition.
    public let condition: Name

    /// The slot `content`, which the first trailing closure also fills.
    static func content(_ role: SlotRole) -> CatalogSlot { .trailing("content", role) }

    /// A slot with a label, which the first trailing closure also fills.
    static func trailing(_ label: Name, _ role: SlotRole, with condition: Name = .none) -> CatalogSlot {
        CatalogSlot(label: label, role: role, isTrailing: true, condition: condition)
    }

    /// A slot with a label, which a trailing closure fills only with that label.
    static func slot(_ label: Name, _ role: SlotRole) -> CatalogSlot {
        CatalogSlot(label: label, role: role, isTrailing: false, condition: .none)
    }
}

/// How a view or modifier uses the content of a slot.
public enum SlotRole: UInt8, Sendable {
    /// The views become siblings of the views around the container.
    case transparent
    /// The views become siblings of the views around the container, once for each element of the data.
    case repeated
    case listRows
    case formRows
    /// Cells of a table: one for each row.
    case tableCell
    case lazyRows
    /// Children of a stack, grid or similar container, which combines them into one view.
    case stack
    /// One view. SwiftUI puts several views into an implicit container.
    case single
    /// Entries of a menu.
    case menu
    /// Content of another screen: sheets, covers, popovers.
    case screen
    /// The screen that a link pushes.
    case destination
    case navigationStack
    case navigationView
    case splitSidebar
    case splitColumn
    /// The closure of a builder whose results are not views.
    case nonView
    /// A closure that runs code and shows nothing.
    case action
    case unknown
}

extension SlotRole {
    /// Whether the place of a slot says more about the navigation around a pushed screen.
    var decidesNavigation: Bool {
        switch self {
        case .navigationStack, .navigationView, .splitSidebar, .splitColumn, .screen, .nonView, .action, .unknown: true
        case .transparent, .repeated, .listRows, .formRows, .tableCell, .lazyRows, .stack, .single, .menu, .destination: false
        }
    }
}

extension SlotRole {
    /// Whether the view always shows what is in the slot.
    public var isShownAlways: Bool {
        switch self {
        case .transparent, .listRows, .formRows, .lazyRows, .stack, .single, .navigationStack, .navigationView: true
        case .repeated, .tableCell, .menu, .screen, .destination, .splitSidebar, .splitColumn, .nonView, .action, .unknown:
            false
        }
    }

    /// Whether views are in the slot. They get the environment of what is around it.
    var showsViews: Bool {
        switch self {
        case .transparent, .repeated, .listRows, .formRows, .tableCell, .lazyRows, .stack, .single, .menu, .screen,
            .destination, .navigationStack, .navigationView, .splitSidebar, .splitColumn:
            true
        case .nonView, .action, .unknown: false
        }
    }
}

extension Name {
    /// The label for arguments that have none: `_`.
    public static let unlabeled: Name = "_"
}
