/// Needs of scenes. Each scene starts with an empty environment, and modifiers on scenes set objects for their content.
extension EnvironmentSolver {
    /// Most scenes, and members that return scenes, that are inside each other.
    private static let mostScenes = 4

    /// The needs of the content of a scene or widget that nothing sets, up to the app. Needs nothing if it is not known where
    /// the scene is used.
    public mutating func needs(ofScene scene: ViewElement) -> EnvironmentNeeds {
        guard case .swiftUI(let view) = scene.callee else { return EnvironmentNeeds() }
        var needs = EnvironmentNeeds()
        for slot in scene.slots where view.role(of: slot.name, hasArgument: scene.hasArgument)?.showsViews ?? false {
            needs.add(self.needs(inside: slot))
        }
        needs.clearOpenings()
        if needs.objects.isEmpty { return needs }
        applyScenes(around: scene, to: &needs, depth: 0)
        return needs
    }

    private mutating func applyScenes(around element: ViewElement, to needs: inout EnvironmentNeeds, depth: Int) {
        var current = element
        while true {
            for position in current.modifiers.indices { applyScene(position, of: current, to: &needs) }
            guard let parent = current.parent else { break }
            current = parent
        }
        guard depth < Self.mostScenes, let member = current.member, let owner = current.owner else { return needs.clear() }
        let name = index.record(member).name
        let isBody = name == .body
        if isBody, index.inherits(owner, from: SwiftUICatalog.sceneOwners) { return }
        let uses = isBody ? index.calls(of: owner) : index.references(to: name, in: owner)
        guard uses.count == 1 else { return needs.clear() }
        applyScenes(around: uses[0], to: &needs, depth: depth + 1)
    }

    /// Applies a modifier of a scene. Those of other modules are taken for SwiftUI's, which set no objects.
    private mutating func applyScene(_ position: Int, of element: ViewElement, to needs: inout EnvironmentNeeds) {
        let modifier = element.views.modifiers[position].name
        if let setting = element.views.setting(of: position) {
            let owner = index.typeID(file: element.site.file, declaration: setting.owner)
            apply(modifier, setting, file: element.site.file, in: owner, to: &needs)
        } else if index.types(named: "Scene").contains(where: { !index.members(of: $0, named: modifier).isEmpty }) {
            needs.clear()
        }
    }
}
