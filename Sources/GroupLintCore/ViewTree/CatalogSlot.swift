/// One argument or closure that a view or modifier takes content from.
public struct CatalogSlot: Sendable {
    public let label: Name
    public let role: SlotRole
    /// Whether the first trailing closure goes here.
    public let isTrailing: Bool
    /// Argument that the call must have for the slot to count; none when there is no such condition.
    public let condition: Name

    /// `content`, which is also the first trailing closure of most views.
    static func content(_ role: SlotRole) -> CatalogSlot { .trailing("content", role) }

    /// An argument or closure with a label, which is also the first trailing closure.
    static func trailing(_ label: Name, _ role: SlotRole, with condition: Name = .none) -> CatalogSlot {
        CatalogSlot(label: label, role: role, isTrailing: true, condition: condition)
    }

    /// An argument or closure with a label.
    static func slot(_ label: Name, _ role: SlotRole) -> CatalogSlot {
        CatalogSlot(label: label, role: role, isTrailing: false, condition: .none)
    }
}

/// What becomes of the views in a slot.
public enum SlotRole: UInt8, Sendable {
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
    /// A builder whose results are not views.
    case nonView
    /// A closure that is run, not shown.
    case action
    case unknown
}

extension Name {
    /// Label of an argument without one.
    public static let unlabeled: Name = "_"
}
