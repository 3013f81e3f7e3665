/// SwiftUI's views with all facts about them: names, count, slots, traits, and the first version where a rule needs it.
/// Names with the same facts share a line. Slots with a condition come first.
extension ViewTable {
    mutating func addViews() {
        addTransparentViews()
        addRowContainers()
        addLayoutContainers()
        addSingleContent()
        addControls()
        addNavigation()
        addScenes()
        addOthers()
        addLeaves()
        addNamesWithTraitsOnly()
    }

    private mutating func addTransparentViews() {
        add(
            "Group", .joins,
            [.content(.transparent), .slot("subviews", .nonView), .slot("sections", .nonView), .slot("transform", .stack)],
            [])
        add("Section", .joins, [.content(.transparent), .slot("header", .single), .slot("footer", .single)], [])
        add("ForEach", .each, [.content(.repeated)], [.data])
        add("AnyView", .unknown, [.slot("_", .transparent)], [.incomparable])
        add("EquatableView", .assumedOne, [.slot("content", .transparent)], [])
        leaf("EmptyView", .none, [.blank, .incomparable])
    }

    private mutating func addRowContainers() {
        add(
            "List", .one,
            [.trailing("rowContent", .listRows), .slot("content", .listRows)],
            [.stateful, .scrolls, .lazy, .data, .stays])
        add("Form", .one, [.content(.formRows)], [.stateful, .scrolls, .stays])
        add(
            "Table", .one, [.trailing("columns", .nonView), .slot("rows", .nonView)], [.stateful, .scrolls, .lazy, .data])
        add("TableColumn", .assumedOne, [.content(.tableCell)], [.lazy, .nonView])
        add("OutlineGroup", .assumedOne, [.content(.repeated)], [.lazy, .data])
        add("DisclosureGroup", .one, [.content(.transparent), .slot("label", .single)], [.stateful, .defers, .mayHide])
        add("LazyVStack LazyHStack LazyVGrid LazyHGrid", .one, [.content(.lazyRows)], [.stateful, .lazy, .stays])
    }

    private mutating func addLayoutContainers() {
        add("VStack HStack ZStack Grid GridRow", .one, [.content(.stack)], [.stays])
        add("VStackLayout HStackLayout ZStackLayout GridLayout AnyLayout", .one, [.content(.stack)], [.stays])
        add("ViewThatFits", .one, [.content(.stack)], [.stays, .choosesOne, .mayHide])
        add("HSplitView VSplitView GlassEffectContainer", .one, [.content(.stack)], [.stays])
        add("GeometryReader", .one, [.content(.stack)], [.stays, .defers])
        add("ControlGroup", .one, [.content(.stack), .slot("label", .single)], [.stays])
        add("GroupBox", .one, [.content(.stack), .slot("label", .single)], [.draws])
        add("TabView", .one, [.content(.stack)], [.stateful, .stays])
        add("Tab", .assumedOne, [.content(.screen), .slot("label", .single)], [.nonView])
        add("TabSection", .assumedOne, [.content(.nonView), .slot("header", .single)], [.nonView])
        add("ToolbarItemGroup", .assumedOne, [.content(.stack), .slot("label", .single)], [.nonView])
        add("ToolbarItem", .assumedOne, [.content(.single)], [.nonView])
    }

    private mutating func addSingleContent() {
        add("ScrollView", .one, [.content(.single)], [.stateful, .scrolls, .stays])
        add("ScrollViewReader", .assumedOne, [.content(.single)], [.defers])
        add("TimelineView", .assumedOne, [.content(.single)], [.generic, .defers])
        add("PhaseAnimator", .assumedOne, [.content(.single), .slot("animation", .action)], [.stateful, .defers])
        add("KeyframeAnimator", .assumedOne, [.content(.single), .slot("keyframes", .action)], [.stateful, .defers])
        add("AsyncImage", .one, [.content(.single), .slot("placeholder", .single)], [.stateful, .defers, .mayHide, .loads])
        add("Label", .one, [.trailing("title", .single), .slot("icon", .single)], [])
        add("LabeledContent", .one, [.content(.single), .slot("label", .single)], [])
        add(
            "ContentUnavailableView", .one,
            [.trailing("label", .single), .slot("description", .single), .slot("actions", .stack)], [])
    }

    private mutating func addControls() {
        add(
            "Button", .one,
            [
                .trailing("label", .single, with: "action"), .trailing("label", .single, with: "intent"),
                .trailing("action", .action), .slot("label", .single),
            ], [.control, .button, .draws])
        add("Link", .one, [.trailing("label", .single)], [.control, .button])
        add("ShareLink", .one, [.trailing("label", .single), .slot("preview", .nonView)], [.control, .button])
        add(
            "Menu", .one,
            [
                .trailing("label", .single, with: "content"), .content(.menu), .slot("label", .single),
                .slot("primaryAction", .action),
            ], [.control, .button])
        add(
            "Picker", .assumedOne,
            [
                .trailing("label", .single, with: "content"), .content(.stack), .slot("label", .single),
                .slot("currentValueLabel", .single),
            ], [.control, .adjusts])
        add("Toggle DatePicker ColorPicker MultiDatePicker", .one, [.trailing("label", .single)], [.control, .adjusts])
        add("PhotosPicker", .one, [.trailing("label", .single)], [.control])
        add(
            "Stepper", .one,
            [
                .trailing("label", .single), .slot("onIncrement", .action), .slot("onDecrement", .action),
                .slot("onEditingChanged", .action),
            ], [.control, .adjusts])
        add(
            "Slider", .one,
            [
                .trailing("label", .single), .slot("minimumValueLabel", .single),
                .slot("maximumValueLabel", .single), .slot("onEditingChanged", .action), .slot("tick", .nonView),
            ], [.control, .adjusts])
        add(
            "TextField", .one,
            [.trailing("label", .single), .slot("onEditingChanged", .action), .slot("onCommit", .action)],
            [.stateful, .edits])
        add("SecureField", .one, [.trailing("label", .single), .slot("onCommit", .action)], [.stateful, .edits])
        add("PasteButton", .one, [.trailing("onPaste", .action)], [.control])
        add("SignInWithAppleButton", .one, [.trailing("onCompletion", .action), .slot("onRequest", .action)], [.control])
        add(
            "Gauge", .one,
            [
                .trailing("label", .single), .slot("currentValueLabel", .single),
                .slot("minimumValueLabel", .single), .slot("maximumValueLabel", .single),
                .slot("markedValueLabels", .single),
            ], [])
        add("ProgressView", .one, [.trailing("label", .single), .slot("currentValueLabel", .single)], [])
    }

    private mutating func addNavigation() {
        add("NavigationStack", .one, [.trailing("root", .navigationStack)], [.stateful], since: .iOS16)
        add("NavigationView", .one, [.content(.navigationView)], [.stateful])
        add(
            "NavigationSplitView", .one,
            [.trailing("sidebar", .splitSidebar), .slot("content", .splitColumn), .slot("detail", .splitColumn)],
            [.stateful])
        add(
            "NavigationLink", .one,
            [
                .trailing("label", .single, with: "destination"), .trailing("label", .single, with: "value"),
                .trailing("label", .single, with: "destinationName"), .trailing("label", .single, with: "state"),
                .trailing("destination", .destination), .slot("label", .single),
            ], [.control, .button])
    }

    /// Adds scenes, widgets, and views of other frameworks that show SwiftUI's views.
    private mutating func addScenes() {
        add("Window Settings ImmersiveSpace", .assumedOne, [.content(.screen)], [.nonView, .startsEnvironment])
        add(
            "StaticConfiguration IntentConfiguration AppIntentConfiguration", .assumedOne, [.content(.screen)],
            [.nonView, .startsEnvironment])
        add(
            "ActivityConfiguration", .assumedOne, [.content(.screen), .slot("dynamicIsland", .nonView)],
            [.nonView, .startsEnvironment])
        add(
            "WindowGroup", .assumedOne, [.content(.screen), .slot("makeContent", .screen)], [.nonView, .startsEnvironment])
        add(
            "DocumentGroup", .assumedOne,
            [.trailing("editor", .screen), .slot("newDocument", .action), .slot("viewer", .screen)],
            [.nonView, .startsEnvironment])
        add(
            "MenuBarExtra", .assumedOne, [.content(.screen), .slot("label", .single)], [.nonView, .startsEnvironment])
        add("CommandGroup CommandMenu", .assumedOne, [.content(.menu)], [.nonView])
        add(
            "UIHostingController NSHostingController NSHostingView", .assumedOne, [.slot("rootView", .screen)],
            [.startsEnvironment, .isHost])
        add("UIHostingConfiguration", .assumedOne, [.content(.screen)], [.startsEnvironment, .isHost])
        add("ImageRenderer", .assumedOne, [.slot("content", .screen)], [.startsEnvironment])
        add("Alert", .assumedOne, [.slot("title", .single), .slot("message", .single)], [.incomparable])
    }

    private mutating func addOthers() {
        add("Chart", .one, [.content(.nonView)], [.generic])
        add("Map", .one, [.content(.nonView), .slot("annotationContent", .nonView)], [.stateful])
        add("Annotation", .assumedOne, [.content(.single), .slot("label", .single)], [.nonView])
        add("Canvas", .one, [.trailing("renderer", .action), .slot("symbols", .nonView)], [])
        add("Path", .one, [.trailing("callback", .action)], [])
        add("Task", .assumedOne, [.trailing("operation", .action)], [])
        add("Binding", .assumedOne, [.slot("get", .action), .slot("set", .action)], [])
    }

    private mutating func addLeaves() {
        leaf("Text Image Divider", .one, [.draws])
        leaf("Spacer", .one, [.blank])
        leaf("Color LinearGradient RadialGradient AngularGradient MeshGradient", .one, [.draws, .fills, .style])
        leaf("Rectangle RoundedRectangle Circle Ellipse Capsule", .one, [.draws, .fills])
        leaf("UnevenRoundedRectangle ContainerRelativeShape", .one, [.draws, .fills])
        leaf("EditButton RenameButton TextFieldLink SettingsLink HelpLink", .one, [.control, .draws])
        leaf("TextEditor", .one, [.stateful, .edits, .draws])
        leaf("VideoPlayer SpriteView SceneView WebView RealityView", .one, [.stateful, .draws])
        leaf("SubscriptionStoreView StoreView", .one, [.stateful, .draws])
        leaf("Model3D ProductView DefaultButtonLabel", .one, [.draws])
    }

    /// Adds names that are not listed as views and only have traits. Their calls are treated like calls of an unknown type.
    private mutating func addNamesWithTraitsOnly() {
        onlyTraits("ActionSheet", [.incomparable])
        onlyTraits("EllipticalGradient Gradient ImagePaint Material HierarchicalShapeStyle", [.style])
        onlyTraits("ToolbarSpacer ToolbarTitleMenu DefaultToolbarItem AccessibilityRotorEntry", [.nonView])
        onlyTraits("TableRow DisclosureTableRow", [.nonView])
        onlyTraits("BarMark LineMark PointMark AreaMark RuleMark RectangleMark SectorMark", [.nonView])
        onlyTraits("AxisMarks AxisValueLabel AxisGridLine AxisTick", [.nonView])
        onlyTraits("Marker MapPolyline MapPolygon MapCircle UserAnnotation", [.nonView])
    }
}
