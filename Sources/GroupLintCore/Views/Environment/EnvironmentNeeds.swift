/// The objects that views read from the environment, and that nothing inside sets.
///
/// It leaves out what is not known: what is inside an unknown modifier, or inside a modifier that sets an object of an
/// unknown class, needs nothing. There is at most one need of each object that is always shown, and one under a condition.
public struct EnvironmentNeeds: Sendable {
    public private(set) var objects: [Need] = []
    /// Places of the content that the code around passes in.
    private(set) var openings: [Opening] = []

    public struct Need: Sendable {
        public let reader: EnvironmentReader
        /// The call of the child that needs the object, in the code that is asked about; nil if it is not a child.
        public var child: ViewSite?
        /// Whether the reader is only shown under a condition: in an `if`, a row, a sheet, another screen.
        public var isConditional = false
        /// The tabs, links, sheets and parts of `#if` on the way to the reader, outermost first, if nothing else decides
        /// whether it is shown.
        public var ways: [ViewSite] = []
        /// Set if a modifier sets the object, but only for views before the one that shows the reader.
        public var early: EarlySetting?

        public var object: EnvironmentObject { reader.object }

        /// Whether the user opens the reader, in a tab, with a link or in a sheet, and no condition hides it.
        public var isOpened: Bool { isConditional && !ways.isEmpty }

        fileprivate func isSame(as other: Need) -> Bool {
            object == other.object && isConditional == other.isConditional && isOpened == other.isOpened
                && reader.isReadByBody == other.reader.isReadByBody
        }
    }

    /// Two modifiers of one view: `.environmentObject(session).sheet { … }`.
    public struct EarlySetting: Sendable {
        /// The view with the modifiers.
        public let site: ViewSite
        /// Positions in the modifiers of the file.
        public let setter: Int
        public let presenter: Int
        /// Whether nothing but the conditions around the view decides whether the reader is shown.
        public fileprivate(set) var isCertain = false

        /// The modifier in front of another one that sets an object; nil if none does.
        init?(_ object: EnvironmentObject, before position: Int, of element: ViewElement) {
            let (index, site) = (element.index, element.site)
            let setter = element.modifiers.indices.first { setter in
                guard setter < position, let setting = element.views.setting(of: setter),
                    setting.isObservable == object.isObservable
                else { return false }
                let owner = index.typeID(file: site.file, declaration: setting.owner)
                return index.type(of: setting.object, file: site.file, in: owner) == object.type
            }
            guard let setter else { return nil }
            (self.site, self.setter, presenter) = (site, setter, position)
        }
    }

    struct Opening: Equatable, Sendable {
        var content: Content
        /// The objects that the code sets around the content.
        var set: [EnvironmentObject] = []
        var isConditional = false
    }

    /// Content that code gets from around it.
    enum Content: Equatable, Sendable {
        /// `self` in an extension of View, `content` in a ViewModifier.
        case subject
        /// What the closure shows that a function gets: `block(self)` in `func apply<V: View>(_ block: (Self) -> V) -> V`.
        case closure
        /// The parameter of such a closure: `$0` in `.apply { $0.padding() }`.
        case parameter
        /// A property of a view: `content`.
        case property(Name)
    }

    /// More needs are left out.
    private static let most = 64
    /// Longer ways are taken for conditions.
    private static let mostWays = 4

    public init() {}

    init(_ opening: Opening) { openings = [opening] }

    // MARK: Changes

    mutating func add(_ reader: EnvironmentReader) { add(Need(reader: reader, isConditional: !reader.isKnownToRun)) }

    mutating func add(_ need: Need) {
        guard objects.count < Self.most, !objects.contains(where: { $0.isSame(as: need) }) else { return }
        objects.append(need)
    }

    mutating func add(_ opening: Opening) {
        guard openings.count < Self.most, !openings.contains(opening) else { return }
        openings.append(opening)
    }

    mutating func add(_ other: EnvironmentNeeds) {
        for need in other.objects { add(need) }
        for opening in other.openings { add(opening) }
    }

    /// Removes what a modifier sets. A class counts as set if the object may be one of it.
    mutating func set(_ object: EnvironmentObject, _ index: ProjectIndex) {
        objects.removeAll { $0.object.isObservable == object.isObservable && index.mayBeSame($0.object.type, object.type) }
        for position in openings.indices where !openings[position].set.contains(object) {
            openings[position].set.append(object)
        }
    }

    /// Removes what an object of an unknown class may be.
    mutating func setUnknown(isObservable: Bool) {
        objects.removeAll { $0.object.isObservable == isObservable }
        openings = []
    }

    /// Removes everything, because unknown code is around it.
    mutating func clear() {
        objects = []
        openings = []
    }

    mutating func clearOpenings() { openings = [] }

    mutating func keep(_ isKept: (Need) -> Bool) { objects.removeAll { !isKept($0) } }

    /// Marks the needs of the objects that some modifiers set too early.
    mutating func mark(_ early: (EnvironmentObject) -> EarlySetting?) {
        for position in objects.indices where objects[position].early == nil {
            let need = objects[position]
            objects[position].early = early(need.object)
            objects[position].early?.isCertain = !need.isConditional || need.isOpened
        }
    }

    // MARK: Copies

    var conditional: EnvironmentNeeds {
        var result = EnvironmentNeeds()
        for var need in objects {
            need.isConditional = true
            need.ways = []
            result.add(need)
        }
        for var opening in openings {
            opening.isConditional = true
            result.add(opening)
        }
        return result
    }

    /// The needs of content that a tab, a link or a sheet shows, or that is in a part of `#if`.
    func opened(by way: ViewSite) -> EnvironmentNeeds {
        var result = conditional
        result.objects = []
        for var need in objects {
            let isOpened = !need.isConditional || need.isOpened && need.ways.count < Self.mostWays
            need.isConditional = true
            need.ways = isOpened ? [way] + need.ways : []
            result.add(need)
        }
        return result
    }

    /// The needs of a choice, if each arm of it is shown to some users.
    func with(_ arms: [EnvironmentNeeds], shownBy ways: [ViewSite]) -> EnvironmentNeeds {
        var result = self
        for (arm, way) in zip(arms, ways) {
            for need in arm.opened(by: way).objects
            where !objects.contains(where: { !$0.isConditional && $0.object == need.object }) { result.add(need) }
        }
        return result
    }

    /// The needs as seen from a call of the view with the code.
    func from(_ call: ViewSite) -> EnvironmentNeeds {
        var result = self
        for position in result.objects.indices { result.objects[position].child = call }
        return result
    }

    /// The needs of code with this content in its openings.
    func filled(_ index: ProjectIndex, with content: (Content) -> EnvironmentNeeds?) -> EnvironmentNeeds {
        var result = self
        result.openings = []
        for opening in openings {
            guard var inner = content(opening.content) else { continue }
            for object in opening.set { inner.set(object, index) }
            result.add(opening.isConditional ? inner.conditional : inner)
        }
        return result
    }

    /// The needs of a choice. What every arm needs is needed always.
    ///
    /// - Parameter isExhaustive: whether one of the arms is always shown.
    static func choice(_ arms: [EnvironmentNeeds], isExhaustive: Bool) -> EnvironmentNeeds {
        var result = EnvironmentNeeds()
        if isExhaustive, let first = arms.first {
            for need in first.objects where !need.isConditional {
                if arms.allSatisfy({ $0.objects.contains { $0.isSame(as: need) } }) { result.add(need) }
            }
            for opening in first.openings where arms.allSatisfy({ $0.openings.contains(opening) }) { result.add(opening) }
        }
        for arm in arms {
            for need in arm.conditional.objects where !result.objects.contains(where: { $0.object == need.object }) {
                result.add(need)
            }
            for opening in arm.openings where !result.openings.contains(opening) {
                result.add(Opening(content: opening.content, set: opening.set, isConditional: true))
            }
        }
        return result
    }
}

extension ViewElement {
    /// The first view inside, as the place of an arm or a slot.
    var firstSite: ViewSite { children.first { _ in true }?.site ?? site }
}
