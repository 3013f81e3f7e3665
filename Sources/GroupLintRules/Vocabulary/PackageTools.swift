import GroupLintCore

/// The nearest Swift package around a file, as its manifests in the run describe it.
struct PackageTools {
    /// Positions of the files `Package.swift` and `Package@swift-5.8.swift`.
    private var manifests: [Int] = []

    init(around file: ViewFile) { self.init(file.index, file: file.file) }

    init(around element: ViewElement) { self.init(element.index, file: element.site.file) }

    private init(_ index: ProjectIndex, file: Int32) {
        let files = index.files
        var directory = files[Int(file)].path[...]
        while manifests.isEmpty, !directory.isEmpty {
            directory = directory.lastIndex(of: "/").map { directory[..<$0] } ?? ""
            let prefix = directory.isEmpty ? "Package" : directory + "/Package"
            guard let manifest = index.position(of: prefix + ".swift") else { continue }
            let special = prefix + "@swift-"
            let first = files.partitionPoint { precedesInBytes($0.path, special) }
            manifests = [manifest] + files[first...].indices.prefix { files[$0].path.hasPrefix(special) }
        }
    }

    /// Whether Swift 5.8 or earlier may build the package. Without a version in the manifest, any Swift may.
    func mayBeOld(_ context: RuleContext) -> Bool {
        manifests.contains { position in
            guard let source = context.read(context.index.files[position].path) else { return false }
            let version = Self.version(in: source.path, after: "@swift-") ?? Self.toolsVersion(source)
            return version.map { $0 < OSVersion(5, 9) } ?? true
        }
    }

    /// Whether the package has a library for other packages, and the run has no app that would use it.
    func isLibrary(_ context: RuleContext) -> Bool {
        let isLibrary = manifests.contains { position in
            guard let source = context.read(context.index.files[position].path) else { return false }
            return parse(source).root.subtree.contains { CallExpr($0)?.callee?.name == "library" }
        }
        guard isLibrary else { return false }
        return !context.index.types.indices.contains { context.index.inherits(TypeID($0), "App") }
    }

    /// The version in the comment at the top: `// swift-tools-version: 5.9`.
    private static func toolsVersion(_ source: SourceFile) -> OSVersion? {
        let top = String(decoding: source.bytes.prefix(400), as: UTF8.self)
        return version(in: top, after: "swift-tools-version:")
    }

    private static func version(in text: String, after mark: String) -> OSVersion? {
        var rest = text[...]
        while !rest.isEmpty, !rest.hasPrefix(mark) { rest = rest.dropFirst() }
        let digits = rest.dropFirst(mark.count).drop { $0 == " " }.prefix { $0.isNumber || $0 == "." }
        return OSVersion(digits.last == "." ? digits.dropLast() : digits)
    }
}
