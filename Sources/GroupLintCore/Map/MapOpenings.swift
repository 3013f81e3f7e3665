/// Parameters whose views a function or view of the project opens: `content` in
/// `func card<Content: View>(@ViewBuilder content: () -> Content) -> some View { sheet(isPresented: $isOn) { content() } }`.
struct MapOpenings {
    struct Opening {
        var kind: WayKind
        /// Whether content without a view of the project is a screen too.
        var isScreen = true

        init(kind: WayKind, isScreen: Bool = true) {
            self.kind = kind
            self.isScreen = isScreen
        }

        /// What a modifier of SwiftUI with another screen does.
        init(modifier: Name) {
            kind =
                switch modifier {
                case "fullScreenCover": .cover
                case "popover": .popover
                case "inspector": .inspector
                case "navigationDestination": .destination
                default: .sheet
                }
        }
    }

    private var byProperty: [Name: Opening] = [:]
    private var byRoot: [ViewSite: [Opening]] = [:]

    /// Looks at each reference once.
    init(_ index: ProjectIndex) {
        for (file, summary) in index.files.enumerated() where index.isLinted(file) {
            for id in summary.views.elements.indices where summary.views.elements[id].kind == .reference {
                add(ViewElement(index, ViewSite(file: Int32(file), element: Int32(id))))
            }
        }
    }

    private mutating func add(_ element: ViewElement) {
        let isLocal = element.flags.contains(.isLocal)
        guard isLocal || !element.flags.contains(.isSelf), let opening = Self.opening(around: element) else { return }
        let root = element.root
        if isLocal {
            guard let member = root.member else { return }
            guard element.index.member(member).parameters.contains(where: { $0.name == element.name }) else { return }
            byRoot[root.site, default: []].append(opening)
        } else if let owner = element.owner, element.targets.isEmpty {
            byProperty[ProjectIndex.key(owner, element.name)] = opening
        }
    }

    /// How the place that an element fills is opened; nil if the element is only a part of something.
    private static func opening(around element: ViewElement) -> Opening? {
        var current = element
        for _ in 0..<16 {
            guard let parent = current.parent else { return nil }
            if parent.kind == .slot {
                guard let owner = parent.parent else { return nil }
                if parent.record.link >= 0 {
                    let modifier = owner.views.modifiers[Int(parent.record.link)].name
                    guard SwiftUICatalog.modifiers[modifier]?.role(of: parent.name) == .screen else { return nil }
                    return Opening(modifier: modifier)
                }
                guard case .swiftUI(let view) = owner.callee else { return nil }
                switch view.role(of: parent.name, hasArgument: owner.hasArgument) {
                case .destination: return Opening(kind: .link)
                case .transparent, .navigationStack, .navigationView: break
                default: return nil
                }
                current = owner
            } else {
                current = parent
            }
        }
        return nil
    }

    /// The opening of a parameter or property of a view type.
    subscript(type: TypeID, property: Name) -> Opening? { byProperty[ProjectIndex.key(type, property)] }

    /// The opening of the only parameter of a function that has one.
    func only(of root: ViewSite) -> Opening? {
        guard let found = byRoot[root], found.allSatisfy({ $0.kind == found[0].kind }) else { return nil }
        return found[0]
    }
}
