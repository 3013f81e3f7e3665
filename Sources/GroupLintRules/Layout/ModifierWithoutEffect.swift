import GroupLintCore

struct ModifierWithoutEffect: Rule {
    static let row = RuleCase(
        .warning, says: "`.{modifier}` has no effect, because it is on the `{container}` and not on a row in it")
    static let outside = RuleCase(
        .info, when: "a modifier of a row outside of lists",
        says: "`.{modifier}` has no effect, because this view is in a {container} and not in a `List`")
    static let swipe = RuleCase(
        .warning, when: "actions for a swipe outside of lists, if the app runs on systems before iOS 27",
        says: "`.{modifier}` does nothing before {system}, because this view is in a {container} and not in a `List`")
    static let scaling = RuleCase(
        .warning, when: "a picture with a frame",
        says: "`.{modifier}` does not fit this image to its frame, because without `.resizable()` an image keeps its own size")
    static let scalingAfterFrame = RuleCase(
        .warning, when: "the same after the frame",
        says: "`.{modifier}` does not fit this image to its frame, because it comes after `.frame`, and because without "
            + "`.resizable()` an image keeps its own size")
    static let stretched = RuleCase(
        .info, .medium, when: "a resizable image with a width and a height before it",
        says: "`.{modifier}` does not keep the shape of this image, because it comes after `.frame`, which has stretched the "
            + "image")
    static let size = RuleCase(
        .info, when: "a symbol, or a picture without a frame",
        says: "`.{modifier}` has no effect, because without `.resizable()` an image keeps its own size")
    static let cell = RuleCase(
        .warning, when: "a modifier of a grid cell",
        says: "`.{modifier}` has no effect, because this view is in a {container} and not in a `Grid`")
    static let line = RuleCase(
        .info, .medium, when: "a foreground color on a `Divider`",
        says: "`.{modifier}` does not color this line, because a `Divider` always has the color of separators")
    static let bar = RuleCase(
        .warning, .medium, when: "a title or items of a bar",
        says: "`.{modifier}` has no effect on iOS, because it is on the `{container}` and not on a view in it")

    static let sheetItems = RuleCase(
        .warning, .medium, when: "items of a bar in a sheet without a navigation container",
        says: "iOS does not show the items of this `.{modifier}`, because no navigation container is in the `.{sheet}`")
    static let sheetTitle = RuleCase(
        .info, .medium, when: "a title in a sheet without a navigation container",
        says: "iOS does not show the title of `.{modifier}`, because no navigation container is in the `.{sheet}`")
    static let destination = RuleCase(
        .warning, .medium, when: "a destination in a `NavigationView`",
        says: "`.{modifier}` shows nothing, because this view is in a `NavigationView` and not in a `NavigationStack`")
    static let style = RuleCase(
        .warning, .medium, when: "a button style in a label",
        says: "`.{modifier}` does not style this `{control}`, because it is in its label")

    static let info = RuleInfo(
        id: "modifier_without_effect",
        summary: "A modifier stands where SwiftUI does not look at it.",
        category: .layout,
        rationale: """
            Some modifiers are values for the container around a view, or need a certain view. `.listRowBackground` and the \
            like belong on the rows inside the `List`. `.scaledToFit()` and `.aspectRatio` offer a size with another shape, \
            and an `Image` without `.resizable()` does not look at the offered size. `.gridCellColumns` and the like are read \
            by `Grid`; `LazyVGrid` is another container. A `Divider` draws the color of separators, whatever the foreground \
            color is. A title and the items of a toolbar belong on the view inside a `NavigationStack`, which a sheet needs too: \
            on iOS, nothing else draws them. Only a `NavigationStack` or `NavigationSplitView` looks for \
            `.navigationDestination`. A style of buttons belongs on the button or around it. On every OS version.
            """,
        cases: [
            row, outside, swipe, scaling, scalingAfterFrame, stretched, size, cell, line, bar, sheetItems, sheetTitle,
            destination, style,
        ],
        silentOn: [
            "`.listRowSpacing`, `.listSectionSpacing` and `.listItemTint`, which work on a `List`",
            "a `List` in a row of another one or in `searchSuggestions`",
            "views that may be shown in a list somewhere, and views of which not every place is known",
            "`.swipeActions` in apps that need iOS 27",
            "images in properties and functions, and initializers that the project adds to `Image`",
            "an image with a flexible frame before the modifier",
            "a `Divider` with an overlay or background, and one that gets the color of separators",
            "a button style on a part of a label that holds another control, or a view of the project",
            "grid modifiers in builders whose callers are unknown",
            "titles and toolbars on a container in another one, on one whose place is not known, in code for the Mac only, and "
                + "in sheets whose content a modifier of the project changes",
            "previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/swiftui/view/listrowbackground(_:)",
            "https://developer.apple.com/documentation/swiftui/image/resizable(capinsets:resizingmode:)",
            "https://developer.apple.com/documentation/swiftui/view/gridcellcolumns(_:)",
        ],
        bad: """
            struct Inbox: View {
                let mails: [String]

                var body: some View {
                    List(mails, id: \\.self) { mail in
                        Text(mail)
                    }
                    .listRowBackground(Color.yellow)
                }
            }
            """,
        good: """
            struct Inbox: View {
                let mails: [String]

                var body: some View {
                    List(mails, id: \\.self) { mail in
                        Text(mail).listRowBackground(Color.yellow)
                    }
                }
            }
            """,
        measured: Measurement(right: 32, read: 33, at: .info)
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        for element in file.modifiedElements where element.kind == .call || element.kind == .reference {
            for modifier in element.modifiers {
                if SwiftUICatalog.rowModifiers.contains(modifier.name) {
                    checkRow(element, modifier, &context)
                    checkPlace(element, modifier, &context)
                } else if SwiftUICatalog.gridModifiers.contains(modifier.name) {
                    checkCell(element, modifier, &context)
                } else if SwiftUICatalog.scalingModifiers.contains(modifier.name), element.name == "Image" {
                    checkImage(element, modifier, &context)
                } else if SwiftUICatalog.foregroundModifiers.contains(modifier.name), element.isSwiftUI("Divider") {
                    checkLine(element, modifier, &context)
                } else if modifier.name == .buttonStyle {
                    checkStyle(element, modifier, &context)
                } else if modifier.name == "navigationDestination" {
                    checkDestination(element, modifier, &context)
                } else {
                    checkBar(element, modifier, &context)
                }
            }
        }
    }

    private func checkBar(_ container: ViewElement, _ modifier: ViewTree.Modifier, _ context: inout RuleContext) {
        let text = context.text(modifier)
        guard let found = BarModifier(modifier, on: container, &context) else {
            guard let found = BarModifier.sheetWithoutBar(modifier, on: container, &context) else { return }
            let isHere = found.caller.site == container.site
            context.report(
                modifier.name == "toolbar" ? Self.sheetItems : Self.sheetTitle, ["modifier": text, "sheet": found.sheet],
                at: modifier.nameRange,
                help: "write `NavigationStack { … }` around the content of the `.\(found.sheet)`",
                related: isHere ? [] : [found.caller.related("the `.\(found.sheet)` shows the view here")])
            return
        }
        context.report(
            Self.bar, ["modifier": text, "container": found.container], at: modifier.nameRange,
            help: "move `.\(text)` into the `\(found.container)`, after the view that it shows first, or remove it if that view "
                + "has its own")
    }

    private func checkDestination(_ view: ViewElement, _ modifier: ViewTree.Modifier, _ context: inout RuleContext) {
        guard !view.isInPreview, !modifier.isConditional, case let places = context.places(of: view, listContainers: []),
            // Of a screen that a member pushes, a place without its container is kept, too.
            places.contains(where: { $0.navigation == .view }),
            places.allSatisfy({ $0.navigation == .view || $0.navigation == .undecided && $0.isPushed })
        else { return }
        context.report(
            Self.destination, ["modifier": context.text(modifier)], at: modifier.nameRange,
            help: "write `NavigationStack` in place of the `NavigationView` around this view")
    }

    private func checkStyle(_ part: ViewElement, _ modifier: ViewTree.Modifier, _ context: inout RuleContext) {
        guard !part.isInPreview, !modifier.isConditional, part.isDrawn, let control = part.controlOfLabel(context) else { return }
        let (name, text) = (context.name(of: control) ?? "Button", context.shortCall(modifier))
        let isStyled = control.modifiers.contains { $0.name == .buttonStyle }
        context.report(
            Self.style, ["modifier": context.text(modifier), "control": name], at: modifier.nameRange,
            help: isStyled ? "remove it: the `\(name)` has a style" : "move `.\(text)` out of the label, after the `\(name)`")
    }

    private func checkRow(_ list: ViewElement, _ modifier: ViewTree.Modifier, _ context: inout RuleContext) {
        for name in ["List", "Form"] where list.isSwiftUI(Name(name.utf8)) {
            guard !list.isInPreview, !list.isInContent(of: "searchSuggestions"),
                !context.placements.of(list).contains(where: { $0.layout.isRow })
            else { return }
            let text = context.shortCall(modifier)
            context.report(
                Self.row, ["modifier": context.text(modifier), "container": name], at: modifier.nameRange,
                help: "remove `.\(text)`, or move it into the `\(name)`, to the rows; a `Section` or `ForEach` passes it on")
        }
    }

    private func checkCell(_ element: ViewElement, _ modifier: ViewTree.Modifier, _ context: inout RuleContext) {
        guard !element.isInPreview, !element.isSwiftUI("Grid") else { return }
        let places = context.placements.of(element)
        guard let first = places.first, places.allSatisfy({ $0.isOutsideGrid(context.index) }) else { return }
        let isLazy = first.layout == .lazy
        let span = modifier.name == "gridCellColumns" ? context.call(of: modifier, on: element)?.firstArgument?.value?.text : "1"
        let isWide = span != "1"
        context.report(
            Self.cell, ["modifier": context.text(modifier), "container": first.containerText(context.index)],
            at: modifier.nameRange,
            help: "remove `.\(context.shortCall(modifier))`"
                + (isLazy && isWide
                    ? ": a lazy grid has no cells over several columns; put the wide view above or below the grid, or give the "
                        + "grid fewer columns"
                    : ""),
            related: first.related(context.index))
    }

    private func checkLine(_ line: ViewElement, _ modifier: ViewTree.Modifier, _ context: inout RuleContext) {
        let isDrawnOver = line.modifiers.contains { $0.name == "overlay" || $0.name == "background" }
        guard !line.isInPreview, !isDrawnOver else { return }
        let value = context.call(of: modifier, on: line)?.firstArgument?.value?.unwrapped
        if value?.text.lowercased().contains("separator") ?? false { return }
        let color = value?.shortText ?? "…"
        let old = "`.\(context.shortCall(modifier))`"
        // An overlay after a padding would color that, too.
        let padding = line.modifiers.first { $0.name == .padding && $0.nameRange.start < modifier.nameRange.start }
        context.report(
            Self.line, ["modifier": context.text(modifier)], at: modifier.nameRange,
            help: padding.map { "write `.overlay(\(color))` before `.\(context.shortCall($0))`, and remove \(old)" }
                ?? "write `.overlay(\(color))` instead of \(old)")
    }

    private func checkImage(_ image: ViewElement, _ modifier: ViewTree.Modifier, _ context: inout RuleContext) {
        guard let kind = FixedImage(image, until: modifier, &context) else {
            if image.isStretched(before: modifier, &context) {
                let call = context.shortCall(modifier)
                context.report(
                    Self.stretched, ["modifier": context.text(modifier)], at: modifier.nameRange,
                    help: "move `.\(call)` before `.frame`")
            }
            return
        }
        let isAfterFrame = image.modifiers.contains { $0.name == .frame && $0.nameRange.start < modifier.nameRange.start }
        let framed = isAfterFrame ? Self.scalingAfterFrame : Self.scaling
        context.report(
            kind == .framedPicture ? framed : Self.size, ["modifier": context.text(modifier)], at: modifier.nameRange,
            help: Self.help(kind, context.shortCall(modifier), image, isAfterFrame: isAfterFrame))
    }

    private static func help(_ kind: FixedImage, _ call: String, _ image: ViewElement, isAfterFrame: Bool) -> String {
        switch kind {
        case .symbol:
            image.modifiers.contains { $0.name == "font" }
                ? "remove `.\(call)`: `.font` sets the size"
                : "remove `.\(call)` and set the size with `.font` or `.imageScale`"
        case .picture: "remove `.\(call)`, or add `.resizable()` after the `Image` and a `.frame`"
        case .framedPicture:
            "remove `.\(call)`, which changes nothing; or let the frame set the size of the image: "
                + (isAfterFrame
                    ? "write `.resizable()` and `.\(call)` before `.frame`" : "add `.resizable()` after the `Image`")
                + (image.isCut || !call.lowercased().contains("fill")
                    ? "" : ", and `.clipped()` after \(isAfterFrame ? "it" : "`.frame`")")
        }
    }
}

extension Placement {
    /// Whether the container is known and not a Grid.
    fileprivate func isOutsideGrid(_ index: ProjectIndex) -> Bool {
        guard let container = container.map({ ViewElement(index, $0) }) else { return false }
        return SwiftUICatalog.containersWithoutCells.contains(container.name) && container.isSwiftUI(container.name)
    }
}

extension ViewElement {
    /// Whether a modifier cuts off what is drawn beyond the frame.
    fileprivate var isCut: Bool {
        modifiers.contains { ["clipped", "clipShape", "cornerRadius", "mask"].contains($0.name) }
    }

    /// Whether the view and its parts are views of SwiftUI that are no controls.
    fileprivate var isDrawn: Bool {
        ([self] + descendants).allSatisfy { part in
            switch part.kind {
            case .slot, .branch, .arm, .root: return true
            case .call:
                guard case .swiftUI(let known) = part.callee else { return false }
                return !part.isTapControl && known.traits.isDisjoint(with: [.control, .edits])
            case .reference: return part.isColor
            case .typeMember, .opaque: return false
            }
        }
    }

    /// Whether this is a color of the view in the argument of a modifier: `.background(tint)`.
    private var isColor: Bool {
        guard let owner, parent?.kind == .slot, parent?.modifierOfContent != nil else { return false }
        let members = index.members(of: owner, named: name)
        return !members.isEmpty && members.allSatisfy { index.member($0).type.name == "Color" }
    }

    /// The control that has the view in its label, as far as the same code shows.
    fileprivate func controlOfLabel(_ context: RuleContext) -> ViewElement? {
        for slot in sequence(first: self, next: \.parent) where slot.kind == .slot {
            guard slot.record.link < 0, let owner = slot.parent else { return nil }
            if owner.isTapControl { return owner.labelSlot(context)?.site == slot.site ? owner : nil }
            guard owner.isSpacingStack || owner.isSwiftUI("ZStack") || owner.isSwiftUI(.group) else { return nil }
        }
        return nil
    }
}
