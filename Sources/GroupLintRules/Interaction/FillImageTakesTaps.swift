import GroupLintCore

struct FillImageTakesTaps: Rule {
    static let control = RuleCase(
        .info, .low, when: "the label of a button or link",
        says: "taps beside this `{control}` may land on it, because `.{clip}` hides the parts of the image that stick out but "
            + "they still take taps")
    static let gesture = RuleCase(
        .info, .low, when: "a view with a tap gesture",
        says: "taps beside this image may land on it, because `.{clip}` hides the parts of it that stick out but they still "
            + "take taps")

    static let info = RuleInfo(
        id: "fill_image_takes_taps",
        summary: "The clipped parts of an image in a grid or row of tappable images take the taps of its neighbors.",
        category: .interaction,
        rationale: """
            `.scaledToFill()` makes an image larger than its frame, unless it has the proportions of the frame. `.clipped()`, \
            `.clipShape` and `.cornerRadius` hide what sticks out, but do not change where taps land. In a grid, what sticks \
            out lies on the cells beside it: a tap near the edge of one picture opens another one. How much sticks out \
            depends on the picture.

            `.contentShape(Rectangle())` after the frame limits the taps to what can be seen. This applies to every OS version.
            """,
        cases: [control, gesture],
        silentOn: [
            "images with `.contentShape` or `.allowsHitTesting` anywhere between the image and the tap",
            "images of the catalog, which are made for their place, and images that nothing clips",
            "small images, and images beside other views of the cell",
            "rows of a `List` or `Form`, whose cells take no taps outside of them, and images that nothing repeats",
            "modifiers of the project in between, previews and tests",
        ],
        sources: [
            "https://oleb.net/2022/clipped-hit-testing",
            "https://developer.apple.com/documentation/swiftui/view/contentshape(_:eofill:)",
        ],
        bad: """
            struct Album: View {
                let photos: [Photo]
                let open: (Photo) -> Void

                var body: some View {
                    ScrollView {
                        LazyVGrid(columns: [GridItem(), GridItem()]) {
                            ForEach(photos) { photo in
                                Button {
                                    open(photo)
                                } label: {
                                    Image(uiImage: photo.image)
                                        .resizable()
                                        .scaledToFill()
                                        .frame(width: 160, height: 160)
                                        .clipped()
                                        .accessibilityLabel(photo.title)
                                }
                            }
                        }
                    }
                }
            }
            """,
        good: """
            struct Album: View {
                let photos: [Photo]
                let open: (Photo) -> Void

                var body: some View {
                    ScrollView {
                        LazyVGrid(columns: [GridItem(), GridItem()]) {
                            ForEach(photos) { photo in
                                Button {
                                    open(photo)
                                } label: {
                                    Image(uiImage: photo.image)
                                        .resizable()
                                        .scaledToFill()
                                        .frame(width: 160, height: 160)
                                        .clipped()
                                        .contentShape(Rectangle())
                                        .accessibilityLabel(photo.title)
                                }
                            }
                        }
                    }
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        guard file.hasModifiers("scaledToFill") || file.hasModifiers("aspectRatio"), context.targets.hasPointerOrTouch else {
            return
        }
        var seen: Set<ViewSite> = []
        for image in file.modifiedElements where !image.isInPreview {
            guard context.isPicture(image), let area = FilledArea(of: image, &context), context.hasNeighbors(area.target),
                seen.insert(area.target.site).inserted
            else { continue }
            let isGesture = area.gesture != nil
            let clip = context.text(area.clip)
            context.report(
                isGesture ? Self.gesture : Self.control,
                ["control": context.name(of: area.target) ?? "Button", "clip": clip], at: area.clip.nameRange,
                help: "write `.contentShape(Rectangle())` after `.\(clip)`"
                    + (isGesture ? ", and before the gesture" : ", in the label"))
        }
    }
}
