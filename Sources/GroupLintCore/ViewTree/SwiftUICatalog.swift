/// Facts about SwiftUI, independent of the rules. `views` and `modifiers` list the views and modifiers; this file lists
/// protocols, property wrappers, attributes and modules.
public enum SwiftUICatalog {
    /// Protocols for results of builders that are not views, although `Group` and `ForEach` work in some of them.
    public static let nonViewProtocols = NameTable(
        """
        Scene Commands ToolbarContent CustomizableToolbarContent TabContent TableRowContent TableColumnContent \
        ChartContent AccessibilityRotorContent MapContent WidgetConfiguration Widget WidgetBundle App \
        DynamicIslandExpandedContent Reducer ReducerOf ControlWidgetConfiguration ControlWidget ShaderContent \
        SettingsContent
        """)
    public static let viewProtocols = NameTable(
        """
        View InsettableShape Shape UIViewRepresentable NSViewRepresentable UIViewControllerRepresentable \
        NSViewControllerRepresentable WKInterfaceObjectRepresentable
        """)
    /// Protocols for views of other frameworks, which keep their own state.
    public static let representables = NameTable(
        """
        UIViewRepresentable NSViewRepresentable UIViewControllerRepresentable NSViewControllerRepresentable \
        WKInterfaceObjectRepresentable
        """)
    /// Modifiers of Text and Image that return the same type, so a ternary can choose between the results.
    public static let textMethods = NameTable(
        """
        font fontWeight fontWidth fontDesign bold italic underline strikethrough foregroundColor foregroundStyle kerning \
        tracking baselineOffset monospaced monospacedDigit
        """)
    public static let imageMethods = NameTable("resizable renderingMode interpolation antialiased")
    /// Protocols other than View whose `body` or `makeBody` is implicitly a view builder.
    public static let builderRequirements = NameTable(
        """
        ViewModifier ButtonStyle PrimitiveButtonStyle LabelStyle ToggleStyle MenuStyle ProgressViewStyle GaugeStyle \
        GroupBoxStyle DatePickerStyle ControlGroupStyle LabeledContentStyle DisclosureGroupStyle FormStyle TableStyle
        """)
    public static let stateWrappers = NameTable(
        "State StateObject FocusState GestureState SceneStorage AccessibilityFocusState")
    /// Classes of other modules whose objects a view has to keep: players, services, models.
    public static let keptClasses = NameTable(
        "AVPlayer AVQueuePlayer AVAudioEngine AVCaptureSession CLLocationManager CMMotionManager WKWebView RiveViewModel")
    /// Property wrappers for objects that views observe.
    public static let objectWrappers = NameTable("ObservedObject StateObject EnvironmentObject")
    /// Protocols of the objects that SwiftUI itself puts into the environment of an app's scenes: the delegates of the app
    /// and of its scenes. Source: Apple's documentation of `UIApplicationDelegateAdaptor`.
    static let delegateProtocols = NameTable(
        """
        UIApplicationDelegate UISceneDelegate UIWindowSceneDelegate NSApplicationDelegate WKApplicationDelegate \
        WKExtensionDelegate
        """)
    /// Classes of other frameworks that show a view of SwiftUI, and that apps make subclasses of.
    public static let hostingClasses = NameTable(
        "UIHostingController NSHostingController NSHostingView WKHostingController")
    /// Types of other frameworks that show a view of SwiftUI when they are made with one.
    public static let hosts = NameTable("UIHostingController NSHostingController NSHostingView UIHostingConfiguration")
    /// Protocols of the types whose `body` holds scenes.
    public static let sceneProtocols = NameTable("App Scene")
    /// Protocols of the types whose `body` holds the outermost scenes and widgets.
    static let sceneOwners = NameTable("App Widget WidgetBundle ControlWidget")
    /// First versions with `@StateObject`.
    public static let stateObjectVersions: PlatformVersions = [
        .iOS: OSVersion(14), .macOS: OSVersion(11), .tvOS: OSVersion(14), .watchOS: OSVersion(7),
    ]
    /// First versions with `@Observable`.
    public static let observableVersions: PlatformVersions = [
        .iOS: OSVersion(17), .macOS: OSVersion(14), .tvOS: OSVersion(17), .watchOS: OSVersion(10),
    ]
    /// Protocols other than View whose values take part in updates: SwiftUI connects their property wrappers.
    public static let updatedProtocols = NameTable(
        """
        View ViewModifier AnimatableModifier EnvironmentalModifier DynamicProperty App Scene Commands ToolbarContent \
        CustomizableToolbarContent TabContent TableRowContent TableColumnContent ChartContent MapContent Widget \
        WidgetBundle WidgetConfiguration ControlWidget Gesture PreviewModifier Layout GeometryEffect Transition \
        ButtonStyle PrimitiveButtonStyle LabelStyle ToggleStyle MenuStyle ProgressViewStyle GaugeStyle GroupBoxStyle \
        DatePickerStyle ControlGroupStyle LabeledContentStyle DisclosureGroupStyle FormStyle TableStyle TextFieldStyle \
        NavigationSplitViewStyle TextEditorStyle Shape InsettableShape ShapeStyle UIViewRepresentable NSViewRepresentable \
        UIViewControllerRepresentable NSViewControllerRepresentable WKInterfaceObjectRepresentable \
        UIGestureRecognizerRepresentable NSGestureRecognizerRepresentable
        """)
    /// Property wrappers that SwiftUI connects in views only. `@Binding` and `@AppStorage` work everywhere.
    public static let viewWrappers = NameTable(
        """
        State StateObject ObservedObject EnvironmentObject Environment FocusState GestureState Query FetchRequest \
        SectionedFetchRequest
        """)
    public static let builderAttributes = NameTable("ViewBuilder ContentBuilder")
    /// First versions that merge the lifecycle callbacks of a Group into one. visionOS always merges them.
    public static let groupLifecycleMerge = ReleaseYear.iOS15.versions
    /// Containers that are known to ask their content for a list of views: content without a view is nothing to them.
    public static let listContainers = NameTable(
        "VStack HStack ZStack Grid GeometryReader List Form LazyVStack LazyHStack LazyVGrid LazyHGrid")
    /// Modules that export SwiftUI or are only used together with it.
    public static let uiModules = NameTable(
        """
        SwiftUI SwiftUICore WidgetKit Charts SwiftData MapKit AppIntents TipKit PhotosUI RealityKit StoreKit \
        _SwiftData_SwiftUI _MapKit_SwiftUI _PhotosUI_SwiftUI _AVKit_SwiftUI
        """)
    /// Further modules of the systems with views.
    static let mediaModules = NameTable("AVKit SpriteKit SceneKit WebKit AuthenticationServices CoreLocationUI QuickLook")
    /// Modules of other frameworks whose views look like SwiftUI views.
    public static let lookAlikeModules = NameTable(
        """
        SwiftTUI Ignite Plot Publish Tokamak TokamakShim TokamakDOM TokamakCore TokamakStaticHTML OpenSwiftUI SkipUI \
        SkipFuseUI SwiftCrossUI SwiftWebUI HTMLKit Elementary Slipstream SwiftHtml Html ConsoleUI Adwaita Compute \
        DanceUI SwiftGtk Raptor WebUI
        """)
    /// Module of widgets and live activities, whose views are drawn once for each entry and keep no state. ActivityKit does
    /// not count: apps import it to start their activities.
    public static let widgetModules = NameTable("WidgetKit")
    /// Protocols and classes of the types with which the system starts an app, a scene or a screen.
    public static let entryPoints = NameTable(
        """
        App UIApplicationDelegate UISceneDelegate UIWindowSceneDelegate UIHostingSceneDelegate NSApplicationDelegate \
        WKApplicationDelegate WKExtensionDelegate UIHostingController NSHostingController NSHostingView \
        WKHostingController
        """)
    /// Attributes of the type with which the system starts an app.
    public static let entryAttributes = NameTable("main UIApplicationMain NSApplicationMain")
    /// Capitalized attributes of types that add no conformance to a protocol of SwiftUI, and no uses of properties.
    public static let plainAttributes = NameTable(
        "MainActor Observable ObservableState Model UIApplicationMain NSApplicationMain Animatable")
    /// Protocols of SwiftUI and Swift that often bound a generic parameter, which then stands for no type of a project.
    static let plainBounds = NameTable(
        """
        View Shape InsettableShape ShapeStyle ViewModifier ToolbarContent ButtonStyle Hashable Identifiable Equatable Comparable \
        Sendable Codable Decodable Encodable Error CaseIterable RawRepresentable Collection Sequence RandomAccessCollection \
        StringProtocol BinaryInteger BinaryFloatingPoint ObservableObject AnyObject Any
        """)
    public static let testModules = NameTable("XCTest Testing Quick")
}
