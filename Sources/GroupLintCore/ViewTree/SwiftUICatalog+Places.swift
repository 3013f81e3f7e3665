/// Where some modifiers have an effect. Source: Apple's documentation of each modifier.
extension SwiftUICatalog {
    /// Modifiers of a row, which a List or Form reads from the views inside.
    public static let rowModifiers = NameTable(
        "listRowBackground listRowInsets listRowSeparator listRowSeparatorTint swipeActions")
    /// Modifiers that only Grid reads.
    public static let gridModifiers = NameTable("gridCellColumns gridCellAnchor gridCellUnsizedAxes gridColumnAlignment")
    /// Containers that do not read the modifiers of Grid.
    public static let containersWithoutCells = NameTable(
        "VStack HStack ZStack LazyVStack LazyHStack LazyVGrid LazyHGrid List Form ScrollView")
    /// Modifiers that offer a size with another shape.
    public static let scalingModifiers = NameTable("scaledToFit scaledToFill aspectRatio")
    public static let foregroundModifiers = NameTable("foregroundColor foregroundStyle")
    /// Modifiers after which an image keeps the size that it had.
    public static let imageLooks = NameTable(
        """
        renderingMode interpolation antialiased symbolRenderingMode symbolVariant imageScale font fontWeight foregroundColor \
        foregroundStyle tint opacity accessibilityLabel accessibilityHidden accessibilityIdentifier bold \
        scaledToFit scaledToFill aspectRatio
        """)
    /// Containers that keep screens, bars and tabs apart.
    public static let navigationContainers = NameTable("NavigationStack NavigationSplitView NavigationView TabView")
    /// Configurations of widgets, whose views need a background since the year of iOS 17.
    public static let widgetConfigurations: [Name] = [
        "StaticConfiguration", "IntentConfiguration", "AppIntentConfiguration",
    ]
}
