import GroupLintCore

struct IconOnlyButtonWithoutLabel: Rule {
    static let asset = RuleCase(
        .warning, when: "an image of the project",
        says: "VoiceOver reads the {name} of {image} when it reaches this {control}, because the label is only an image")
    static let computed = RuleCase(
        .info, .medium, when: "an image of the project whose name is computed, and may say enough",
        says: "VoiceOver reads only the name of the asset in `{image}` when it reaches this {control}, because the label is "
            + "only an image")
    static let word = RuleCase(
        .info, when: "an image of the project with a word as its name, such as `close`",
        says: "VoiceOver reads the {name} of {image}, untranslated unless a strings file has it as a key, because the label of "
            + "this {control} is only an image")
    static let properName = RuleCase(
        .info, .low, when: "an image whose name starts with a capital letter, which may be a proper name, such as `Bluetooth`",
        says: "VoiceOver reads only the {name} of {image} when it reaches this {control}, because the label is only an image")
    static let nameless = RuleCase(
        .warning, when: "an image without a name: `Image(uiImage:)`, `Image(decorative:)`, `AsyncImage`",
        says: "VoiceOver does not say what this {control} does, because the label is only an image without a name")
    static let shape = RuleCase(
        .info, .medium, when: "an SF Symbol with the name of a shape, such as `chevron.left`",
        says: "VoiceOver reads only the system's {description} of {image} when it reaches this {control}, because the label is "
            + "only an image")
    static let symbol = RuleCase(
        .info, .medium, when: "another SF Symbol",
        says: "VoiceOver reads only the system's {description} of {image} when it reaches this {control}, because the label is "
            + "only an image")
    static let general = RuleCase(
        .info, .medium, when: "an SF Symbol that usually stands for one action on anything, such as `trash` or `plus`",
        says: "VoiceOver reads only the system's {description} of {image} when it reaches this {control}, which does not say "
            + "what the {control} acts on")
    static let action = RuleCase(
        .info, .low,
        when: "another SF Symbol that usually stands for one action, such as `play`, and an `xmark` or `chevron.left` that "
            + "closes something by setting a value",
        says: "VoiceOver reads the system's {description} of {image} when it reaches this {control}, because the label is only "
            + "an image")
    static let state = RuleCase(
        .info, .medium, when: "such a symbol that is filled while something is on, which the action switches",
        says: "VoiceOver may not say whether this {control} is on, because its label is only {image}")
    static let hidden = RuleCase(
        .info, .medium, when: "any image in a menu, toggle or link with `.accessibilityElement(children: .ignore)`",
        says: "VoiceOver has nothing to read for this {control}, because `.accessibilityElement` hides its label")
    static let hinted = RuleCase(
        .info, .medium, when: "an image beside which `.help` says what the button does",
        says: "VoiceOver reads the text of `.help` as a hint and not as the name of this {control}, because the label is only an "
            + "image")
    static let own = RuleCase(
        .info, .medium,
        when: "an image from an initializer of the project, such as `Image(icon: .close)`, an `NSImage`, an image with a symbol "
            + "next to it, and the button of a swipe action",
        says: "VoiceOver may not say what this {control} does, because the label is only an image")

    static let info = RuleInfo(
        id: "icon_only_button_without_label",
        summary: "A button shows only an image, and VoiceOver has no name for what it does.",
        category: .accessibility,
        rationale: """
            VoiceOver reads the label of a button. If the label is only an image, it reads the name of the image: that of \
            the asset, or a description of an SF Symbol. It has nothing to read for `Image(uiImage:)` and \
            `Image(decorative:)`. People who use Voice Control cannot say a name for the button either. This applies to \
            every OS version.

            For some symbols, the description of the system is the name of the action: a trash can is read as "Delete". Which \
            ones is not documented. Where it is a word such as "Add" or "Delete", it does not say what is added or deleted: two \
            such buttons on a screen sound alike. In a bar, such a word may be enough, so this rule reports it there with low \
            confidence. The name of a shape, such as an arrow, never tells what a button does in this place.

            `.help` adds a hint, which VoiceOver reads after the name, and a tooltip on macOS. It is no name: users can switch \
            hints off, and Voice Control does not know them.
            """,
        cases: [asset, computed, word, properName, nameless, shape, symbol, general, action, state, hidden, hinted, own],
        doubts: [.throughOthers],
        silentOn: [
            "buttons with a name: `.accessibilityLabel`, `Label`, `Text`, `Image(_:label:)`",
            "an image whose name is computed and also shown as a `Text`, and symbols that are the elements of a `ForEach`",
            "buttons in an element that `.accessibilityElement` combines, and hidden ones",
            "views whose callers add a name, and modifiers of the project that do",
            "labels with anything that is unknown: content of the caller, a modifier of another module",
            "`chevron.left` with an action that says back, pop, dismiss or close, and `xmark` with dismiss or close, which "
                + "VoiceOver reads as \"Back\" and \"Close\"",
            "buttons that a `ToggleStyle` makes, because VoiceOver may read the label of the toggle",
            "buttons with an empty action or in the label of another button, code in `#if DEBUG`, previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/swiftui/image/init(_:bundle:)",
            "https://developer.apple.com/documentation/swiftui/view/accessibilitylabel(_:)-1d7jv",
            "https://developer.apple.com/documentation/swiftui/view/help(_:)",
            "https://developer.apple.com/design/human-interface-guidelines/voiceover",
        ],
        bad: """
            struct Editor: View {
                let close: () -> Void

                var body: some View {
                    Button(action: close) {
                        Image("icon-close")
                    }
                }
            }
            """,
        good: """
            struct Editor: View {
                let close: () -> Void

                var body: some View {
                    Button(action: close) {
                        Image("icon-close")
                    }
                    .accessibilityLabel("Close")
                }
            }
            """,
        measured: Measurement(right: 252, read: 275, at: .warning), needsProject: true
    )

    private static let controls: [(name: Name, text: String)] = [
        ("Button", "button"), ("Menu", "menu"), ("NavigationLink", "link"), ("Link", "link"), ("Toggle", "toggle"),
    ]

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        for control in Self.controls {
            for element in file.calls(control.name) where !element.isInPreview {
                guard let label = context.label(of: element) else { continue }
                let content = SpokenContent(of: label, &context)
                guard content.hasOnlyImages, let image = content.images.first, !context.isElementOfRows(image),
                    !context.isNamed(element), !context.isShownInLabel(element),
                    !context.doesNothing(element), !context.isInToggleStyle(element),
                    var found = ruleCase(content.images, in: label, &context),
                    !context.isNamedByItsSymbol(element, found.text)
                else { continue }
                if found.ruleCase.says == Self.general.says, !context.actsOnSomething(element) { found.ruleCase = Self.action }
                if found.ruleCase.says == Self.action.says, context.steps(element, found.text) { found.ruleCase = Self.symbol }
                if found.text.isSymbolOfBack, context.closes(element) { found.ruleCase = Self.action }
                if found.ruleCase.says == Self.action.says, context.hidesState(element, image) { found.ruleCase = Self.state }
                if context.elementWithoutName(on: element) != nil {
                    found.ruleCase = Self.hidden
                } else if content.isHinted || context.isNamedOutside(element) {
                    found.ruleCase = Self.hinted
                }
                let isElsewhere = image.root.site != element.root.site
                let isSwiped = element.isSwipeAction && found.ruleCase.confidence != .low
                let isPlural = found.text.contains("` and `")
                context.report(
                    isSwiped ? Self.own : found.ruleCase,
                    [
                        "image": found.text, "control": control.text, "name": isPlural ? "names" : "name",
                        "description": isPlural ? "descriptions" : "description",
                    ], at: element.nameRange,
                    doubt: isElsewhere && context.nameOfSymbol(passedIn: label) == nil ? .throughOthers : nil,
                    help: isSwiped
                        ? "make the label a `Label` with a title"
                        : help(
                            control.text, context.targets, content, passedName: isElsewhere ? nil : context.passedName(of: image),
                            isSwitched: found.text.contains(" or ") && found.ruleCase.says != Self.hidden.says,
                            isHinted: found.ruleCase.says == Self.hinted.says,
                            isIdentified: [element, image].contains { view in
                                view.modifiers.contains { $0.name == "accessibilityIdentifier" }
                            }),
                    related: [image.related("the label is this image")])
            }
        }
    }

    private func help(
        _ control: String, _ targets: DeploymentTargets, _ content: SpokenContent, passedName: String?, isSwitched: Bool,
        isHinted: Bool, isIdentified: Bool
    ) -> String {
        let modifier = targets.labelModifier(passedName == nil ? "\"…\"" : "…")
        let place = content.isChoice && !content.hasUnknownArm ? "the image" : "it"
        return "say what the \(control) does: "
            + (passedName.map { "let callers pass a text next to `\($0)`, and give it to `\(modifier)` after \(place)" }
                ?? "write `\(modifier)` after \(place)")
            + (isSwitched ? ", with a text for each image" : isHinted ? ", for example with the same text as `.help`" : "")
            + (isIdentified ? "; VoiceOver does not read an `.accessibilityIdentifier`" : "")
    }

    /// The case for the images of a label.
    private func ruleCase(
        _ images: [ViewElement], in label: ViewElement, _ context: inout RuleContext
    ) -> (ruleCase: RuleCase, text: String)? {
        let kinds = images.map { SpokenImage($0, &context) }
        let same = images.indices.filter { kinds[$0].isSymbol == kinds[0].isSymbol }.map { images[$0] }
        guard !kinds.contains(where: { $0.isNamed }), let kind = kinds.first else { return nil }
        // What VoiceOver reads of several images together is not known.
        let isMixed = !kind.isSymbol && images.indices.contains { kinds[$0].isSymbol && images[$0].isShown(with: images[0]) }
        if isMixed { return (Self.own, "") }
        switch kind {
        case .asset(nil):
            // `SmallImage("Edit")`: the caller of a view of the project writes the name.
            guard let name = context.nameOfImage(passedIn: label) else {
                if context.isNameShown(images[0]) { return nil }
                return (Self.computed, context.nameExpression(of: images[0]) ?? "…")
            }
            return (Self.ruleCase(forAsset: name), "the image `\(name)`")
        case .asset(let name?):
            return (Self.ruleCase(forAsset: name), context.names(of: same, first: name, "image"))
        case .nameless: return (Self.nameless, "")
        case .symbol(nil):
            guard let name = context.nameOfSymbol(passedIn: label) else { return (Self.symbol, "the symbol") }
            return (Self.ruleCase(forSymbol: name), "the symbol `\(name)`")
        case .symbol(let name?):
            return (Self.ruleCase(forSymbol: name), context.names(of: same, first: name, "symbol"))
        case .unknown: return (Self.own, "")
        case .named: return nil
        }
    }
}

extension IconOnlyButtonWithoutLabel {
    private static func ruleCase(forSymbol name: String) -> RuleCase {
        let family = name.symbolFamily
        if SwiftUICatalog.shapeSymbols.contains(family) { return shape }
        if SwiftUICatalog.generalSymbols.contains(family) { return general }
        return SwiftUICatalog.actionSymbols.contains(family) ? action : symbol
    }

    private static func ruleCase(forAsset name: String) -> RuleCase {
        guard name.isWord else { return asset }
        return name.first?.isUppercase ?? false ? properName : word
    }
}

extension SpokenImage {
    fileprivate var isSymbol: Bool { if case .symbol = self { true } else { false } }

    fileprivate var isNamed: Bool { if case .named = self { true } else { false } }
}

extension String {
    /// Whether the text names a symbol that systems show on buttons that go back, and that VoiceOver reads as "Back".
    var isSymbolOfBack: Bool {
        ["chevron", "arrow"].contains { hasWord("`\($0).left`") || hasWord("`\($0).backward`") }
    }

    /// The first part of the name of a symbol: `chevron` for `chevron.left` and for the constant `chevronLeft`.
    var symbolFamily: Name {
        Name(utf8.prefix { $0 != UInt8(ascii: ".") && !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) })
    }
}

extension ViewElement {
    /// Whether the view is there each time another one is, as far as its own body or member says.
    fileprivate func isShown(with other: ViewElement) -> Bool {
        guard let arm = armsAround().first?.arm else { return true }
        return sequence(first: other, next: \.parent).contains { $0.site == arm.site }
    }

    /// Whether the button is a swipe action, whose label VoiceOver offers as an action of the row.
    fileprivate var isSwipeAction: Bool { isInContent(of: "swipeActions") }
}

extension RuleContext {
    /// The slot with the label of a control.
    func label(of element: ViewElement) -> ViewElement? {
        element.slots.first { placements.role(of: $0) == .single && ($0.name.isNone || $0.name == "label") }
    }

    /// The only text that the one view of a label gets: `SmallImage("Edit")`.
    mutating func nameOfImage(passedIn label: ViewElement) -> String? { valueOfImage(passedIn: label)?.firstLiteral }

    /// The same for a symbol of the system, whose name is a string: `LargeSymbol(name: "dial.max")`.
    fileprivate mutating func nameOfSymbol(passedIn label: ViewElement) -> String? {
        let value = valueOfImage(passedIn: label)
        return value?.subtree.contains { $0.kind == .stringLiteralExpr } ?? false ? value?.firstLiteral : nil
    }

    private mutating func valueOfImage(passedIn label: ViewElement) -> SyntaxNode? {
        guard let view = label.soleChild, case .project = view.callee, let call = code(of: view).flatMap(CallExpr.init) else {
            return nil
        }
        let values = call.arguments.compactMap(\.value).filter { $0.firstLiteral != nil }
        return values.count == 1 ? values[0] : nil
    }

    /// The expression that computes the name of an image, if it is short.
    fileprivate mutating func nameExpression(of image: ViewElement) -> String? {
        imageCall(of: image)?.firstArgument?.value?.shortText
    }
}
