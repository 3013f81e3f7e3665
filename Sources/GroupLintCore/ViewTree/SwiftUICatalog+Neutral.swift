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

extension NeutralArgument {
    /// The words of the catalog, in the order of their positions from 1 on.
    static let words: StaticString = """
        neutral(first=1) neutral(firstNumber=1) neutral(first=0) neutral(lastNumber=0) neutral(allNumbers=0) \
        neutral(first=.zero) neutral(first=false) neutral(first=true) neutral(first=[]) neutral(opacity=1) \
        neutral(flag=true) neutral(first=varies)
        """

    /// Nil for 0, which is the position of none.
    init?(position: UInt8) {
        switch position {
        case 1: self.init(text: "1", place: .first)
        case 2: self.init(text: "1", place: .firstNumber)
        case 3: self.init(text: "0", place: .first)
        case 4: self.init(text: "0", place: .lastNumber)
        case 5: self.init(text: "0", place: .allNumbers)
        case 6: self.init(text: ".zero", place: .first)
        case 7: self.init(text: "false", place: .first)
        case 8: self.init(text: "true", place: .first)
        case 9: self.init(text: "[]", place: .first)
        case 10: self.init(text: "1", place: .opacity)
        case 11: self.init(text: "true", place: .flag)
        case 12: self.init(text: nil, place: .first)
        default: return nil
        }
    }
}

extension SwiftUICatalog {
    /// First versions in which `bold` and its like take a condition on any view.
    package static let flagArguments = ReleaseYear.iOS16.versions

    /// Static members of Color that a style can be written as.
    package static let colorNames = NameTable(
        """
        red orange yellow green mint teal cyan indigo blue purple pink brown white gray black clear
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
