/// A type or an extension, as one file declares it.
public struct TypeSummary: Sendable {
    public var name: Name
    public var nameRange: SourceRange
    /// Hash of the name and the names of the enclosing types.
    public var path: UInt64 = 0
    /// Path of the first inherited type if it is written with the type around it, such as `Screen.Model`; 0 otherwise.
    var superclassPath: UInt64 = 0
    /// Position of the first inherited name in the names of the file; see `FileSummary.inherited`.
    var firstInherited: UInt32
    var inheritedCount: UInt32
    /// Enclosing type, as a position in the file's types, or -1 at the top level.
    public var parent: Int32
    public var kind: Kind
    public var flags: Flags = []

    public enum Kind: UInt8, Sendable {
        case structure
        case classType
        case actor
        case enumeration
        case protocolType
        case alias
        case extensionType
    }

    public struct Flags: OptionSet, Sendable {
        public let rawValue: UInt8

        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// The declaration is `private` or `fileprivate`.
        public static let isPrivate = Flags(rawValue: 1)
        public static let isPublic = Flags(rawValue: 2)
        /// The type has `@Observable` or `@ObservableState`.
        public static let isObservable = Flags(rawValue: 4)
        /// The type is a preview provider or a test case.
        public static let isPreview = Flags(rawValue: 8)
        /// The system starts an app here: the type has `@main`, or is an app, its delegate or a hosting controller.
        static let isEntryPoint = Flags(rawValue: 16)
        /// The name does not start with an ASCII capital.
        static let isLowercase = Flags(rawValue: 32)
        /// The type has an attribute that is not known. It may be a macro, which adds code.
        public static let hasUnknownMacro = Flags(rawValue: 64)
        /// The code of the type's members was scanned for uses of properties.
        static let hasUses = Flags(rawValue: 128)
    }

    /// Name as written, without backticks. Only for declarations that are not extensions.
    public func text(in source: SourceFile) -> String {
        let text = source.text(nameRange)
        return text.first == "`" ? String(text.dropFirst().dropLast()) : text
    }

    /// Path of a type inside the type with `path`, or at the top level if `path` is 0.
    static func path(_ path: UInt64, _ name: Name) -> UInt64 {
        (path &* 0x9E37_79B9_7F4A_7C15) ^ name.hash &+ (path >> 7)
    }
}

/// A property, function or initializer, as one file declares it.
public struct MemberSummary: Sendable {
    public var name: Name
    public var nameRange: SourceRange
    /// Type that it belongs to, as a position in the file's types, or -1 at the top level.
    public var owner: Int32
    /// Root element in the file's view tree, or -1 if its value is not a view.
    public var root: Int32 = -1
    public var parameters: ArraySlice<ParameterSummary> = []
    /// Names that a single-expression getter reads; nil for other members.
    public var getterReads: ArraySlice<ViewTree.Read>?
    /// First property wrapper, such as `State`.
    public var wrapper = Name.none
    /// Type that the default value constructs, or of which it is the shared instance: `Model()`, `Model.shared`.
    /// Or the environment key: `colorScheme` for `@Environment(\.colorScheme)`.
    public var constructed = Name.none
    public var type: TypeShape
    public var kind: Kind
    public var flags: Flags
    public var defaultValue = DefaultValue.none
    public var cost = BodyCost()
    /// Properties that an initializer sets to the same value for every call; see `FixedProperties`.
    var fixed: ArraySlice<Name> = []

    /// The type of the value as written, or of the object that the property starts with; none if neither is known.
    var valueTypeName: Name { wrapper == .environment ? type.name : writtenType }

    /// The type as written, or else `constructed`, which is the key for a value of the environment.
    public var writtenType: Name { type.name.isNone ? constructed : type.name }

    /// Whether the property starts with an object that other code has too: `Model.shared`.
    public var isSharedInstance: Bool { kind == .storedProperty && defaultValue == .other && !constructed.isNone }

    public enum Kind: UInt8, Sendable {
        case storedProperty
        case computedProperty
        case function
        case initializer
    }

    public enum DefaultValue: UInt8, Sendable {
        case none
        case literal
        /// A call of a type, such as `Model()` or `Model(a)`.
        case construction
        /// An array or dictionary literal that is not a `literal`.
        case collection
        case other
    }

    public struct Flags: OptionSet, Sendable {
        public let rawValue: UInt8

        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        public static let isStatic = Flags(rawValue: 1)
        public static let isLet = Flags(rawValue: 2)
        public static let isPrivate = Flags(rawValue: 4)
        /// The member has `@ViewBuilder` or `@ContentBuilder`, written or implied.
        public static let isBuilder = Flags(rawValue: 8)
    }
}

public struct ParameterSummary: Sendable {
    public var label: Name
    public var name: Name
    public var type: TypeShape
    public var isBuilder: Bool
    public var hasDefault: Bool

    /// Whether a closure may be passed: to a builder, a function type, or a type without a known name.
    public var takesClosure: Bool { isBuilder || type.flags.contains(.isFunction) || type.name.isNone }
}

/// Name and traits of a type as written.
public struct TypeShape: Sendable {
    /// `Foo` for `Foo`, `Module.Foo`, `Foo<Int>`, `Foo?`, `[Foo]` and `some Foo`; the result for a function type.
    public var name: Name = .none
    public var flags: Flags = []

    public struct Flags: OptionSet, Sendable {
        public let rawValue: UInt8

        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        public static let isOpaque = Flags(rawValue: 1)
        public static let isOptional = Flags(rawValue: 2)
        public static let isCollection = Flags(rawValue: 4)
        public static let isFunction = Flags(rawValue: 8)
        public static let isAutoclosure = Flags(rawValue: 16)
        public static let isEscaping = Flags(rawValue: 32)
    }

    public init() {}

    init(name: Name, flags: Flags) {
        self.name = name
        self.flags = flags
    }

    public init(_ node: SyntaxNode?) {
        guard let node else { return }
        // Most types are a name.
        if node.kind == .identifierType {
            name = node.name
            return
        }
        var current: SyntaxNode? = node
        while let type = current {
            switch type.kind {
            case .identifierType, .memberType:
                name = type.name
                return
            case .someOrAnyType: flags.insert(.isOpaque)
            case .optionalType, .implicitlyUnwrappedOptionalType: flags.insert(.isOptional)
            case .arrayType: flags.insert(.isCollection)
            case .functionType: flags.insert(.isFunction)
            case .attributedType: addAttributes(of: type)
            case .compositionType, .namedOpaqueReturnType, .metatypeType, .tupleType: break
            default:
                return
            }
            current = FunctionType(type)?.result ?? type.innerType
        }
    }

    private mutating func addAttributes(of type: SyntaxNode) {
        guard let attributes = type.attributeList else { return }
        for attribute in attributes.children() {
            if attribute.token?.keyword == .autoclosure { flags.insert(.isAutoclosure) }
            if attribute.token?.keyword == .escaping { flags.insert(.isEscaping) }
        }
    }
}
