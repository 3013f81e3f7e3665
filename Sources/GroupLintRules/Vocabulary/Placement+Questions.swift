import GroupLintCore

extension Placement {
    /// The call that brought an element to its container, and the container.
    func related(_ index: ProjectIndex) -> [RelatedLocation] {
        var related: [RelatedLocation] = []
        if let caller { related.append(ViewElement(index, caller).related("shown here")) }
        if let container { related.append(ViewElement(index, container).related("in this \(layout.text)")) }
        return related
    }
}

extension Placement.Layout {
    /// For messages.
    var text: String {
        switch self {
        case .list: "List"
        case .form: "Form"
        case .table: "Table"
        case .lazy: "lazy stack"
        case .stack: "stack"
        case .menu: "menu"
        case .single, .screen, .nonView, .unknown, .undecided: "container"
        }
    }

    /// A parent that asks for a list of views, known as such.
    var isList: Bool {
        switch self {
        case .list, .form, .table, .lazy, .stack: true
        case .menu, .single, .screen, .nonView, .unknown, .undecided: false
        }
    }
}
