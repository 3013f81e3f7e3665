extension SwiftUICatalog {
    /// Views that take content. Where a trailing closure means different things, the case with a condition comes first.
    static let containers: [(Name, CatalogView)] = entries([
        // Transparent.
        (
            "Group",
            [
                .content(.transparent), .slot("subviews", .foreign), .slot("sections", .foreign),
                .slot("transform", .stack),
            ]
        ),
        ("ForEach", [.content(.repeated)]),
        ("Section", [.content(.transparent), .slot("header", .single), .slot("footer", .single)]),
        ("AnyView", [.slot("_", .transparent)]),
        ("EquatableView", [.slot("content", .transparent)]),

        // Rows.
        ("List", [.trailing("rowContent", .listRows), .slot("content", .listRows)]),
        ("Form", [.content(.formRows)]),
        ("OutlineGroup", [.content(.repeated)]),
        ("DisclosureGroup", [.trailing("content", .transparent), .slot("label", .single)]),
        ("Table", [.trailing("columns", .foreign), .slot("rows", .foreign)]),
        ("TableColumn", [.content(.tableCell)]),
        ("LazyVStack", [.content(.lazyRows)]),
        ("LazyHStack", [.content(.lazyRows)]),
        ("LazyVGrid", [.content(.lazyRows)]),
        ("LazyHGrid", [.content(.lazyRows)]),

        // Stacks and other layouts.
        ("VStack", [.content(.stack)]),
        ("HStack", [.content(.stack)]),
        ("ZStack", [.content(.stack)]),
        ("Grid", [.content(.stack)]),
        ("GridRow", [.content(.stack)]),
        ("ViewThatFits", [.content(.stack)]),
        ("HSplitView", [.content(.stack)]),
        ("VSplitView", [.content(.stack)]),
        ("ControlGroup", [.content(.stack), .slot("label", .single)]),
        ("GroupBox", [.content(.stack), .slot("label", .single)]),
        ("TabView", [.content(.stack)]),
        ("Tab", [.content(.screen), .slot("label", .single)]),
        ("TabSection", [.content(.foreign), .slot("header", .single)]),
        (
            "Picker",
            [
                .trailing("label", .single, with: "content"), .content(.stack), .slot("label", .single),
                .slot("currentValueLabel", .single),
            ]
        ),
        ("ToolbarItemGroup", [.content(.stack), .slot("label", .single)]),

        // One view.
        ("ScrollView", [.content(.single)]),
        ("ScrollViewReader", [.content(.single)]),
        ("GeometryReader", [.content(.single)]),
        ("TimelineView", [.content(.single)]),
        ("ToolbarItem", [.content(.single)]),
        ("PhaseAnimator", [.content(.single), .slot("animation", .action)]),
        ("KeyframeAnimator", [.content(.single), .slot("keyframes", .action)]),
        ("AsyncImage", [.content(.single), .slot("placeholder", .single)]),
        ("Label", [.trailing("title", .single), .slot("icon", .single)]),
        ("LabeledContent", [.content(.single), .slot("label", .single)]),
        (
            "ContentUnavailableView",
            [
                .trailing("label", .single), .slot("description", .single),
                .slot("actions", .stack),
            ]
        ),
        ("GlassEffectContainer", [.content(.stack)]),

        // Controls.
        (
            "Button",
            [
                .trailing("label", .single, with: "action"), .trailing("label", .single, with: "intent"),
                .trailing("action", .action), .slot("label", .single),
            ]
        ),
        ("Toggle", [.trailing("label", .single)]),
        (
            "Stepper",
            [
                .trailing("label", .single), .slot("onIncrement", .action), .slot("onDecrement", .action),
                .slot("onEditingChanged", .action),
            ]
        ),
        (
            "Slider",
            [
                .trailing("label", .single), .slot("minimumValueLabel", .single),
                .slot("maximumValueLabel", .single), .slot("onEditingChanged", .action), .slot("tick", .foreign),
            ]
        ),
        ("DatePicker", [.trailing("label", .single)]),
        ("ColorPicker", [.trailing("label", .single)]),
        ("MultiDatePicker", [.trailing("label", .single)]),
        ("PhotosPicker", [.trailing("label", .single)]),
        (
            "Gauge",
            [
                .trailing("label", .single), .slot("currentValueLabel", .single),
                .slot("minimumValueLabel", .single), .slot("maximumValueLabel", .single),
                .slot("markedValueLabels", .single),
            ]
        ),
        ("ProgressView", [.trailing("label", .single), .slot("currentValueLabel", .single)]),
        (
            "Menu",
            [
                .trailing("label", .single, with: "content"), .content(.menu), .slot("label", .single),
                .slot("primaryAction", .action),
            ]
        ),
        ("TextField", [.trailing("label", .single), .slot("onEditingChanged", .action), .slot("onCommit", .action)]),
        ("SecureField", [.trailing("label", .single), .slot("onCommit", .action)]),
        ("Link", [.trailing("label", .single)]),
        ("ShareLink", [.trailing("label", .single), .slot("preview", .foreign)]),
        ("PasteButton", [.trailing("onPaste", .action)]),
        ("SignInWithAppleButton", [.trailing("onCompletion", .action), .slot("onRequest", .action)]),

        // Navigation.
        ("NavigationStack", [.trailing("root", .navigationStack)]),
        ("NavigationView", [.content(.navigationView)]),
        (
            "NavigationSplitView",
            [
                .trailing("sidebar", .splitSidebar), .slot("content", .splitColumn),
                .slot("detail", .splitColumn),
            ]
        ),
        (
            "NavigationLink",
            [
                .trailing("label", .single, with: "destination"),
                .trailing("label", .single, with: "value"), .trailing("label", .single, with: "destinationName"),
                .trailing("label", .single, with: "state"),
                .trailing("destination", .destination), .slot("label", .single),
            ]
        ),

        // Scenes and bridges.
        ("WindowGroup", [.trailing("content", .screen), .slot("makeContent", .screen)]),
        ("Window", [.content(.screen)]),
        ("Settings", [.content(.screen)]),
        ("MenuBarExtra", [.content(.screen), .slot("label", .single)]),
        ("DocumentGroup", [.trailing("editor", .screen), .slot("newDocument", .action), .slot("viewer", .screen)]),
        ("ImmersiveSpace", [.content(.screen)]),
        ("UIHostingController", [.slot("rootView", .screen)]),
        ("NSHostingController", [.slot("rootView", .screen)]),
        ("NSHostingView", [.slot("rootView", .screen)]),
        ("UIHostingConfiguration", [.content(.screen)]),
        ("CommandGroup", [.content(.menu)]),
        ("CommandMenu", [.content(.menu)]),
        ("Alert", [.slot("title", .single), .slot("message", .single)]),

        // Builders of other things.
        ("Chart", [.content(.foreign)]),
        ("Map", [.trailing("content", .foreign), .slot("annotationContent", .foreign)]),
        ("Annotation", [.content(.single), .slot("label", .single)]),
        ("Canvas", [.trailing("renderer", .action), .slot("symbols", .foreign)]),
        ("Path", [.trailing("callback", .action)]),
        ("Task", [.trailing("operation", .action)]),
        ("Binding", [.slot("get", .action), .slot("set", .action)]),
        ("StaticConfiguration", [.content(.screen)]),
        ("IntentConfiguration", [.content(.screen)]),
        ("AppIntentConfiguration", [.content(.screen)]),
        ("ActivityConfiguration", [.content(.screen), .slot("dynamicIsland", .foreign)]),
    ])

    private static func entries(_ list: [(Name, [CatalogSlot])]) -> [(Name, CatalogView)] {
        list.map { ($0.0, CatalogView(slots: $0.1)) }
    }

    static let leaves = [
        "Text", "Image", "Color", "Spacer", "Divider", "EmptyView", "Rectangle", "RoundedRectangle", "Circle",
        "Ellipse", "Capsule", "UnevenRoundedRectangle", "ContainerRelativeShape", "LinearGradient", "RadialGradient",
        "AngularGradient", "MeshGradient", "EditButton", "RenameButton", "TextEditor", "VideoPlayer", "SpriteView",
        "SceneView", "WebView", "Model3D", "RealityView", "SubscriptionStoreView", "StoreView", "ProductView",
        "TextFieldLink", "DefaultButtonLabel", "SettingsLink", "HelpLink",
    ]

    /// Views that lose something the user sees when they are made anew.
    static let stateful = [
        "TextField", "SecureField", "TextEditor", "ScrollView", "List", "Form", "Table", "TabView",
        "NavigationStack", "NavigationView", "NavigationSplitView", "AsyncImage", "VideoPlayer", "WebView", "Map",
        "SceneView", "SpriteView", "RealityView", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid",
        "DisclosureGroup", "SubscriptionStoreView", "StoreView", "PhaseAnimator", "KeyframeAnimator",
    ]

    static let foreignProtocols = [
        "Scene", "Commands", "ToolbarContent", "CustomizableToolbarContent", "TabContent", "TableRowContent",
        "TableColumnContent", "ChartContent", "AccessibilityRotorContent", "MapContent", "WidgetConfiguration",
        "Widget", "WidgetBundle", "App", "DynamicIslandExpandedContent", "Reducer", "ReducerOf",
        "ControlWidgetConfiguration", "ControlWidget", "ShaderContent", "SettingsContent",
    ]

    static let contentOfOtherBuilders = [
        "ToolbarItem", "ToolbarItemGroup", "ToolbarSpacer", "ToolbarTitleMenu", "DefaultToolbarItem", "Tab", "TabSection",
        "TableRow", "TableColumn", "DisclosureTableRow", "CommandGroup", "CommandMenu", "WindowGroup", "Window",
        "DocumentGroup", "Settings", "MenuBarExtra", "ImmersiveSpace", "BarMark", "LineMark", "PointMark", "AreaMark",
        "RuleMark", "RectangleMark", "SectorMark", "AxisMarks", "AxisValueLabel", "AxisGridLine", "AxisTick", "Marker",
        "Annotation", "MapPolyline", "MapPolygon", "MapCircle", "UserAnnotation", "AccessibilityRotorEntry",
        "StaticConfiguration", "IntentConfiguration", "AppIntentConfiguration", "ActivityConfiguration",
    ]

    static let modifiersAndStyles = [
        "ViewModifier", "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle", "MenuStyle",
        "ProgressViewStyle", "GaugeStyle", "GroupBoxStyle", "DatePickerStyle", "ControlGroupStyle",
        "LabeledContentStyle", "DisclosureGroupStyle", "FormStyle", "TableStyle",
    ]

    static let statefulWrappers = [
        "State", "StateObject", "FocusState", "GestureState", "SceneStorage", "AccessibilityFocusState",
    ]

    /// Modules that bring SwiftUI in or cannot be used without it.
    static let modulesWithSwiftUI = [
        "SwiftUI", "SwiftUICore", "WidgetKit", "Charts", "SwiftData", "MapKit", "AppIntents", "TipKit", "PhotosUI",
        "RealityKit", "StoreKit", "_SwiftData_SwiftUI", "_MapKit_SwiftUI", "_PhotosUI_SwiftUI", "_AVKit_SwiftUI",
    ]

    /// Frameworks whose views only look like SwiftUI's.
    static let lookAlikes = [
        "SwiftTUI", "Ignite", "Plot", "Publish", "Tokamak", "TokamakShim", "TokamakDOM", "TokamakCore",
        "TokamakStaticHTML", "OpenSwiftUI", "SkipUI", "SkipFuseUI", "SwiftCrossUI", "SwiftWebUI", "HTMLKit",
        "Elementary", "Slipstream", "SwiftHtml", "Html", "ConsoleUI", "Adwaita", "Compute", "DanceUI", "SwiftGtk",
        "Raptor", "WebUI",
    ]
}
