extension FileSummary {
    /// Positions of the types and extensions that declare to be an app delegate of UIKit.
    public var appDelegates: [Int32] {
        types.indices.filter { inherited(by: types[$0]).contains(.uiApplicationDelegate) }.map(Int32.init)
    }

    public var hasAppDelegate: Bool { types.contains { inherited(by: $0).contains(.uiApplicationDelegate) } }
}

extension ProjectIndex {
    /// The property of an `App` that makes a class the delegate: `@UIApplicationDelegateAdaptor(AppDelegate.self)`. Nil if there
    /// is none, and for a class with a superclass that may pass on events.
    public func adaptor(of type: TypeID) -> MemberID? {
        guard let home = self.type(type).home, case let file = files[Int(home.file)],
            let superclass = file.inherited(by: file.types[Int(home.type)]).first, Self.plainSuperclasses.contains(superclass)
        else { return nil }
        return adaptor(of: type, Self.touchAdaptors)
    }

    /// The same with any superclass, and also for AppKit.
    public func anyAdaptor(of type: TypeID) -> MemberID? { adaptor(of: type, Self.adaptors) }

    private func adaptor(of type: TypeID, _ wrappers: NameTable) -> MemberID? {
        guard self.type(type).kind == .classType else { return nil }
        for place in mentions(of: type) {
            guard let app = typeID(file: place.file, declaration: place.type), inherits(app, "App"), !self.type(app).isPreview
            else { continue }
            if let found = storedProperties(of: app).first(where: { wrappers.contains(member($0).wrapper) }) { return found }
        }
        return nil
    }

    private static let touchAdaptors = NameTable("UIApplicationDelegateAdaptor")
    private static let adaptors = NameTable("UIApplicationDelegateAdaptor NSApplicationDelegateAdaptor")
    private static let plainSuperclasses = NameTable("NSObject UIResponder UIApplicationDelegate ObservableObject")

    /// Whether the project has a delegate of scenes.
    public var hasSceneDelegate: Bool { fact { SceneDelegates(files) }.exist }

    /// Whether code names the function that starts an app of UIKit or AppKit, or the attribute that does so.
    public var startsWithoutApp: Bool { fact { KitStarts(files) }.exist }
}

/// Whether the project starts an app of UIKit or AppKit.
private struct KitStarts: Sendable {
    let exist: Bool

    init(_ files: [FileSummary]) {
        exist = files.contains { $0.mentions("UIApplicationMain") || $0.mentions("NSApplicationMain") }
    }
}

/// Whether the project has delegates of scenes.
private struct SceneDelegates: Sendable {
    let exist: Bool

    init(_ files: [FileSummary]) {
        exist = files.contains { file in
            file.types.contains { type in file.inherited(by: type).contains(where: Self.names.contains) }
        }
    }

    private static let names = NameTable("UIWindowSceneDelegate UISceneDelegate")
}

extension Name {
    fileprivate static let uiApplicationDelegate: Name = "UIApplicationDelegate"
}
