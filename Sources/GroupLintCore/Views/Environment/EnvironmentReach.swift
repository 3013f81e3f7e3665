/// Whether an object is in the environment of a view at one of the places that show it.
enum EnvironmentReach {
    case set(by: Code)
    /// By a modifier or container whose effect is not known.
    case mayBeSet(by: Code)
    /// Nothing sets it up to this call, which starts with an empty environment.
    case missing(in: Code)
    case unknown

    /// Code by file and range.
    struct Code {
        let path: String
        let range: SourceRange
    }
}

/// Follows the code around the calls of a view outward, until something sets an object.
struct EnvironmentReachSearch {
    private var solver: EnvironmentSolver
    private let reader: EnvironmentReader
    /// Builders that were followed. A place that is found twice says nothing new.
    private var visited: [ViewSite] = []
    /// The scene that was left last.
    private var scene: EnvironmentReach.Code?

    private var index: ProjectIndex { solver.index }
    private static let mostBuilders = 64

    /// Nil if the property does not read an object of the project's classes from the environment.
    init?(_ property: MemberID, _ index: ProjectIndex) {
        guard let object = index.environmentObject(of: property) else { return nil }
        solver = EnvironmentSolver(index)
        reader = EnvironmentReader(object: object, property: property, isReadByBody: true)
    }

    /// What is found around an element. If the views around it are shown in several places, one that lacks the object counts
    /// first, then one that is not known.
    mutating func reach(of element: ViewElement) -> EnvironmentReach {
        visited = []
        scene = nil
        return search(from: element) ?? .unknown
    }

    private mutating func search(from start: ViewElement) -> EnvironmentReach? {
        var element = start
        var first = Int(element.record.firstModifier)
        while true {
            if let found = setter(on: element, after: first) { return found }
            guard let parent = element.parent else { return outside(of: element) }
            if parent.kind == .slot, let owner = parent.parent {
                if let found = container(owner, of: parent) { return found }
                element = owner
                let link = Int(parent.record.link)
                first = link < 0 ? Int(owner.record.firstModifier) : link + 1
            } else {
                element = parent
                first = Int(element.record.firstModifier)
            }
        }
    }

    /// The first modifier of an element, from a position on, that sets the object or may do so.
    private mutating func setter(on element: ViewElement, after first: Int) -> EnvironmentReach? {
        for position in element.modifiers.indices where position >= first {
            var needs = EnvironmentNeeds()
            needs.add(reader)
            solver.apply(position, of: element, to: &needs)
            guard needs.objects.isEmpty else { continue }
            let code = EnvironmentReach.Code(path: element.path, range: element.views.modifiers[position].nameRange)
            return isKnownToSet(position, of: element) ? .set(by: code) : .mayBeSet(by: code)
        }
        return nil
    }

    /// Whether a modifier that leaves no need sets the object, and is not only unknown.
    private mutating func isKnownToSet(_ position: Int, of element: ViewElement) -> Bool {
        if let setting = element.views.setting(of: position) {
            let owner = index.typeID(file: element.site.file, declaration: setting.owner)
            return index.type(of: setting.object, file: element.site.file, in: owner) != nil
        }
        let name = element.views.modifiers[position].name
        let offset = position - Int(element.record.firstModifier)
        let bodies =
            name == .modifier
            ? index.modifierType(element, offset).map(index.modifierBodies) ?? []
            : index.viewModifiers(named: name, for: element.site.file)
        return bodies.count == 1 && solver.sets(reader.object, in: bodies[0].site)
    }

    /// What a view does with the content in a slot, if it starts an environment or may set the object.
    private mutating func container(_ owner: ViewElement, of slot: ViewElement) -> EnvironmentReach? {
        guard slot.record.link < 0 else { return nil }
        let code = EnvironmentReach.Code(path: owner.path, range: owner.nameRange)
        switch owner.callee {
        case .swiftUI(let view):
            guard view.traits.contains(.startsEnvironment) else { return nil }
            // What is set on a scene reaches its content.
            guard view.traits.contains(.nonView) else { return .missing(in: code) }
            scene = code
            return nil
        case .project(let type):
            let name = slot.flags.contains(.isArgument) ? slot.name : ContentParameter.name(of: slot, in: owner, type)
            var content = EnvironmentNeeds()
            content.add(reader)
            let needs = solver.needs(ofView: type).filled(index) { opening in
                opening == name.map(EnvironmentNeeds.Content.property) ? content : nil
            }
            return needs.objects.contains { $0.reader.property == reader.property } ? nil : .mayBeSet(by: code)
        case .unknown: return nil
        }
    }

    /// What is found around the places that show a builder.
    private mutating func outside(of root: ViewElement) -> EnvironmentReach? {
        guard !visited.contains(root.site), visited.count < Self.mostBuilders else { return nil }
        visited.append(root.site)
        guard let member = root.member, let owner = root.owner, !root.flags.contains(.isPreview) else { return .unknown }
        let name = index.record(member).name
        if name == .body, index.inherits(owner, from: SwiftUICatalog.sceneOwners) {
            return .missing(in: scene ?? EnvironmentReach.Code(path: root.path, range: root.nameRange))
        }
        let uses = name == .body ? index.calls(of: owner) : index.references(to: name, in: owner)
        var found: [EnvironmentReach] = []
        for use in uses where index.isLinted(Int(use.site.file)) && !use.root.flags.contains(.isPreview) {
            if let reach = search(from: use) { found.append(reach) }
        }
        return found.min { $0.rank < $1.rank } ?? (uses.isEmpty ? .unknown : nil)
    }
}

extension EnvironmentReach {
    /// Which of several places counts: the lowest.
    fileprivate var rank: Int {
        switch self {
        case .missing: 0
        case .unknown: 1
        case .mayBeSet: 2
        case .set: 3
        }
    }
}
