/// What a type conforms to and inherits from, through the protocols and classes of the project.
public struct Inheritance: Sendable {
    /// All names, also those that other types pass on, each once.
    public private(set) var names: [Name] = []
    /// Names that are neither declared in the project nor listed in `known`.
    private var unknown: [Name] = []
    /// Whether every name is declared in the project or is listed in `known`. If not, the type may conform to anything.
    public var isKnown: Bool { unknown.isEmpty }

    /// The types of the project among the names.
    public private(set) var types: [TypeID] = []

    /// Number of names that are followed. Real types have less.
    private static let limit = 64

    /// Protocols and classes of Apple's modules that do not refine a protocol of SwiftUI.
    private static let known = NameTable(
        """
        Codable Decodable Encodable Equatable Hashable Comparable Identifiable Sendable CaseIterable RawRepresentable Error \
        LocalizedError CustomStringConvertible CustomDebugStringConvertible NSObject ObservableObject Observable AnyObject \
        String Int UInt Double Bool Sequence Collection IteratorProtocol OptionSet ExpressibleByStringLiteral Transferable \
        Animatable TimelineEntry TimelineProvider NSObjectProtocol Any Copyable BitwiseCopyable ~Copyable PersistentModel \
        NSCoding NSSecureCoding NSCopying CustomNSError URLSessionDelegate URLSessionTaskDelegate URLSessionDataDelegate \
        URLSessionDownloadDelegate URLSessionWebSocketDelegate CLLocationManagerDelegate CBCentralManagerDelegate \
        CBPeripheralDelegate WCSessionDelegate AVAudioPlayerDelegate AVSpeechSynthesizerDelegate \
        UNUserNotificationCenterDelegate NSFetchedResultsControllerDelegate
        """)

    init(of type: TypeID, in index: ProjectIndex) {
        var pending = [type]
        while let next = pending.popLast(), names.count < Self.limit {
            for place in index.declarations(of: next) {
                let file = index.files[Int(place.file)]
                for name in file.inherited(by: file.types[Int(place.type)]) where !names.contains(name) {
                    names.append(name)
                    if let inner = index.inheritedType(name, of: place, in: index.type(next).parent),
                        index.type(inner).home != nil
                    {
                        pending.append(inner)
                        types.append(inner)
                    } else if !Self.known.contains(name) {
                        unknown.append(name)
                    }
                }
            }
        }
    }

    public func contains(_ name: Name) -> Bool { names.contains(name) }

    /// Whether the values take part in the updates of SwiftUI, which then connects their property wrappers.
    public var isUpdated: Bool { names.contains(where: SwiftUICatalog.updatedProtocols.contains) }

    /// Whether every name is known or is a protocol of SwiftUI whose values take part in updates.
    var isKnownExceptUpdates: Bool { unknown.allSatisfy(SwiftUICatalog.updatedProtocols.contains) }

    /// Whether a protocol of an unknown module may require any member.
    var mayRequireAnything: Bool { !isKnownExceptUpdates }
}

extension ProjectIndex {
    public func inheritance(of type: TypeID) -> Inheritance {
        guard declarations(of: type).count > Inheritances.few else { return Inheritance(of: type, in: self) }
        return fact { Inheritances() }.ofMany.value(type) { Inheritance(of: type, in: self) }
    }

    /// Whether views observe the type with a property wrapper: it conforms to `ObservableObject`.
    public func isObservableObject(_ type: TypeID) -> Bool {
        self.type(type).kind == .classType && inheritance(of: type).contains("ObservableObject")
    }

    /// The classes of the project that a class inherits from, the nearest first.
    public func superclasses(of type: TypeID) -> [TypeID] {
        inheritance(of: type).types.filter { self.type($0).kind == .classType }
    }

    /// The classes whose declaration names a class as its superclass.
    public func directSubclasses(of type: TypeID) -> [TypeID] {
        let name = types[Int(type)].name
        return classesByInherited.candidates(name).filter { id in
            let place = types[Int(id)].place
            let file = files[Int(place.file)]
            return file.inherited(by: file.types[Int(place.type)]).contains(name)
                && inheritedType(name, of: place, in: types[Int(id)].parent) == type
        }
    }

    /// The type of the project that a declaration means by the name of an inherited type.
    func inheritedType(_ name: Name, of place: ProjectType.DeclarationID, in parent: TypeID?) -> TypeID? {
        let file = files[Int(place.file)]
        let summary = file.types[Int(place.type)]
        if summary.superclassPath != 0, file.inherited(by: summary).first == name,
            let found = best(summary.superclassPath, for: place.file)
        {
            return found
        }
        return resolveType(name, file: place.file, in: parent)
    }
}

/// What the types with many declarations inherit. Each of a thousand files may extend `URL` and ask about it.
private struct Inheritances: Sendable {
    /// So few declarations are looked at faster than kept.
    static let few = 8
    let ofMany = OnceValues<TypeID, Inheritance>()
}
