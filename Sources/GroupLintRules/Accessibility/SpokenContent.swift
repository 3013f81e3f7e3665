import GroupLintCore

/// What VoiceOver finds in a slot, such as the label of a button.
struct SpokenContent {
    /// The images, in source order.
    private(set) var images: [ViewElement] = []
    /// Whether VoiceOver finds nothing but the images.
    private(set) var hasOnlyImages = true
    /// Whether the images are one case of a label that shows something else at other times.
    private(set) var isChoice = false
    /// Whether a modifier adds a hint.
    private(set) var isHinted = false
    private var placements: ViewPlacements

    init(of slot: ViewElement, _ context: RuleContext) {
        placements = context.placements
        add(slot, depth: 0)
        guard !hasOnlyImages else { return }
        // What is shown instead at other times has its own name.
        for arm in slot.choices {
            var choice = self
            choice.images = []
            choice.hasOnlyImages = true
            choice.isHinted = false
            choice.add(arm, depth: 1)
            guard !choice.images.isEmpty, choice.hasOnlyImages else { continue }
            self = choice
            isChoice = true
            return
        }
    }

    private mutating func add(_ element: ViewElement, depth: Int) {
        guard hasOnlyImages, depth < 12 else {
            hasOnlyImages = false
            return
        }
        if element.isRemoteImage {
            images.append(element)
            hasOnlyImages = element.showsOnlyPictures
            return
        }
        switch element.kind {
        case .root, .slot, .branch, .arm: addChildren(of: element, depth)
        case .call: addCall(element, depth)
        case .reference: addTarget(of: element, depth)
        case .typeMember: if !element.isFilling { hasOnlyImages = false }
        case .opaque: hasOnlyImages = false
        }
        // An image in an overlay comes after the image below it.
        addModifiers(of: element, depth)
    }

    private mutating func addChildren(of element: ViewElement, _ depth: Int) {
        for child in element.children { add(child, depth: depth + 1) }
    }

    private mutating func addCall(_ element: ViewElement, _ depth: Int) {
        guard case .swiftUI = element.callee else {
            addTarget(of: element, depth)
            return
        }
        if element.name == "Image" {
            images.append(element)
        } else if Self.stacks.contains(element.name) {
            for slot in element.slots { add(slot, depth: depth + 1) }
        } else if !element.isFilling {
            hasOnlyImages = false
        }
    }

    private static let stacks = NameTable("VStack HStack ZStack Group")

    /// Adds what a view of the project, or a member, shows.
    private mutating func addTarget(of element: ViewElement, _ depth: Int) {
        guard element.targets.count == 1, case let root = ViewElement(element.index, element.targets[0]),
            !root.flags.contains(.isNonView)
        else {
            hasOnlyImages = false
            return
        }
        add(root, depth: depth + 3)
    }

    /// Adds what modifiers show on the element. What is behind it is left out: a background is rarely a text.
    private mutating func addModifiers(of element: ViewElement, _ depth: Int) {
        guard element.kind != .slot, element.kind != .root else { return }
        for modifier in element.modifiers {
            let isMethod = element.name == "Image" && SwiftUICatalog.imageMethods.contains(modifier.name)
            switch isMethod ? .silent : SpokenModifier(modifier, on: element) {
            case .silent: continue
            case .hints: isHinted = true
            case .speaks, .unknown:
                hasOnlyImages = false
                return
            }
        }
        for slot in element.children where slot.kind == .slot && slot.record.link >= 0 {
            let name = element.views.modifiers[Int(slot.record.link)].name
            if name == "overlay", placements.role(of: slot) == .single { add(slot, depth: depth + 1) }
        }
    }
}

extension ViewElement {
    /// The arms of the only view of a label, if it is a choice.
    fileprivate var choices: [ViewElement] {
        guard let branch = soleChild, branch.kind == .branch else { return [] }
        return branch.children.filter { $0.kind == .arm }
    }

    /// Whether this is a view that loads a picture, of SwiftUI or of a well-known package. Such a picture has no name.
    var isRemoteImage: Bool {
        guard kind == .call || kind == .typeMember, Self.remoteImages.contains(name) else { return false }
        if case .project = callee { return false }
        return !index.declaresType(name)
    }

    private static let remoteImages = NameTable(
        "AsyncImage KFImage KFAnimatedImage LazyImage WebImage AnimatedImage CachedAsyncImage")

    private static let pictureParts: [Name] = ["Image", "ProgressView", "ZStack"]

    /// Whether the view type with the code has a member of this name.
    private var isMember: Bool { owner.map { !index.members(of: $0, named: name).isEmpty } ?? true }

    /// Whether a loaded picture and its placeholder say nothing, and no modifier names it.
    fileprivate var showsOnlyPictures: Bool {
        let isNamed = modifiers.contains { modifier in
            if case .speaks = SpokenModifier(modifier, on: self) { return true }
            return false
        }
        return !isNamed
            && descendants.dropFirst().allSatisfy { part in
                switch part.kind {
                case .root, .slot, .branch, .arm: true
                // The picture that the closure gets, and the state that holds it.
                case .reference: part.targets.isEmpty && !part.isMember
                case .typeMember: part.isFilling
                case .call: part.isFilling || Self.pictureParts.contains { part.isSwiftUI($0) }
                case .opaque: false
                }
            }
    }

    /// Whether VoiceOver passes over the view: space, colors and shapes.
    var isFilling: Bool {
        let traits = SwiftUICatalog.views.traits(of: name)
        return !traits.isDisjoint(with: [.blank, .fills]) || SwiftUICatalog.unspokenViews.contains(name)
    }
}
