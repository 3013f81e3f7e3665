/// What a modifier has to be given to change nothing.
package struct NeutralArgument: Sendable {
    /// Value as written in Swift; nil when it depends on what is around the view.
    package let text: String?
    package let place: Place

    package enum Place: UInt8, Sendable {
        /// The first argument.
        case first
        /// The first argument, when it is a number: other types stand there too.
        case firstNumber
        /// The last argument, a number: `padding(.top, 8)`.
        case lastNumber
        /// Every argument, all of them numbers: `offset(x: 4, y: 8)`.
        case allNumbers
        /// No argument, and a condition in its place since iOS 16: `bold()`, `bold(isOn)`.
        case flag
        /// None: `opacity` with 0 does the same, and with 1 nothing. A hidden view takes its room and no touches.
        case opacity
    }
}

extension SwiftUICatalog {
    /// Modifiers that a view can have all the time, because an argument makes them do nothing.
    package static let neutralArguments = NeutralTable()

    /// First versions in which `bold` and its like take a condition on any view.
    package static let flagArguments: [Platform: OSVersion] = [
        .iOS: OSVersion(16), .macOS: OSVersion(13), .tvOS: OSVersion(16), .watchOS: OSVersion(9),
        .macCatalyst: OSVersion(16),
    ]

    /// Modifiers whose argument is of any style: values of different types are no two cases of one argument.
    package static let genericArguments = NameTable(
        """
        foregroundStyle background fill stroke strokeBorder border tint overlay containerBackground \
        listRowBackground backgroundStyle shadow
        """)

    /// Static members of Color that a style can be written as.
    package static let colorNames = NameTable(
        """
        red orange yellow green mint teal cyan indigo blue purple pink brown white gray black clear
        """)

    /// Modifiers that change what room a view is given or where it is put. Effects such as scaleEffect only draw it
    /// elsewhere.
    package static let geometryModifiers = NameTable(
        """
        frame padding offset position aspectRatio containerRelativeFrame ignoresSafeArea
        """)

    /// Modifiers that settle the geometry of a view before that of what is in it.
    package static let geometryBarriers = NameTable("geometryGroup drawingGroup matchedGeometryEffect")

    /// First versions with `geometryGroup()`.
    package static let geometryGroup: [Platform: OSVersion] = [
        .iOS: OSVersion(17), .macOS: OSVersion(14), .tvOS: OSVersion(17), .watchOS: OSVersion(10),
        .macCatalyst: OSVersion(17),
    ]

    /// Views that fill what they are given.
    package static let fillingViews = NameTable(
        """
        Color Rectangle RoundedRectangle Circle Ellipse Capsule UnevenRoundedRectangle ContainerRelativeShape \
        LinearGradient RadialGradient AngularGradient MeshGradient
        """)

    /// Shape styles, each a type of its own.
    package static let shapeStyles = NameTable(
        """
        Color LinearGradient RadialGradient AngularGradient EllipticalGradient MeshGradient Gradient ImagePaint \
        Material HierarchicalShapeStyle
        """)

    /// Members of Material.
    package static let materials = NameTable(
        "ultraThinMaterial thinMaterial regularMaterial thickMaterial ultraThickMaterial")

    /// Property wrappers whose value changes while a view is shown.
    package static let changingWrappers = NameTable(
        """
        State Binding FocusState GestureState SceneStorage AppStorage AccessibilityFocusState Query FetchRequest \
        SectionedFetchRequest
        """)

    /// Property wrappers around models that update views.
    package static let modelWrappers = NameTable(
        """
        ObservedObject StateObject EnvironmentObject Bindable State Binding Environment
        """)

    /// What changes in the environment while the app is looked at; settings of the system and constants do not.
    package static let changingEnvironment = NameTable(
        """
        horizontalSizeClass verticalSizeClass colorScheme isEnabled isFocused scenePhase editMode isSearching \
        isPresented dynamicTypeSize sizeCategory controlActiveState redactionReasons
        """)
}

/// Neutral arguments by modifier.
package struct NeutralTable: Sendable {
    private let rows: [(argument: NeutralArgument, words: StaticString)] = [
        (NeutralArgument(text: "1", place: .first), "opacity saturation contrast"),
        (NeutralArgument(text: "1", place: .firstNumber), "scaleEffect"),
        (NeutralArgument(text: "0", place: .first), "blur grayscale brightness zIndex"),
        (NeutralArgument(text: "0", place: .lastNumber), "padding"),
        (NeutralArgument(text: "0", place: .allNumbers), "offset"),
        (NeutralArgument(text: ".zero", place: .first), "rotationEffect hueRotation"),
        (NeutralArgument(text: "false", place: .first), "disabled accessibilityHidden"),
        (NeutralArgument(text: "true", place: .first), "allowsHitTesting"),
        (NeutralArgument(text: "[]", place: .first), "redacted"),
        (NeutralArgument(text: "1", place: .opacity), "hidden"),
        (NeutralArgument(text: "true", place: .flag), "bold italic underline strikethrough"),
        (
            NeutralArgument(text: nil, place: .first),
            "shadow border foregroundColor font fontWeight lineLimit tint animation blendMode"
        ),
    ]
    /// Position among the rows.
    private var table = NameTable(minimumCapacity: 48)

    fileprivate init() {
        for (index, row) in rows.enumerated() { table.insert(words: row.words, Int32(index)) }
    }

    package subscript(name: Name) -> NeutralArgument? { table[name].map { rows[Int($0)].argument } }

    package func contains(_ name: Name) -> Bool { table.contains(name) }
}
