/// What VoiceOver and other assistive apps find.
extension SwiftUICatalog {
    /// Modifiers that name a view for assistive apps, hide it from them, or replace what they find. `help` only gives a hint
    /// (Apple, `View.help(_:)`), which some rules take for enough.
    public static let accessibilityNames = NameTable(
        """
        accessibilityLabel accessibilityHidden accessibilityElement accessibilityRepresentation accessibilityChildren \
        accessibilityLabeledPair accessibility help
        """)

    /// Modifiers that give assistive apps actions or elements besides those of the view.
    public static let accessibilityActions = NameTable(
        "accessibilityAction accessibilityActions accessibilityRepresentation accessibilityChildren")

    /// Modifiers that show a dialog of the system, which takes titles and actions from its content. The content is made at once.
    public static let dialogModifiers = NameTable("alert confirmationDialog actionSheet")

    /// First parts of the names of SF Symbols that show a shape and no action: `chevron.left`, `xmark.circle.fill`.
    public static let shapeSymbols = NameTable(
        """
        chevron line line3 slider arrowtriangle circle
        """)

    /// First parts of the names of SF Symbols of which the description of the system may be the name of the action:
    /// `trash`, `square.and.arrow.up`, `plus.circle.fill`. The descriptions are not documented.
    public static let actionSymbols = NameTable(
        """
        plus minus trash square magnifyingglass pencil play pause playpause stop forward backward goforward gobackward \
        heart star bookmark paperplane doc camera mic phone video printer cart house checkmark link folder delete flag \
        shuffle repeat record lock speaker scissors eraser xmark x multiply clear ellipsis
        """)

    /// First parts of the names of SF Symbols of which the description is a general word, such as "Add": it does not say what
    /// is added. Maintainers of several apps gave buttons with these symbols a label that says it.
    public static let generalSymbols = NameTable("plus minus trash square checkmark xmark x multiply")

    /// Views that VoiceOver passes over, besides those that only fill space.
    public static let unspokenViews = NameTable("Spacer Divider EmptyView ProgressView")
}
