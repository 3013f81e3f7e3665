/// The classes of the objects that the code of a project puts into an environment, outside of previews.
private struct SetObjects: Sendable {
    private var known: Set<EnvironmentObject> = []
    /// Whether some code sets an object of a class that is not known, which views read with `@Environment` or not.
    private var hasUnknown: Set<Bool> = []

    init(_ index: ProjectIndex) {
        for (file, summary) in index.files.enumerated() where !summary.views.settings.isEmpty {
            for id in summary.views.elements.indices {
                let element = ViewElement(index, ViewSite(file: Int32(file), element: Int32(id)))
                let settings = element.modifiers.indices.compactMap(summary.views.setting)
                guard !settings.isEmpty, !element.root.flags.contains(.isPreview) else { continue }
                for setting in settings { add(setting, Int32(file), index) }
            }
        }
    }

    private mutating func add(_ setting: EnvironmentSetting, _ file: Int32, _ index: ProjectIndex) {
        let owner = index.typeID(file: file, declaration: setting.owner)
        if let owner, index.isInPreview(owner) || index.readsFromEnvironment(setting.object, in: owner) { return }
        if let type = index.type(of: setting.object, file: file, in: owner) {
            known.insert(EnvironmentObject(type: type, isObservable: setting.isObservable))
        } else {
            hasUnknown.insert(setting.isObservable)
        }
    }

    func mayContain(_ object: EnvironmentObject, _ index: ProjectIndex) -> Bool {
        hasUnknown.contains(object.isObservable) || known.contains(object)
            || known.contains { $0.isObservable == object.isObservable && index.mayBeSame($0.type, object.type) }
    }
}

extension ProjectIndex {
    /// Whether a type gets an object from the environment, where other code has put it, and passes it on.
    fileprivate func readsFromEnvironment(_ object: ObjectSource, in owner: TypeID) -> Bool {
        guard object.start == .owner, object.path.count == 1 else { return false }
        return members(of: owner, named: object.path[0]).map(member).contains { property in
            property.wrapper == .environment || property.wrapper == .environmentObjectWrapper
        }
    }

    /// Whether any code outside of previews may put such an object into an environment.
    public func maySet(_ object: EnvironmentObject) -> Bool { fact { SetObjects(self) }.mayContain(object, self) }
}
