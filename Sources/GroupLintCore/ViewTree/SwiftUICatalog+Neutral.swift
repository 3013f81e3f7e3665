/// The argument with which a modifier changes nothing. With it, a view can always have the modifier.
public enum NeutralArgument: UInt8, Sendable {
    case firstOne
    case firstNumberOne
    case firstZero
    case lastNumberZero
    case allNumbersZero
    case firstDotZero
    case firstFalse
    case firstTrue
    case firstEmpty
    case opacityOne
    case flag
    /// A value that depends on the environment of the view.
    case varies

    /// The value as Swift code; nil if it depends on the environment of the view.
    public var text: String? {
        switch self {
        case .firstOne, .firstNumberOne, .opacityOne: "1"
        case .firstZero, .lastNumberZero, .allNumbersZero: "0"
        case .firstDotZero: ".zero"
        case .firstFalse: "false"
        case .firstTrue, .flag: "true"
        case .firstEmpty: "[]"
        case .varies: nil
        }
    }

    /// The argument that takes the neutral value.
    public var place: Place {
        switch self {
        case .firstOne, .firstZero, .firstDotZero, .firstFalse, .firstTrue, .firstEmpty, .varies: .first
        case .firstNumberOne: .firstNumber
        case .lastNumberZero: .lastNumber
        case .allNumbersZero: .allNumbers
        case .opacityOne: .opacity
        case .flag: .flag
        }
    }

    /// Which argument of the modifier takes the neutral value.
    public enum Place: UInt8, Sendable {
        /// The first argument.
        case first
        /// The first argument if it is a number. It can have other types too.
        case firstNumber
        /// The last argument, which is a number: `padding(.top, 8)`.
        case lastNumber
        /// Every argument; all are numbers: `offset(x: 4, y: 8)`.
        case allNumbers
        /// A condition, which is optional and exists since iOS 16: `bold()`, `bold(isOn)`.
        case flag
        /// The argument of `opacity`, which replaces `hidden()`: 0 also takes up space and gets no touches, 1 changes nothing.
        case opacity
    }
}

/// How a condition turns a modifier off that has no neutral argument for all of its forms.
public enum ConditionalForm: UInt8, Sendable {
    /// A color as the first argument: `border(isOn ? .red : .clear)`.
    case clearColor
    /// A color, or a condition in the closure: `background(isOn ? .red : .clear)`, `background { if isOn { … } }`.
    case clearColorOrContent
    /// A view as the argument: `listRowBackground(isOn ? Color.red : nil)`.
    case noView
    /// Optional lengths: `frame(width: isOn ? 100 : nil)`.
    case noLengths
    /// No length, or one that is not a literal: `padding(.top, isOn ? nil : 0)`.
    case noLastLength
    /// No edges: `ignoresSafeArea(edges: isOn ? .all : [])`.
    case noEdges
}

extension SwiftUICatalog {
    /// Labels of the lengths of `frame`.
    public static let frameLengths = NameTable(
        "width height minWidth idealWidth maxWidth minHeight idealHeight maxHeight")

    /// Sets of edges with a name.
    public static let edgeSets = NameTable("all horizontal vertical top bottom leading trailing")

    /// First versions in which `bold` and similar modifiers take a condition on any view.
    public static let flagArguments = ReleaseYear.iOS16.versions

    /// Static members of Color that can be used as a shape style.
    public static let colorNames = NameTable(
        """
        red orange yellow green mint teal cyan indigo blue purple pink brown white gray black clear
        """)

    /// Static members of Material.
    public static let materials = NameTable(
        "ultraThinMaterial thinMaterial regularMaterial thickMaterial ultraThickMaterial")

    /// Static members of HierarchicalShapeStyle. Color has some of them too, but a ternary finds only one type.
    public static let hierarchicalStyles = NameTable("primary secondary tertiary quaternary quinary")

    /// Property wrappers whose value changes while a view is shown.
    public static let changingWrappers = NameTable(
        """
        State Binding FocusState GestureState SceneStorage AppStorage AccessibilityFocusState Query FetchRequest \
        SectionedFetchRequest
        """)

    /// Property wrappers for models whose changes update views.
    public static let modelWrappers = NameTable(
        """
        ObservedObject StateObject EnvironmentObject Bindable State Binding Environment
        """)

    /// Environment values that change while a view is visible, unlike constants and most system settings.
    public static let changingEnvironment = NameTable(
        """
        horizontalSizeClass verticalSizeClass colorScheme isFocused scenePhase editMode isSearching \
        controlActiveState redactionReasons isHorizontal isLandscape isPortrait interfaceOrientation
        """)

    /// Modifiers of SwiftUI of which projects have forms of their own that take a condition: `hidden(isOn)`.
    public static let namesOfProjects = NameTable("hidden refreshable")

    /// Keys of the environment for the space that the view has on the screen, of SwiftUI and as projects often name their own.
    public static let spaceEnvironment = NameTable(
        """
        horizontalSizeClass verticalSizeClass isHorizontal isLandscape isPortrait interfaceOrientation isCompactWindow \
        isLandscapeOrientation isPortraitOrientation
        """)

    /// Types of the standard library, Foundation and SwiftUI whose values are copied: a member differs if the value does.
    public static let valueTypes = NameTable(
        """
        String Substring Int Double Float CGFloat Bool Date URL Set Dictionary Array CGSize CGPoint CGRect IndexSet \
        AttributedString Data EdgeInsets NavigationPath FetchedResults UUID Character Duration TimeInterval Range \
        ClosedRange Angle Color CGVector IndexPath LocalizedStringKey UnitPoint Measurement Locale TimeZone Calendar \
        DateComponents DateInterval
        """)
}
