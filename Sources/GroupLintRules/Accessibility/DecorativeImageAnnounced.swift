import GroupLintCore

struct DecorativeImageAnnounced: Rule {
    static let asset = RuleCase(
        .info, when: "an image of the project next to a `Text`",
        says: "VoiceOver stops at this image and reads its name {image}, although the text next to it says what is meant")

    static let symbol = RuleCase(
        .info, .medium,
        when: "a symbol right before a `Text`, or before a `VStack` that begins with one, in an `HStack`, or a large one right "
            + "above a `Text` in a `VStack`",
        says: "VoiceOver stops at {symbol} and describes it, although the text next to it says what is meant")

    static let info = RuleInfo(
        id: "decorative_image_announced",
        summary: "VoiceOver stops at an image next to a text that says the same.",
        category: .accessibility,
        rationale: """
            An `Image` with the name of an asset is an element for VoiceOver, which reads the name of the asset as its label: \
            "icon wallet 24, image". Next to a text that says the same, this is one more stop without information. \
            `Image(decorative:)` shows the same picture and VoiceOver passes over it. An image that says something of its own \
            needs an `.accessibilityLabel`. This applies to every OS version.

            A symbol in front of a text is one more stop, too. The system describes it, but most descriptions only say again \
            what the text says: "calendar, image" and then the date.
            """,
        cases: [asset, symbol],
        silentOn: [
            "images with `.accessibilityLabel`, `.accessibilityHidden` or a label of their own, and `Image(decorative:)`",
            "images in a control, a menu, a `Label` or a link, whose label is read as a whole",
            "images in an element that `.accessibilityElement` combines",
            "assets whose name is one word, which may be what the author wants to be read",
            "images of the project whose name is not a literal, and several of them beside one text",
            "symbols that often say something of their own, such as `checkmark` and `lock`, symbols that a condition "
                + "chooses, and symbols between two texts",
            "views that a control or a caller with a name shows, widgets, apps for tvOS, previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/swiftui/image/init(decorative:bundle:)",
            "https://developer.apple.com/documentation/swiftui/image/init(_:bundle:)",
        ],
        bad: """
            struct Empty: View {
                var body: some View {
                    VStack {
                        Image("empty-wallet-large")
                        Text("No cards yet")
                    }
                }
            }
            """,
        good: """
            struct Empty: View {
                var body: some View {
                    VStack {
                        Image(decorative: "empty-wallet-large")
                        Text("No cards yet")
                    }
                }
            }
            """,
        measured: Measurement(right: 61, read: 73, at: .info), needsProject: true
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        guard !file.mayShowWidgets, context.targets.hasReadingOrder else { return }
        let assets = file.elements(.typeMember).filter(\.isAssetImage)
        for element in file.calls("Image") + assets where !element.isInPreview {
            let picture = element.plate ?? element
            let heading = picture.neighborText == nil ? picture.headingBeside : nil
            guard let text = picture.neighborText ?? heading else { continue }
            let image = SpokenImage(element, &context)
            switch image {
            case .symbol where heading != nil:
                guard context.isPlainSymbol(element, beside: text), context.saysItself(text) else { continue }
            case _ where heading != nil: continue
            case .asset(let name?)
            where element.plate == nil && !name.isWord && !element.hasImagesBeside && !context.isNumber(text): break
            case .symbol where context.isHero(element, in: picture, above: text) && context.saysItself(text): break
            case .symbol where picture.isBeforeText && context.isPlainSymbol(element) && context.saysItself(text): break
            default: continue
            }
            guard context.isReadAlone(picture), !context.isNamedOutside(element) else { continue }
            report(image, element, text, &context)
        }
    }

    private func report(_ image: SpokenImage, _ element: ViewElement, _ text: ViewElement, _ context: inout RuleContext) {
        let related = [text.related("the text next to it")]
        let isInRow = (element.plate ?? element).parent?.parent?.isSwiftUI("HStack") ?? false
        let label = "`.accessibilityLabel(\"…\")` if the image says more than the text"
        if case .asset(let name) = image {
            context.report(
                Self.asset, ["image": context.names(of: [element], first: name ?? "")], at: element.nameRange,
                help: (element.isAssetImage ? "write " : "write `Image(decorative: …)` or ")
                    + "`.accessibilityHidden(true)`, or \(label)",
                related: related)
        } else if case .symbol(let name) = image {
            context.report(
                Self.symbol, ["symbol": name.map { "the symbol `\($0)`" } ?? "this symbol"], at: element.nameRange,
                help: "write `.accessibilityHidden(true)` after the image, "
                    + (isInRow ? "or `Label` for both, " : "") + "or \(label)",
                related: related)
        }
    }
}

extension SyntaxNode {
    /// The value that a local constant is made from, or the node itself; nil for a variable that is set later.
    fileprivate var localValue: SyntaxNode? {
        switch kind == .declReferenceExpr ? LocalValue(self) : nil {
        case .value(let value): value
        case .typed(let type): type.ancestors.contains { $0.kind == .patternBinding } ? nil : self
        case .unknown, nil: self
        }
    }

    /// Whether a literal has words before its first or after its last interpolation, apart from units: `"\(weight) kg"`.
    fileprivate var hasOwnWords: Bool {
        guard slotCount > 0 else { return text.contains(where: \.isLetter) }
        let start = text.prefix { $0 != "\\" }
        let end = text.suffix(text.reversed().prefix { $0 != ")" }.count)
        return [start, end].contains { part in
            part.split { !$0.isLetter }.contains { $0.count > 2 && $0 != "min" && $0 != "sec" }
        }
    }
}

extension RuleContext {
    private static let heroPoints = 32

    /// Whether a symbol is the large picture above a heading, which says in words what the picture stands for: also that of
    /// a state, such as `lock`.
    ///
    /// - Parameter picture: the image, or the stack of it and the shape behind it.
    fileprivate mutating func isHero(_ image: ViewElement, in picture: ViewElement, above text: ViewElement) -> Bool {
        guard picture.parent?.parent?.isSwiftUI("VStack") ?? false, picture.nextSibling?.site == text.site,
            !picture.hasImagesBeside,
            let name = code(of: image).flatMap(CallExpr.init)?.firstArgument?.value?.localValue,
            name.kind == .stringLiteralExpr, name.slotCount == 0
        else { return false }
        return image.modifiers.contains { modifier in
            guard modifier.name == "font" || modifier.name == .frame, let call = call(of: modifier, on: image) else {
                return false
            }
            let font = call.firstArgument?.value?.unwrapped
            let size = modifier.name == .frame ? call.argument("width") : font.flatMap(CallExpr.init)?.argument("size")
            return points(size).map { $0 >= Self.heroPoints } ?? (font?.name == "largeTitle")
        }
    }

    /// Whether a symbol does not depend on a condition, and its name does not tell a state that the heading beside it leaves out.
    ///
    /// - Parameter heading: the text with the title of what the symbol stands for; its words say also what is so.
    fileprivate mutating func isPlainSymbol(_ image: ViewElement, beside heading: ViewElement? = nil) -> Bool {
        guard let written = code(of: image).flatMap(CallExpr.init)?.firstArgument?.value, let name = written.localValue,
            !name.subtree.contains(where: { $0.kind == .ternaryExpr || $0.kind == .ifExpr || $0.kind == .switchExpr })
        else { return false }
        guard let literal = name.firstLiteral else {
            // A computed name may tell a state.
            guard let own = name.ownName, let owner = image.owner else { return false }
            return index.members(of: owner, named: own).allSatisfy { index.member($0).kind == .storedProperty }
        }
        // `1.circle` is the number of a step.
        return !(literal.first?.isNumber ?? false)
            && (!Self.tellingSymbols.contains(literal.symbolFamily) || heading.map { hasWords($0) } ?? false)
    }

    /// Whether a text is a literal with words.
    private mutating func hasWords(_ text: ViewElement) -> Bool {
        let value = code(of: text).flatMap(CallExpr.init)?.firstArgument?.value
        return value?.kind == .stringLiteralExpr && value?.hasOwnWords ?? false
    }

    /// Whether a text says what it is: words of a literal, or a value with the name of a title. Before an identifier or a
    /// number, the symbol may be all that tells what the value means.
    fileprivate mutating func saysItself(_ text: ViewElement) -> Bool {
        guard let value = code(of: text).flatMap(CallExpr.init)?.firstArgument?.value, let made = value.localValue,
            // The text of a value without its sign: the symbol says whether it is up or down.
            !made.subtree.contains(where: { $0.name == "abs" || $0.name == "magnitude" })
        else { return false }
        return value.subtree.contains { part in
            if part.kind == .stringLiteralExpr { return part.hasOwnWords }
            guard part.kind == .declReferenceExpr || part.kind == .memberAccessExpr else { return false }
            let name = part.tokenText.lowercased()
            // In a literal, it is that of a number: `"\(weight.description) kg"`.
            if name == "description", part.ancestors.contains(where: { $0.kind == .stringLiteralExpr }) { return false }
            return Self.titles.contains { name.hasSuffix($0) }
        }
    }

    /// Whether a text is only a number, such as `Text("0")`: the image may be all that tells what is counted.
    fileprivate mutating func isNumber(_ text: ViewElement) -> Bool {
        guard let value = code(of: text).flatMap(CallExpr.init)?.firstArgument?.value else { return false }
        return value.kind == .stringLiteralExpr && value.slotCount == 0 && !value.text.contains(where: \.isLetter)
    }

    private static let titles = ["title", "name", "label", "text", "message", "header", "description", "key"]

    /// First parts of the names of symbols that usually tell a state or a kind: `checkmark.circle`.
    private static let tellingSymbols = NameTable(
        """
        checkmark xmark exclamationmark questionmark info lock star heart flag bell pin bookmark circle bolt battery wifi \
        speaker mic arrow antenna thermometer
        """)

    /// Whether VoiceOver reaches the element by itself, as far as is known: no control, menu or custom container is around it
    /// or around the views that show it.
    func isReadAlone(_ element: ViewElement) -> Bool {
        var budget = 60
        return isReadAlone(element, depth: 0, &budget)
    }

    /// - Parameter budget: number of users of views that may still be looked at.
    private func isReadAlone(_ element: ViewElement, depth: Int, _ budget: inout Int) -> Bool {
        for outer in sequence(first: element, next: \.parent).dropFirst() where outer.kind == .slot {
            // A pushed screen or a sheet is not read as a part of what opens it.
            if opensScreen(outer) { return true }
            guard let owner = outer.parent, owner.kind != .call || owner.isPlainContainer else { return false }
            if outer.record.link >= 0 { return false }
        }
        guard depth < 8, let owner = element.owner, let member = element.member else { return false }
        let name = index.member(member).name
        let users = name == .body ? index.calls(of: owner) : index.references(to: name, in: owner)
        // Code of other types may show a member of a type that is no view.
        if name != .body, !index.type(owner).isView, !users.contains(where: { !$0.isInPreview }) { return false }
        for user in users where !user.isInPreview {
            budget -= 1
            guard budget > 0, isReadAlone(user, depth: depth + 1, &budget) else { return false }
        }
        return true
    }
}

extension ViewElement {
    /// Whether the container leaves the elements in it to VoiceOver.
    fileprivate var isPlainContainer: Bool {
        guard case .swiftUI(let view) = callee else { return false }
        return !view.traits.contains(.control) && !Self.readers.contains(name)
    }

    /// Containers that are read as one element or show their content elsewhere.
    private static let readers = NameTable(
        "Label LabeledContent Menu ControlGroup Gauge ProgressView Alert Annotation Tab Picker")
}
