/// Facts about SwiftUI, without code that knows about rules. Views and modifiers are in `views` and `modifiers`, one line
/// for each; here is what concerns protocols, property wrappers, attributes and modules.
public enum SwiftUICatalog {
    /// Types that a result builder makes which are not views, though `Group` and `ForEach` work in them too.
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
    /// Protocols beside View whose `body` or `makeBody` is a builder of views without saying so.
    public static let builderRequirements = NameTable(
        """
        ViewModifier ButtonStyle PrimitiveButtonStyle LabelStyle ToggleStyle MenuStyle ProgressViewStyle GaugeStyle \
        GroupBoxStyle DatePickerStyle ControlGroupStyle LabeledContentStyle DisclosureGroupStyle FormStyle TableStyle
        """)
    public static let stateWrappers = NameTable(
        "State StateObject FocusState GestureState SceneStorage AccessibilityFocusState")
    public static let builderAttributes = NameTable("ViewBuilder ContentBuilder")
    /// First versions that merge the callbacks of a group into one. visionOS always did.
    public static let groupLifecycleMerge = ReleaseYear.iOS15.versions
    /// Modules that bring SwiftUI in or cannot be used without it.
    public static let uiModules = NameTable(
        """
        SwiftUI SwiftUICore WidgetKit Charts SwiftData MapKit AppIntents TipKit PhotosUI RealityKit StoreKit \
        _SwiftData_SwiftUI _MapKit_SwiftUI _PhotosUI_SwiftUI _AVKit_SwiftUI
        """)
    /// Frameworks whose views only look like SwiftUI's.
    public static let lookAlikeModules = NameTable(
        """
        SwiftTUI Ignite Plot Publish Tokamak TokamakShim TokamakDOM TokamakCore TokamakStaticHTML OpenSwiftUI SkipUI \
        SkipFuseUI SwiftCrossUI SwiftWebUI HTMLKit Elementary Slipstream SwiftHtml Html ConsoleUI Adwaita Compute \
        DanceUI SwiftGtk Raptor WebUI
        """)
    /// Module of widgets and live activities, whose views are drawn once for each entry and keep nothing. ActivityKit
    /// alone is what an app starts its activities with.
    public static let widgetModules = NameTable("WidgetKit")
    public static let testModules = NameTable("XCTest Testing Quick")
}
