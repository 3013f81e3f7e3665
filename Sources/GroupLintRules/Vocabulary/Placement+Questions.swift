import GroupLintCore

extension Placement {
    /// Related locations: the call that puts the element into its container, and the container.
    func related(_ index: ProjectIndex) -> [RelatedLocation] {
        var related: [RelatedLocation] = []
        if let caller { related.append(ViewElement(index, caller).related("shown here")) }
        if let container { related.append(ViewElement(index, container).related("in this \(containerText(index))")) }
        return related
    }
}

extension Placement.Layout {
    /// The container, as messages name it.
    var text: String {
        switch self {
        case .list: "`List`"
        case .form: "`Form`"
        case .table: "`Table`"
        case .lazy: "lazy stack"
        case .stack: "stack"
        case .menu: "menu"
        case .single, .screen, .nonView, .unknown, .undecided: "container"
        }
    }

    /// Whether the parent is known to take a list of views.
    var isList: Bool {
        switch self {
        case .list, .form, .table, .lazy, .stack: true
        case .menu, .single, .screen, .nonView, .unknown, .undecided: false
        }
    }
}
