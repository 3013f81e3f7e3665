import GroupLintCore

/// What VoiceOver finds in a slot, such as the label of a button.
struct SpokenContent {
    /// The images, in source order.
    private(set) var images: [ViewElement] = []
    /// Whether VoiceOver finds nothing but the images.
    private(set) var hasOnlyImages = true
    /// Whether the images are one case of a label that shows something else at other times.
    private(set) var isChoice = false
    /// Whether what is shown at other times is a view of another module, which may have no text either.
    private(set) var hasUnknownArm = false
    /// Whether a modifier adds a hint.
    private(set) var isHinted = false
    /// How many more elements and modifiers to look at. Many buttons may have one large view as their label; what it says then is
    /// not known.
    private var budget = 200

    init(of slot: ViewElement, _ context: inout RuleContext) {
        add(slot, depth: 0, &context)
        guard !hasOnlyImages else { return }
        // What is shown instead at other times has its own name.
        for arm in slot.choices {
            var choice = self
            choice.images = []
            choice.hasOnlyImages = true
            choice.isHinted = false
            choice.add(arm, depth: 1, &context)
            guard !choice.images.isEmpty, choice.hasOnlyImages else { continue }
            self = choice
            isChoice = true
            hasUnknownArm = slot.choices.contains { arm in
                guard let view = arm.soleChild, view.kind == .call, case .unknown = view.callee else { return false }
                return true
            }
            return
        }
    }

    private mutating func add(_ element: ViewElement, depth: Int, _ context: inout RuleContext) {
        budget -= 1 + element.modifiers.count
        guard hasOnlyImages, depth < 12, budget > 0 else {
            hasOnlyImages = false
            return
        }
        if element.isRemoteImage {
            images.append(element)
            hasOnlyImages = element.showsOnlyPictures
            return
        }
        switch element.kind {
        case .root, .slot, .branch, .arm:
            for child in element.children where hasOnlyImages { add(child, depth: depth + 1, &context) }
        case .call: addCall(element, depth, &context)
        case .reference: addTarget(of: element, depth, &context)
        case .typeMember where element.isAssetImage || context.imageCall(of: element) != nil: images.append(element)
        case .typeMember: if !element.isFilling { hasOnlyImages = false }
        case .opaque: hasOnlyImages = false
        }
        // An image in an overlay comes after the image below it.
        addModifiers(of: element, depth, &context)
    }

    private mutating func addCall(_ element: ViewElement, _ depth: Int, _ context: inout RuleContext) {
        guard case .swiftUI = element.callee else {
            addTarget(of: element, depth, &context)
            return
        }
        if element.name == "Image" {
            images.append(element)
        } else if Self.stacks.contains(element.name) {
            for slot in element.slots { add(slot, depth: depth + 1, &context) }
        } else if !element.isFilling {
            hasOnlyImages = false
        }
    }

    private static let stacks = NameTable("VStack HStack ZStack Group")

    /// Adds what a view of the project, or a member, shows.
    private mutating func addTarget(of element: ViewElement, _ depth: Int, _ context: inout RuleContext) {
        guard element.targets.count == 1, case let root = ViewElement(element.index, element.targets[0]),
            !root.flags.contains(.isNonView)
        else {
            hasOnlyImages = false
            return
        }
        add(root, depth: depth + 3, &context)
    }

    /// Adds what modifiers show on the element. What is behind it is left out: a background is rarely a text.
    private mutating func addModifiers(of element: ViewElement, _ depth: Int, _ context: inout RuleContext) {
        guard element.kind != .slot, element.kind != .root else { return }
        for modifier in element.modifiers {
            let isImage = images.last?.site == element.site || element.kind == .branch
            let isMethod = isImage && SwiftUICatalog.imageMethods.contains(modifier.name)
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
            if name == "overlay", context.placements.role(of: slot) == .single { add(slot, depth: depth + 1, &context) }
        }
    }
}

extension ViewElement {
    /// The arms of the only view of a label, if it is a choice without modifiers of its own.
    fileprivate var choices: [ViewElement] {
        guard let branch = soleChild, branch.kind == .branch, branch.modifiers.isEmpty else { return [] }
        return branch.children.filter { $0.kind == .arm }
    }

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
