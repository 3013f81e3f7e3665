/// A place in a file that may name a type: a capitalized name outside of previews.
///
/// A file has many of them, so each takes eight bytes. Two names with the same half of their hashes count as one name.
/// A view then seems to be shown more often than it is.
struct TypeMention: Sendable {
    private let half: UInt32
    /// Twice the owner, and 1 more if the place is unused.
    private let place: Int32

    init(_ name: Name, owner: Int32, isUnused: Bool) {
        half = UInt32(truncatingIfNeeded: name.hash)
        place = owner << 1 | (isUnused ? 1 : 0)
    }

    /// Innermost type around the place, as a position in the file's types, or -1 at the top level.
    var owner: Int32 { place >> 1 }
    /// Whether the app does not run the code: a member that nothing calls, or code for debug builds only.
    var isUnused: Bool { place & 1 == 1 }

    var key: Name { Self.key(Name(hash: UInt64(half))) }

    /// Key of a name in tables of mentions.
    static func key(_ name: Name) -> Name { Name(hash: name.hash & 0xFFFF_FFFF | 1 << 32) }

    /// The order in `FileSummary.mentions`.
    fileprivate static func comesBefore(_ left: TypeMention, _ right: TypeMention) -> Bool {
        left.half == right.half ? left.place < right.place : left.half < right.half
    }

    fileprivate func isBefore(_ key: Name) -> Bool { half < UInt32(truncatingIfNeeded: key.hash) }
}

extension [TypeMention] {
    /// The mentions with a key. A file may have many of other names.
    func named(_ key: Name) -> ArraySlice<TypeMention> {
        self[partitionPoint { $0.isBefore(key) }...].prefix { $0.key == key }
    }
}

/// Collects the places in a file that may name a type, each with the type around it.
struct TypeMentions {
    /// Types and previews of the file in source order, outer ones before inner ones.
    private var scopes: [Scope] = []

    private struct Scope {
        var range: SourceRange
        var owner: Int32
        var isPreview: Bool
    }

    mutating func addScope(_ node: SyntaxNode, owner: Int32, isPreview: Bool) {
        scopes.append(Scope(range: node.range, owner: owner, isPreview: isPreview))
    }

    /// The innermost type around a place, or -1, and whether the place is in a preview.
    func scope(at offset: UInt32) -> (owner: Int32, isPreview: Bool) {
        let around = scopes.filter { $0.range.start <= offset && offset < $0.range.end }
        return (around.last?.owner ?? -1, around.contains { $0.isPreview })
    }

    /// Each name once for each type around it, and once more for code of it that is not used. Sorted by `TypeMention.key`.
    ///
    /// - Parameter functions: gets `startsEnvironment` and `userDefaults` if a name stands for them.
    func all(_ names: TypeNames, _ uncalled: UncalledMembers, _ functions: inout SoughtFunctions) -> [TypeMention] {
        var found: [TypeMention] = []
        var seen = NameTable(minimumCapacity: min(names.all.count, 64))
        var around = ScopesAround(scopes)
        for place in names.all {
            let inner = around.innermost(at: place.start)
            if inner?.isPreview ?? false { continue }
            let owner = inner?.owner ?? -1
            let isUnused = place.isInDebug || uncalled.contains(place.start)
            let scope = UInt32(bitPattern: owner &+ 1) << 1 | (isUnused ? 1 : 0)
            let key = Name(hash: place.name.hash ^ UInt64(scope) &* 0x9E37_79B9_7F4A_7C15)
            if !seen.add(key) { continue }
            if let view = SwiftUICatalog.views[place.name] {
                if view.traits.contains(.startsEnvironment) { functions.insert(.startsEnvironment) }
                continue
            }
            if place.name == .userDefaults { functions.insert(.userDefaults) }
            found.append(TypeMention(place.name, owner: owner, isUnused: isUnused))
        }
        found.sort(by: TypeMention.comesBefore)
        return found.trimmed()
    }

    /// Adds the keys of the cases that are made outside of previews and tests.
    func add(_ cases: MadeCases, to written: inout WrittenNames) {
        var around = ScopesAround(scopes)
        for place in cases.all where !(around.innermost(at: place.start)?.isPreview ?? false) {
            written.add(MadeCases.key(place.name, of: place.type))
        }
    }

    /// The scopes around places that are asked for in source order.
    private struct ScopesAround {
        private let scopes: [Scope]
        private var open: [Scope] = []
        private var next = 0

        init(_ scopes: [Scope]) { self.scopes = scopes }

        /// The innermost scope; it counts as a preview if one around it is.
        @inline(__always)
        mutating func innermost(at start: UInt32) -> Scope? {
            while next < scopes.count, scopes[next].range.start <= start {
                while let last = open.last, last.range.end <= scopes[next].range.start { open.removeLast() }
                let isInPreview = open.last?.isPreview ?? false
                open.append(scopes[next])
                if isInPreview { open[open.count - 1].isPreview = true }
                next += 1
            }
            while let last = open.last, last.range.end <= start { open.removeLast() }
            return open.last
        }
    }
}

/// A mention of a type by file and position in `FileSummary.mentions`.
struct MentionSite: LocatedInFile {
    var file: Int32
    var position: Int32
}

extension FileSummary {
    /// Passes the mentions of some names to `add`, keyed by `TypeMention.key`.
    @inline(__always)
    func eachMention(of keys: NameTable, _ file: Int32, _ add: (Name, MentionSite) -> Void) {
        for (position, mention) in mentions.enumerated() where keys.contains(mention.key) {
            add(mention.key, MentionSite(file: file, position: Int32(position)))
        }
    }
}

/// Views that a project with an app shows nowhere: nothing but previews and other such views names them.
struct ShownViews: Sendable {
    /// Names of the views in question. Empty in a run without an app: its views may be shown by code outside of the run.
    private var names = NameTable()
    private var mentions: FileIndex<MentionSite>
    /// Whether the run has an app. Without one, code outside of the run may use anything.
    let hasApp: Bool

    init(_ files: [FileSummary], _ types: [ProjectType]) {
        let hasApp = types.contains { $0.isEntryPoint }
        self.hasApp = hasApp
        var names = NameTable()
        for type in types where hasApp && type.isSearched { names.insert(TypeMention.key(type.name), 0) }
        self.names = names
        mentions = FileIndex { add in
            guard hasApp else { return }
            for (file, summary) in files.enumerated() { summary.eachMention(of: names, Int32(file), add) }
        }
    }

    /// - Parameter summary: declares the same types as the old version of the file.
    func replacing(file: Int32, with summary: FileSummary) -> ShownViews {
        var copy = self
        copy.mentions = mentions.replacing(file: file) { summary.eachMention(of: names, file, $0) }
        return copy
    }

    /// Whether the project may show a type. Follows the views that name it outward, up to a limited number.
    func contains(_ type: TypeID, in index: ProjectIndex) -> Bool {
        var waiting = [type]
        var position = 0
        while position < waiting.count {
            let view = index.type(waiting[position])
            guard view.isSearched, names.contains(TypeMention.key(view.name)) else { return true }
            let key = TypeMention.key(view.name)
            for site in mentions.candidates(key).sites(in: index.reach(of: waiting[position])) {
                let mention = index.files[Int(site.file)].mentions[Int(site.position)]
                guard mention.key == key, view.isVisible(in: site.file) else { continue }
                guard let outer = index.typeID(file: site.file, declaration: mention.owner) else { return true }
                if waiting.contains(outer) { continue }
                if waiting.count == Self.mostViews { return true }
                waiting.append(outer)
            }
            position += 1
        }
        return false
    }

    /// Positions of the files that name a view outside of previews; nil if code that is not known may use it.
    func files(naming type: TypeID, in index: ProjectIndex) -> [Int32]? {
        let view = index.type(type)
        let key = TypeMention.key(view.name)
        guard view.isSearched, names.contains(key) else { return nil }
        var found: [Int32] = []
        for site in mentions.candidates(key).sites(in: index.reach(of: type))
        where found.last != site.file && view.isVisible(in: site.file) {
            if index.files[Int(site.file)].mentions[Int(site.position)].key == key { found.append(site.file) }
        }
        return found
    }

    private static let mostViews = 64

    /// The places that may name a view: the file and the type around the place, as a position in the file's types.
    func places(naming type: TypeID, in index: ProjectIndex) -> [(file: Int32, owner: Int32)] {
        let key = TypeMention.key(index.type(type).name)
        return mentions.candidates(key).sites(in: index.reach(of: type)).compactMap { site in
            let mention = index.files[Int(site.file)].mentions[Int(site.position)]
            return mention.key == key ? (site.file, mention.owner) : nil
        }
    }
}

extension ProjectIndex {
    /// Whether the project may show a view: false only for a view in a run with an app if nothing but previews and other
    /// such views names it.
    public func mayShow(_ type: TypeID) -> Bool { shownViews.contains(type, in: self) }

    /// Paths of the files that name a view outside of previews; nil if code that is not known may use it.
    public func paths(naming type: TypeID) -> [String]? {
        shownViews.files(naming: type, in: self)?.map { files[Int($0)].path }
    }
}

extension ProjectType {
    /// Whether every use of the type is in the run and names it.
    fileprivate var isSearched: Bool {
        isView && home != nil && kind != .protocolType && !mayBeUsedUnseen && !SwiftUICatalog.views.contains(name)
    }
}
