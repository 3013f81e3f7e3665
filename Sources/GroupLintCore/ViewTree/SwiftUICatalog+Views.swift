extension SwiftUICatalog {
    /// Views that take content. Where a trailing closure means different things, the case with a condition comes first.
    static let containers: [CatalogEntry] = [
        // Transparent.
        CatalogEntry(
            "Group",
            [
                .content(.transparent), .slot("subviews", .foreign), .slot("sections", .foreign),
                .slot("transform", .stack),
            ]),
        CatalogEntry("ForEach", [.content(.repeated)]),
        CatalogEntry("Section", [.content(.transparent), .slot("header", .single), .slot("footer", .single)]),
        CatalogEntry("AnyView", [.slot("_", .transparent)]),
        CatalogEntry("EquatableView", [.slot("content", .transparent)]),

        // Rows.
        CatalogEntry("List", [.trailing("rowContent", .listRows), .slot("content", .listRows)]),
        CatalogEntry("Form", [.content(.formRows)]),
        CatalogEntry("OutlineGroup", [.content(.repeated)]),
        CatalogEntry("DisclosureGroup", [.trailing("content", .transparent), .slot("label", .single)]),
        CatalogEntry("Table", [.trailing("columns", .foreign), .slot("rows", .foreign)]),
        CatalogEntry("TableColumn", [.content(.tableCell)]),
        CatalogEntry("LazyVStack", [.content(.lazyRows)]),
        CatalogEntry("LazyHStack", [.content(.lazyRows)]),
        CatalogEntry("LazyVGrid", [.content(.lazyRows)]),
        CatalogEntry("LazyHGrid", [.content(.lazyRows)]),

        // Stacks and other layouts.
        CatalogEntry("VStack", [.content(.stack)]),
        CatalogEntry("HStack", [.content(.stack)]),
        CatalogEntry("ZStack", [.content(.stack)]),
        CatalogEntry("Grid", [.content(.stack)]),
        CatalogEntry("GridRow", [.content(.stack)]),
        CatalogEntry("VStackLayout", [.content(.stack)]),
        CatalogEntry("HStackLayout", [.content(.stack)]),
        CatalogEntry("ZStackLayout", [.content(.stack)]),
        CatalogEntry("GridLayout", [.content(.stack)]),
        CatalogEntry("AnyLayout", [.content(.stack)]),
        CatalogEntry("ViewThatFits", [.content(.stack)]),
        CatalogEntry("HSplitView", [.content(.stack)]),
        CatalogEntry("VSplitView", [.content(.stack)]),
        CatalogEntry("ControlGroup", [.content(.stack), .slot("label", .single)]),
        CatalogEntry("GroupBox", [.content(.stack), .slot("label", .single)]),
        CatalogEntry("TabView", [.content(.stack)]),
        CatalogEntry("Tab", [.content(.screen), .slot("label", .single)]),
        CatalogEntry("TabSection", [.content(.foreign), .slot("header", .single)]),
        CatalogEntry(
            "Picker",
            [
                .trailing("label", .single, with: "content"), .content(.stack), .slot("label", .single),
                .slot("currentValueLabel", .single),
            ]),
        CatalogEntry("ToolbarItemGroup", [.content(.stack), .slot("label", .single)]),

        // One view.
        CatalogEntry("ScrollView", [.content(.single)]),
        CatalogEntry("ScrollViewReader", [.content(.single)]),
        CatalogEntry("GeometryReader", [.content(.single)]),
        CatalogEntry("TimelineView", [.content(.single)]),
        CatalogEntry("ToolbarItem", [.content(.single)]),
        CatalogEntry("PhaseAnimator", [.content(.single), .slot("animation", .action)]),
        CatalogEntry("KeyframeAnimator", [.content(.single), .slot("keyframes", .action)]),
        CatalogEntry("AsyncImage", [.content(.single), .slot("placeholder", .single)]),
        CatalogEntry("Label", [.trailing("title", .single), .slot("icon", .single)]),
        CatalogEntry("LabeledContent", [.content(.single), .slot("label", .single)]),
        CatalogEntry(
            "ContentUnavailableView",
            [
                .trailing("label", .single), .slot("description", .single),
                .slot("actions", .stack),
            ]),
        CatalogEntry("GlassEffectContainer", [.content(.stack)]),

        // Controls.
        CatalogEntry(
            "Button",
            [
                .trailing("label", .single, with: "action"), .trailing("label", .single, with: "intent"),
                .trailing("action", .action), .slot("label", .single),
            ]),
        CatalogEntry("Toggle", [.trailing("label", .single)]),
        CatalogEntry(
            "Stepper",
            [
                .trailing("label", .single), .slot("onIncrement", .action), .slot("onDecrement", .action),
                .slot("onEditingChanged", .action),
            ]),
        CatalogEntry(
            "Slider",
            [
                .trailing("label", .single), .slot("minimumValueLabel", .single),
                .slot("maximumValueLabel", .single), .slot("onEditingChanged", .action), .slot("tick", .foreign),
            ]),
        CatalogEntry("DatePicker", [.trailing("label", .single)]),
        CatalogEntry("ColorPicker", [.trailing("label", .single)]),
        CatalogEntry("MultiDatePicker", [.trailing("label", .single)]),
        CatalogEntry("PhotosPicker", [.trailing("label", .single)]),
        CatalogEntry(
            "Gauge",
            [
                .trailing("label", .single), .slot("currentValueLabel", .single),
                .slot("minimumValueLabel", .single), .slot("maximumValueLabel", .single),
                .slot("markedValueLabels", .single),
            ]),
        CatalogEntry("ProgressView", [.trailing("label", .single), .slot("currentValueLabel", .single)]),
        CatalogEntry(
            "Menu",
            [
                .trailing("label", .single, with: "content"), .content(.menu), .slot("label", .single),
                .slot("primaryAction", .action),
            ]),
        CatalogEntry(
            "TextField",
            [.trailing("label", .single), .slot("onEditingChanged", .action), .slot("onCommit", .action)]),
        CatalogEntry("SecureField", [.trailing("label", .single), .slot("onCommit", .action)]),
        CatalogEntry("Link", [.trailing("label", .single)]),
        CatalogEntry("ShareLink", [.trailing("label", .single), .slot("preview", .foreign)]),
        CatalogEntry("PasteButton", [.trailing("onPaste", .action)]),
        CatalogEntry("SignInWithAppleButton", [.trailing("onCompletion", .action), .slot("onRequest", .action)]),

        // Navigation.
        CatalogEntry("NavigationStack", [.trailing("root", .navigationStack)]),
        CatalogEntry("NavigationView", [.content(.navigationView)]),
        CatalogEntry(
            "NavigationSplitView",
            [
                .trailing("sidebar", .splitSidebar), .slot("content", .splitColumn),
                .slot("detail", .splitColumn),
            ]),
        CatalogEntry(
            "NavigationLink",
            [
                .trailing("label", .single, with: "destination"),
                .trailing("label", .single, with: "value"), .trailing("label", .single, with: "destinationName"),
                .trailing("label", .single, with: "state"),
                .trailing("destination", .destination), .slot("label", .single),
            ]),

        // Scenes and bridges.
        CatalogEntry("WindowGroup", [.trailing("content", .screen), .slot("makeContent", .screen)]),
        CatalogEntry("Window", [.content(.screen)]),
        CatalogEntry("Settings", [.content(.screen)]),
        CatalogEntry("MenuBarExtra", [.content(.screen), .slot("label", .single)]),
        CatalogEntry(
            "DocumentGroup",
            [.trailing("editor", .screen), .slot("newDocument", .action), .slot("viewer", .screen)]),
        CatalogEntry("ImmersiveSpace", [.content(.screen)]),
        CatalogEntry("UIHostingController", [.slot("rootView", .screen)]),
        CatalogEntry("NSHostingController", [.slot("rootView", .screen)]),
        CatalogEntry("NSHostingView", [.slot("rootView", .screen)]),
        CatalogEntry("UIHostingConfiguration", [.content(.screen)]),
        CatalogEntry("CommandGroup", [.content(.menu)]),
        CatalogEntry("CommandMenu", [.content(.menu)]),
        CatalogEntry("Alert", [.slot("title", .single), .slot("message", .single)]),

        // Builders of other things.
        CatalogEntry("Chart", [.content(.foreign)]),
        CatalogEntry("Map", [.trailing("content", .foreign), .slot("annotationContent", .foreign)]),
        CatalogEntry("Annotation", [.content(.single), .slot("label", .single)]),
        CatalogEntry("Canvas", [.trailing("renderer", .action), .slot("symbols", .foreign)]),
        CatalogEntry("Path", [.trailing("callback", .action)]),
        CatalogEntry("Task", [.trailing("operation", .action)]),
        CatalogEntry("Binding", [.slot("get", .action), .slot("set", .action)]),
        CatalogEntry("StaticConfiguration", [.content(.screen)]),
        CatalogEntry("IntentConfiguration", [.content(.screen)]),
        CatalogEntry("AppIntentConfiguration", [.content(.screen)]),
        CatalogEntry("ActivityConfiguration", [.content(.screen), .slot("dynamicIsland", .foreign)]),
    ]

    static let leaves: StaticString = """
        Text Image Color Spacer Divider EmptyView Rectangle RoundedRectangle Circle Ellipse Capsule \
        UnevenRoundedRectangle ContainerRelativeShape LinearGradient RadialGradient AngularGradient MeshGradient \
        EditButton RenameButton TextEditor VideoPlayer SpriteView SceneView WebView Model3D RealityView \
        SubscriptionStoreView StoreView ProductView TextFieldLink DefaultButtonLabel SettingsLink HelpLink
        """

    /// Views that lose something the user sees when they are made anew.
    static let stateful: StaticString = """
        TextField SecureField TextEditor ScrollView List Form Table TabView NavigationStack NavigationView \
        NavigationSplitView AsyncImage VideoPlayer WebView Map SceneView SpriteView RealityView LazyVStack LazyHStack \
        LazyVGrid LazyHGrid DisclosureGroup SubscriptionStoreView StoreView PhaseAnimator KeyframeAnimator
        """

    static let foreignProtocols: StaticString = """
        Scene Commands ToolbarContent CustomizableToolbarContent TabContent TableRowContent TableColumnContent \
        ChartContent AccessibilityRotorContent MapContent WidgetConfiguration Widget WidgetBundle App \
        DynamicIslandExpandedContent Reducer ReducerOf ControlWidgetConfiguration ControlWidget ShaderContent \
        SettingsContent
        """

    static let contentOfOtherBuilders: StaticString = """
        ToolbarItem ToolbarItemGroup ToolbarSpacer ToolbarTitleMenu DefaultToolbarItem Tab TabSection TableRow \
        TableColumn DisclosureTableRow CommandGroup CommandMenu WindowGroup Window DocumentGroup Settings \
        MenuBarExtra ImmersiveSpace BarMark LineMark PointMark AreaMark RuleMark RectangleMark SectorMark AxisMarks \
        AxisValueLabel AxisGridLine AxisTick Marker Annotation MapPolyline MapPolygon MapCircle UserAnnotation \
        AccessibilityRotorEntry StaticConfiguration IntentConfiguration AppIntentConfiguration ActivityConfiguration
        """

    static let modifiersAndStyles: StaticString = """
        ViewModifier ButtonStyle PrimitiveButtonStyle LabelStyle ToggleStyle MenuStyle ProgressViewStyle GaugeStyle \
        GroupBoxStyle DatePickerStyle ControlGroupStyle LabeledContentStyle DisclosureGroupStyle FormStyle TableStyle
        """

    static let statefulWrappers: StaticString = """
        State StateObject FocusState GestureState SceneStorage AccessibilityFocusState
        """

    /// Modules that bring SwiftUI in or cannot be used without it.
    static let modulesWithSwiftUI: StaticString = """
        SwiftUI SwiftUICore WidgetKit Charts SwiftData MapKit AppIntents TipKit PhotosUI RealityKit StoreKit \
        _SwiftData_SwiftUI _MapKit_SwiftUI _PhotosUI_SwiftUI _AVKit_SwiftUI
        """

    /// Frameworks whose views only look like SwiftUI's.
    static let lookAlikes: StaticString = """
        SwiftTUI Ignite Plot Publish Tokamak TokamakShim TokamakDOM TokamakCore TokamakStaticHTML OpenSwiftUI SkipUI \
        SkipFuseUI SwiftCrossUI SwiftWebUI HTMLKit Elementary Slipstream SwiftHtml Html ConsoleUI Adwaita Compute \
        DanceUI SwiftGtk Raptor WebUI
        """
}
