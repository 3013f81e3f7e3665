/// Drawings around a view, by the names that stand in the code of a background or an overlay.
extension SwiftUICatalog {
    /// Backgrounds that cannot be seen, or that look like the screen behind the view.
    public static let screenBackgrounds = NameTable(
        """
        clear background systemBackground systemGroupedBackground windowBackground windowBackgroundColor \
        secondarySystemGroupedBackground NavigationLink GeometryReader EmptyView hidden
        """)
    /// Methods that draw the border of a shape.
    public static let strokes = NameTable("stroke strokeBorder")
    /// Edges on one side: padding there makes room, and does not look like a part of the view.
    public static let singleEdges = NameTable("top bottom leading trailing")
    /// Modifiers that draw or lay out the area of a button and can move into its label.
    public static let labelModifiers = NameTable(
        """
        padding frame background overlay border cornerRadius clipShape shadow foregroundColor foregroundStyle font tint bold \
        fontWeight
        """)
}
