import GroupLintCore

struct DecorativeImageAnnounced: Rule {
    static let asset = RuleCase(
        .info, when: "an image of the project next to a `Text`",
        says: "VoiceOver stops at this image and reads its name `{image}`, although the text next to it says what is meant")

    static let info = RuleInfo(
        id: "decorative_image_announced",
        summary: "VoiceOver reads the file name of an image next to a text.",
        category: .accessibility,
        rationale: """
            An `Image` with the name of an asset is an element for VoiceOver, which reads the name of the asset as its label: \
            "icon wallet 24, image". Next to a text that says the same, this is one more stop without information. \
            `Image(decorative:)` shows the same picture and VoiceOver passes over it. An image that says something of its own \
            needs an `.accessibilityLabel`. This applies to every OS version.
            """,
        cases: [asset],
        silentOn: [
            "images with `.accessibilityLabel`, `.accessibilityHidden` or a label of their own, and `Image(decorative:)`",
            "images in a control, a menu, a `Label` or a link, whose label is read as a whole",
            "images in an element that `.accessibilityElement` combines",
            "assets whose name is one word, which may be what the author wants to be read",
            "images whose name is not a literal, and SF Symbols, which have descriptions",
            "views that a control or a caller with a name shows, widgets, previews and tests",
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
        measured: Measurement(right: 5, read: 7, at: .info), needsProject: true
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        for element in file.calls("Image") where !element.isInPreview && element.neighborText != nil {
            guard case .asset(let name?) = SpokenImage(element, &context), !name.isWord, !file.mayShowWidgets,
                context.isReadAlone(element), !context.isNamedOutside(element), !context.isForDebugging(element)
            else { continue }
            context.report(
                Self.asset, ["image": name], at: element.nameRange,
                help: "write `Image(decorative: …)` or `.accessibilityHidden(true)`, or `.accessibilityLabel(\"…\")` if the "
                    + "image says more than the text",
                related: element.neighborText.map { [$0.related("the text next to it")] } ?? [])
        }
    }
}

extension ViewElement {
    /// A text in the same stack.
    fileprivate var neighborText: ViewElement? {
        guard let slot = parent, slot.kind == .slot, slot.record.link < 0, let stack = slot.parent,
            stack.isSwiftUI("HStack") || stack.isSwiftUI("VStack")
        else { return nil }
        return slot.children.first { $0.isSwiftUI("Text") }
    }
}

extension RuleContext {
    /// Whether VoiceOver reaches the element by itself, as far as is known: no control, menu or custom container is around it
    /// or around the views that show it.
    func isReadAlone(_ element: ViewElement, depth: Int = 0) -> Bool {
        for outer in sequence(first: element, next: \.parent).dropFirst() where outer.kind == .slot {
            guard let owner = outer.parent, owner.kind != .call || owner.isPlainContainer else { return false }
            if outer.record.link >= 0 { return false }
        }
        guard depth < 3, let owner = element.owner, let member = element.member else { return false }
        let name = index.member(member).name
        let users = name == .body ? index.calls(of: owner) : index.references(to: name, in: owner)
        return users.prefix(40).allSatisfy { $0.isInPreview || isReadAlone($0, depth: depth + 1) }
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
