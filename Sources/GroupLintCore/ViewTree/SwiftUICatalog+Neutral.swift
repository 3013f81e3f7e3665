/// What a modifier must be given to change nothing, so that a view can have it all the time.
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
    /// A value that depends on what is around the view.
    case varies

    /// Value as written in Swift; nil when it depends on what is around the view.
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

    public enum Place: UInt8, Sendable {
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
    /// First versions in which `bold` and its like take a condition on any view.
    public static let flagArguments = ReleaseYear.iOS16.versions

    /// Static members of Color that a style can be written as.
    public static let colorNames = NameTable(
        """
        red orange yellow green mint teal cyan indigo blue purple pink brown white gray black clear
        """)

    /// Members of Material.
    public static let materials = NameTable(
        "ultraThinMaterial thinMaterial regularMaterial thickMaterial ultraThickMaterial")

    /// Property wrappers whose value changes while a view is shown.
    public static let changingWrappers = NameTable(
        """
        State Binding FocusState GestureState SceneStorage AppStorage AccessibilityFocusState Query FetchRequest \
        SectionedFetchRequest
        """)

    /// Property wrappers around models that update views.
    public static let modelWrappers = NameTable(
        """
        ObservedObject StateObject EnvironmentObject Bindable State Binding Environment
        """)

    /// What changes in the environment while the app is looked at; settings of the system and constants do not.
    public static let changingEnvironment = NameTable(
        """
        horizontalSizeClass verticalSizeClass colorScheme isEnabled isFocused scenePhase editMode isSearching \
        isPresented dynamicTypeSize sizeCategory controlActiveState redactionReasons
        """)
}
