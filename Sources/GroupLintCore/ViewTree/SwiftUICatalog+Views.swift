extension SwiftUICatalog {
    /// SwiftUI's views, each with all that the program knows of it.
    ///
    /// A line has names, `=`, the count (`CatalogView.Count`), the slots or `leaf`, and the traits (`CatalogView.Traits`).
    /// A slot is `label:role` (`SlotRole`). `label{}:role` also takes the first trailing closure. `label{}:role?argument`
    /// counts in calls with that argument only; such slots come first. `since16` names the first iOS of its release year.
    static let viewRecords: StaticString = """
        Group = joins content{}:transparent subviews:nonView sections:nonView transform:stack
        Section = joins content{}:transparent header:single footer:single
        ForEach = each content{}:repeated data
        AnyView = unknown _:transparent incomparable
        EquatableView = assumedOne content:transparent
        EmptyView = none leaf blank incomparable

        List = one rowContent{}:listRows content:listRows stateful lazy data stays
        Form = one content{}:formRows stateful stays
        Table = one columns{}:nonView rows:nonView stateful lazy data
        TableColumn = assumedOne content{}:tableCell lazy nonView
        OutlineGroup = assumedOne content{}:repeated lazy data
        DisclosureGroup = one content{}:transparent label:single stateful
        LazyVStack LazyHStack LazyVGrid LazyHGrid = one content{}:lazyRows stateful lazy stays

        VStack HStack ZStack Grid GridRow = one content{}:stack stays
        VStackLayout HStackLayout ZStackLayout GridLayout AnyLayout = one content{}:stack stays
        ViewThatFits HSplitView VSplitView GlassEffectContainer = one content{}:stack stays
        ControlGroup = one content{}:stack label:single stays
        GroupBox = one content{}:stack label:single draws
        TabView = one content{}:stack stateful stays
        Tab = assumedOne content{}:screen label:single nonView
        TabSection = assumedOne content{}:nonView header:single nonView
        ToolbarItemGroup = assumedOne content{}:stack label:single nonView
        ToolbarItem = assumedOne content{}:single nonView

        ScrollView = one content{}:single stateful stays
        GeometryReader = one content{}:single
        ScrollViewReader = assumedOne content{}:single
        TimelineView = assumedOne content{}:single generic
        PhaseAnimator = assumedOne content{}:single animation:action stateful
        KeyframeAnimator = assumedOne content{}:single keyframes:action stateful
        AsyncImage = one content{}:single placeholder:single stateful
        Label = one title{}:single icon:single
        LabeledContent = one content{}:single label:single
        ContentUnavailableView = one label{}:single description:single actions:stack

        Button = one label{}:single?action label{}:single?intent action{}:action label:single control button draws
        Link = one label{}:single control button
        ShareLink = one label{}:single preview:nonView control button
        Menu = one label{}:single?content content{}:menu label:single primaryAction:action control button
        Picker = assumedOne label{}:single?content content{}:stack label:single currentValueLabel:single control
        Toggle DatePicker ColorPicker MultiDatePicker PhotosPicker = one label{}:single control
        Stepper = one label{}:single onIncrement:action onDecrement:action onEditingChanged:action control
        Slider = one label{}:single minimumValueLabel:single maximumValueLabel:single onEditingChanged:action \
        tick:nonView control
        TextField = one label{}:single onEditingChanged:action onCommit:action stateful
        SecureField = one label{}:single onCommit:action stateful
        PasteButton = one onPaste{}:action control
        SignInWithAppleButton = one onCompletion{}:action onRequest:action control
        Gauge = one label{}:single currentValueLabel:single minimumValueLabel:single maximumValueLabel:single \
        markedValueLabels:single
        ProgressView = one label{}:single currentValueLabel:single

        NavigationStack = one root{}:navigationStack stateful since16
        NavigationView = one content{}:navigationView stateful
        NavigationSplitView = one sidebar{}:splitSidebar content:splitColumn detail:splitColumn stateful
        NavigationLink = one label{}:single?destination label{}:single?value label{}:single?destinationName \
        label{}:single?state destination{}:destination label:single control button

        Window Settings ImmersiveSpace = assumedOne content{}:screen nonView
        StaticConfiguration IntentConfiguration AppIntentConfiguration = assumedOne content{}:screen nonView
        ActivityConfiguration = assumedOne content{}:screen dynamicIsland:nonView nonView
        WindowGroup = assumedOne content{}:screen makeContent:screen nonView
        DocumentGroup = assumedOne editor{}:screen newDocument:action viewer:screen nonView
        MenuBarExtra = assumedOne content{}:screen label:single nonView
        CommandGroup CommandMenu = assumedOne content{}:menu nonView
        UIHostingController NSHostingController NSHostingView = assumedOne rootView:screen
        UIHostingConfiguration = assumedOne content{}:screen
        Alert = assumedOne title:single message:single incomparable

        Chart = one content{}:nonView generic
        Map = one content{}:nonView annotationContent:nonView stateful
        Annotation = assumedOne content{}:single label:single nonView
        Canvas = one renderer{}:action symbols:nonView
        Path = one callback{}:action
        Task = assumedOne operation{}:action
        Binding = assumedOne get:action set:action

        Text Image Divider = one leaf draws
        Spacer = one leaf blank
        Color LinearGradient RadialGradient AngularGradient MeshGradient = one leaf draws fills style
        Rectangle RoundedRectangle Circle Ellipse Capsule = one leaf draws fills
        UnevenRoundedRectangle ContainerRelativeShape = one leaf draws fills
        EditButton RenameButton TextFieldLink SettingsLink HelpLink = one leaf control draws
        TextEditor VideoPlayer SpriteView SceneView WebView RealityView = one leaf stateful draws
        SubscriptionStoreView StoreView = one leaf stateful draws
        Model3D ProductView DefaultButtonLabel = one leaf draws
        """

    /// Names that are not listed as views: only their traits are known. Their calls are read like those of an unknown type.
    static let namesBesideViews: StaticString = """
        ActionSheet = incomparable
        EllipticalGradient Gradient ImagePaint Material HierarchicalShapeStyle = style
        ToolbarSpacer ToolbarTitleMenu DefaultToolbarItem TableRow DisclosureTableRow AccessibilityRotorEntry = nonView
        BarMark LineMark PointMark AreaMark RuleMark RectangleMark SectorMark AxisMarks AxisValueLabel = nonView
        AxisGridLine AxisTick Marker MapPolyline MapPolygon MapCircle UserAnnotation = nonView
        """
}
