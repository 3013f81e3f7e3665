/// Symbols of SwiftUI that newer ones replace.
///
/// Source: the availability on Apple's pages of the replacements, and Apple's list of deprecated modifiers. Those pages show
/// the first OS that has a symbol, also if the symbol was added later and works on older systems: `.rect(cornerRadius:)`,
/// `Section(content:header:)` and `autocorrectionDisabled(_:)`.
extension SwiftUICatalog {
    public static let oldSpellings: [OldSpelling] = drawing + navigation + presentation + text + other + accessibility

    private static let iOS13: PlatformVersions = [
        .iOS: OSVersion(13), .macOS: OSVersion(10, 15), .tvOS: OSVersion(13), .watchOS: OSVersion(6),
        .macCatalyst: OSVersion(13),
    ]
    private static let iOS14: PlatformVersions = [
        .iOS: OSVersion(14), .macOS: OSVersion(11), .tvOS: OSVersion(14), .watchOS: OSVersion(7), .macCatalyst: OSVersion(14),
    ]
    private static let iOS15 = ReleaseYear.iOS15.versions
    /// iOS 14 without macOS, which has no navigation bar.
    private static let barVersions: PlatformVersions = [
        .iOS: OSVersion(14), .tvOS: OSVersion(14), .watchOS: OSVersion(7), .macCatalyst: OSVersion(14),
    ]

    private static let drawing: [OldSpelling] = [
        OldSpelling(
            .foregroundColor, "foregroundColor", ["_"], "foregroundColor(_:)", "foregroundStyle(_:)", iOS15,
            "write `.foregroundStyle(…)` with the same color"),
        OldSpelling(
            .cornerRadius, "cornerRadius", ["_", "antialiased?"], "cornerRadius(_:antialiased:)", "clipShape(_:style:)", iOS13,
            "write `.clipShape(.rect(cornerRadius: …))`"),
        OldSpelling(
            .accentColor, "accentColor", ["_"], "accentColor(_:)", "tint(_:)", iOS15,
            "write `.tint(…)`, and check the controls in the view: some of them follow only one of the two"),
        OldSpelling(
            .overlay, "overlay", ["_", "alignment?"], "overlay(_:alignment:)", "overlay(alignment:content:)", iOS15,
            "write `.overlay { … }`"),
        OldSpelling(
            .background, "background", ["_", "alignment?"], "background(_:alignment:)", "background(alignment:content:)", iOS15,
            "write `.background { … }`"),
        OldSpelling(.mask, "mask", ["_"], "mask(_:)", "mask(alignment:_:)", iOS15, "write `.mask { … }`"),
        OldSpelling(
            .animation, "animation", ["_"], "animation(_:)", "animation(_:value:)", iOS13,
            since: "iOS 15",
            "write `.animation(…, value: …)` with the value whose changes are animated, or use `withAnimation`"),
        OldSpelling(
            .edgesIgnoringSafeArea, "edgesIgnoringSafeArea", ["_"], "edgesIgnoringSafeArea(_:)", "ignoresSafeArea(_:edges:)",
            iOS14, "write `.ignoresSafeArea(edges: …)`; it ignores the keyboard too, unless you pass `.container` first"),
        OldSpelling(
            .coordinateSpace, "coordinateSpace", ["name"], "coordinateSpace(name:)", "coordinateSpace(_:)",
            ReleaseYear.iOS17.versions, "write `.coordinateSpace(.named(…))`"),
    ]

    private static let navigation: [OldSpelling] = [
        OldSpelling(
            .navigationView, "NavigationView", [], "NavigationView", "NavigationStack", ReleaseYear.iOS16.versions,
            "use a `NavigationStack`, or a `NavigationSplitView` for several columns"),
        OldSpelling(
            .navigationBarTitle, "navigationBarTitle", ["_", "displayMode?"], "navigationBarTitle(_:displayMode:)",
            "navigationTitle(_:)", barVersions,
            "write `.navigationTitle(…)`, and `.navigationBarTitleDisplayMode(…)` for the display mode"),
        OldSpelling(
            .navigationBarItems, "navigationBarItems", ["leading?", "trailing?"], "navigationBarItems(leading:trailing:)",
            "toolbar(content:)", barVersions,
            "put the views into `ToolbarItem`s of `.toolbar { … }`"),
        OldSpelling(
            .navigationBarHidden, "navigationBarHidden", ["_"], "navigationBarHidden(_:)", "toolbarVisibility(_:for:)",
            ReleaseYear.iOS18.versions, "write `.toolbarVisibility(.hidden, for: .navigationBar)`"),
        OldSpelling(
            .toolbarPlacement, "navigationBarLeading", [], "navigationBarLeading", "topBarLeading", iOS14,
            "write `.topBarLeading`"),
        OldSpelling(
            .toolbarPlacement, "navigationBarTrailing", [], "navigationBarTrailing", "topBarTrailing", iOS14,
            "write `.topBarTrailing`"),
        OldSpelling(
            .tabItem, "tabItem", [], "tabItem(_:)", "Tab", ReleaseYear.iOS18.versions,
            "make the tab a `Tab` with title, image and content"),
    ]

    private static let presentation: [OldSpelling] = [
        OldSpelling(
            .presentationMode, "presentationMode", [], "presentationMode", "dismiss", iOS15,
            "read `@Environment(\\.dismiss)` and call `dismiss()`, or read `@Environment(\\.isPresented)` in place of its value"),
        OldSpelling(
            .actionSheet, "actionSheet", [], "actionSheet(isPresented:content:)",
            "confirmationDialog(_:isPresented:actions:message:)", iOS15, "write `.confirmationDialog(…)` with buttons"),
        OldSpelling(
            .alert, "Alert", ["title", "message?", "dismissButton?", "primaryButton?", "secondaryButton?"], "Alert",
            "alert(_:isPresented:actions:message:)", iOS15, "write `.alert(title, isPresented: …) { … }` with buttons"),
    ]

    private static let text: [OldSpelling] = [
        OldSpelling(
            .disableAutocorrection, "disableAutocorrection", ["_"], "disableAutocorrection(_:)", "autocorrectionDisabled(_:)",
            [
                .iOS: OSVersion(13), .macOS: OSVersion(10, 15), .tvOS: OSVersion(13), .watchOS: OSVersion(8),
                .macCatalyst: OSVersion(13),
            ],
            "write `.autocorrectionDisabled(…)`"),
        OldSpelling(
            .autocapitalization, "autocapitalization", ["_"], "autocapitalization(_:)", "textInputAutocapitalization(_:)",
            [.iOS: OSVersion(15), .tvOS: OSVersion(15), .macCatalyst: OSVersion(15)],
            "write `.textInputAutocapitalization(…)` with `.never`, `.words`, `.sentences` or `.characters`"),
        OldSpelling(
            .textFieldCallback, "TextField", [], "TextField(…onEditingChanged:onCommit:)", "onSubmit(of:_:)", iOS15,
            "write `.onSubmit { … }` for `onCommit`, and `.focused(…)` for `onEditingChanged`"),
        OldSpelling(
            .textFieldCallback, "SecureField", [], "SecureField(…onCommit:)", "onSubmit(of:_:)", iOS15,
            "write `.onSubmit { … }`"),
    ]

    private static let other: [OldSpelling] = [
        OldSpelling(
            .section, "Section", ["header?", "footer?"], "Section(header:footer:content:)",
            "Section(content:header:footer:)", iOS13, "write `Section { … } header: { … }`"),
        OldSpelling(
            .onChange, "onChange", ["of", "perform?"], "onChange(of:perform:)", "onChange(of:initial:_:)",
            ReleaseYear.iOS17.versions, since: "iOS 17",
            "write a closure with no parameter, or with the old and the new value: `{ _, new in … }`"),
    ]

    private static let accessibility: [OldSpelling] = labelsOfAccessibility.map { label, new in
        OldSpelling(
            .accessibility, "accessibility", [label], "accessibility(\(label):)", "\(new)(_:)", iOS14, "write `.\(new)(…)`")
    }

    /// The labels of `accessibility(…)` with the modifiers that replace them.
    private static let labelsOfAccessibility = [
        ("label", "accessibilityLabel"), ("value", "accessibilityValue"), ("hint", "accessibilityHint"),
        ("hidden", "accessibilityHidden"), ("identifier", "accessibilityIdentifier"),
        ("sortPriority", "accessibilitySortPriority"), ("addTraits", "accessibilityAddTraits"),
        ("removeTraits", "accessibilityRemoveTraits"), ("inputLabels", "accessibilityInputLabels"),
    ]

    public static let oldNames = NameTable(
        """
        foregroundColor cornerRadius accentColor overlay background mask animation edgesIgnoringSafeArea coordinateSpace \
        NavigationView navigationBarTitle navigationBarItems navigationBarHidden tabItem actionSheet Alert \
        disableAutocorrection autocapitalization TextField SecureField Section onChange accessibility
        """)
    /// Colors that an implicit member names in a place for any style: `.foregroundStyle(.red)`. `primary` and `secondary` are
    /// left out, because there they mean a level of the current style and not the color.
    public static let styleColors = NameTable(
        "black blue brown clear cyan gray green indigo mint orange pink purple red teal white yellow")
    /// Views that are also styles: `background(_:)` takes them as styles.
    public static let styleViews = NameTable(
        """
        Color LinearGradient RadialGradient AngularGradient EllipticalGradient MeshGradient Gradient Material AnyShapeStyle \
        ImagePaint AnyGradient
        """)
    /// Methods of styles that return a style, although views have modifiers with these names.
    public static let styleMethods = NameTable("opacity blendMode shadow gradient mix tertiary secondary quaternary quinary")
    /// Containers whose content is not views but marks and map items, which have modifiers with the names of view modifiers.
    public static let markContainers = NameTable("Chart Chart3D Map AxisMarks")
}
