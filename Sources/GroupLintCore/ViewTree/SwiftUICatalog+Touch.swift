/// Which styles, shapes and gestures decide what a tap reaches.
extension SwiftUICatalog {
    /// Button styles of which only the label takes taps: its opaque parts and its content shapes. Source: Apple's
    /// documentation of `contentShape(_:eoFill:)`, and the repairs of many apps.
    public static let labelOnlyButtonStyles = NameTable("plain PlainButtonStyle")
    /// Button styles that draw nothing around the label.
    public static let bareButtonStyles = NameTable("plain borderless PlainButtonStyle BorderlessButtonStyle")
    /// Modifiers that run an action when the user taps or presses the view.
    public static let tapModifiers = NameTable("onTapGesture onLongPressGesture")
    /// Modifiers that add a gesture, which is their first argument.
    public static let gestureModifiers = NameTable("gesture highPriorityGesture simultaneousGesture")
    /// Gestures that a tap or a press starts.
    public static let tapGestures = NameTable("TapGesture LongPressGesture SpatialTapGesture")
    /// Modifiers that draw behind or over the view, and so take the taps between its parts.
    public static let fillModifiers = NameTable("background overlay")
    /// Modifiers after which nothing is known about the area that takes taps, or about the gaps in it.
    public static let hitTestModifiers = NameTable("allowsHitTesting mask drawingGroup hidden fixedSize")
    /// Names in the code of drawings that draw nothing, so taps go through them.
    public static let hollowDrawings = NameTable("clear GeometryReader EmptyView")
    /// Drawings of several colors or views, of which a clear one says nothing about the others.
    public static let layeredDrawings = NameTable("LinearGradient RadialGradient AngularGradient ZStack")
    /// Stacks that leave space between their views.
    public static let spacingStacks = NameTable("HStack VStack")
    /// Controls that put their own views into the label of another control out of reach.
    public static let nestedControls = NameTable(
        """
        Button Link NavigationLink ShareLink Menu Toggle Picker Stepper Slider DatePicker ColorPicker TextField \
        SecureField TextEditor
        """)
    /// Controls that share the taps of a row with the buttons in it.
    public static let rowControls = NameTable(
        "Button Link NavigationLink TextField SecureField TextEditor Toggle Stepper Slider DatePicker")
    /// Fonts of at most 17 points with the usual text size.
    public static let smallFonts = NameTable("body callout subheadline footnote caption caption2 headline")
    /// Modifiers that tell assistive apps what a view does, or hide it from them.
    public static let accessibilityRoles = NameTable(
        """
        accessibility accessibilityAddTraits accessibilityElement accessibilityAction accessibilityActions \
        accessibilityAdjustableAction accessibilityHidden accessibilityRepresentation accessibilityRespondsToUserInteraction
        """)
    /// Functions that end the input of text or close a screen.
    public static let closingCalls = NameTable(
        """
        dismiss close cancel hide endEditing resignFirstResponder makeFirstResponder unfocus hideKeyboard dismissKeyboard \
        closeKeyboard endTextEditing isFocused focused
        """)
    /// Items of bars and menus, and the modifiers that have them: they choose the size of their items.
    public static let barItems = NameTable("ToolbarItem ToolbarItemGroup Menu CommandGroup CommandMenu MenuBarExtra")
    public static let barModifiers = NameTable(
        "toolbar navigationBarItems contextMenu swipeActions tabItem accessibilityActions")
    /// Shows a view above the bar of a `TabView`, which may hold several controls.
    public static let barAccessory: Name = "tabViewBottomAccessory"
}
