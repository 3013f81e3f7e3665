/// A modifier that puts an object into the environment: `.environmentObject(session)`, `.environment(session)`.
public struct EnvironmentSetting: Sendable {
    /// Index in `ViewTree.modifiers`.
    var modifier: Int32
    /// The declaration of the type with the code, as a position in the file's types; -1 outside of types.
    var owner: Int32
    /// Whether views read the object with `@Environment(Session.self)` and not with `@EnvironmentObject`.
    public let isObservable: Bool
    let object: ObjectSource

    /// Nil for a call of another modifier, and for `.environment(\.key, value)`.
    public init?(_ call: CallExpr, modifier: Int32 = -1, owner: Int32 = -1) {
        guard let callee = call.callee, callee.kind == .memberAccessExpr || callee.kind == .declReferenceExpr,
            callee.name == .environmentObject || callee.name == .environmentModifier,
            let argument = call.lastArgument, !argument.hasLabel, let value = argument.value,
            call.firstArgument?.value?.kind != .keyPathExpr
        else { return nil }
        self.modifier = modifier
        self.owner = owner
        isObservable = callee.name == .environmentModifier
        object = ObjectSource(value).suggesting(value)
    }
}

/// The code that an object comes from, as far as it tells the type: `Session()`, `Session.shared`, `app.session`.
struct ObjectSource: Sendable {
    private(set) var start: Start
    /// Names after the start.
    private(set) var path: [Name]
    /// The class that the last name suggests: `Session` for `session`.
    private(set) var suggestedType = Name.none

    enum Start: UInt8, Sendable {
        case unknown
        /// A value of the type that is the first name of the path. Members follow.
        case instance
        /// The type that is the first name of the path. A static member follows, then members.
        case type
        /// `self` or `Self`. Members follow.
        case owner
    }

    private init(_ start: Start, _ path: [Name]) {
        (self.start, self.path) = (start, path)
    }

    private static func instance(of type: SyntaxNode) -> ObjectSource {
        var type = type
        while type.kind != .identifierType, type.kind != .memberType {
            guard [.optionalType, .implicitlyUnwrappedOptionalType, .attributedType].contains(type.kind),
                let inner = type.innerType
            else { return .unknown }
            type = inner
        }
        return ObjectSource(.instance, [type.name])
    }

    /// Adds the type that the name of a variable or property suggests.
    fileprivate func suggesting(_ value: SyntaxNode) -> ObjectSource {
        var copy = self
        let value = value.unwrapped
        if value.kind == .declReferenceExpr || value.kind == .memberAccessExpr, !value.isCapitalized {
            let name = value.tokenText
            copy.suggestedType = Name((name.prefix(1).uppercased() + name.dropFirst()).utf8)
        }
        return copy
    }

    private static let unknown = ObjectSource(.unknown, [])
    /// Most local variables that are followed to another one.
    private static let mostLocals = 4

    init(_ value: SyntaxNode, depth: Int = 0) {
        let value = value.unwrapped
        switch value.kind {
        case .functionCallExpr:
            let call = CallExpr(value)
            if let type = call?.createdType {
                self.init(.instance, [type.name])
            } else if let callee = call?.callee {
                self.init(callee, depth: depth)
            } else {
                self = .unknown
            }
        case .declReferenceExpr: self.init(reference: value, depth)
        case .memberAccessExpr:
            guard let base = MemberAccessExpr(value)?.base else {
                self = .unknown
                return
            }
            self.init(base, depth: depth)
            path.append(value.name)
        // The type of other expressions is not known.
        default: self = .unknown
        }
    }

    private init(reference: SyntaxNode, _ depth: Int) {
        if reference.token?.keyword == .`self` || reference.name == "Self" {
            self.init(.owner, [])
        } else if reference.isCapitalized {
            self.init(.type, [reference.name])
        } else if depth == Self.mostLocals {
            self = .unknown
        } else if let local = LocalValue(reference) {
            switch local {
            case .value(let value): self.init(value, depth: depth + 1)
            case .typed(let type): self = Self.instance(of: type)
            case .unknown: self = .unknown
            }
        } else {
            self.init(.owner, [reference.name])
        }
    }
}

extension Name {
    static let environmentObject: Name = "environmentObject"
    /// The modifier, not the property wrapper.
    static let environmentModifier: Name = "environment"
}

extension ViewTree {
    /// The object that a modifier puts into the environment.
    func setting(of modifier: Int) -> EnvironmentSetting? {
        let first = settings.partitionPoint { $0.modifier < modifier }
        return first < settings.count && settings[first].modifier == modifier ? settings[first] : nil
    }
}
