/// The directories that belong to the targets of a package, relative to its manifest.
struct PackageFolders: Sendable {
    /// Positions in `leftOut` by path.
    private var folders = NameTable()
    /// For each folder, the paths in it that its target leaves out.
    private var leftOut: [[String]] = []

    /// Directories where SwiftPM looks for targets without a path.
    private static let standard = ["Sources", "Source", "src", "srcs", "Tests", "Plugins"]

    init(of package: CallExpr, _ isDirectory: (String) -> Bool) {
        let targets = Self.targets(in: package.node.tree)
        let isListed = package.argument("targets").map { $0.kind == .arrayExpr } ?? true
        // A target with a computed name or path may be any of the standard directories.
        guard isListed, targets.allSatisfy(\.isKnown) else {
            for folder in Self.standard { add(folder, []) }
            return
        }
        for target in targets { add(target) }
        // A package with one target may have its files in `Sources` itself.
        let ordinary = targets.filter { $0.kind != "testTarget" && $0.path == nil }
        if ordinary.count == 1, let name = ordinary[0].name, !Self.standard.contains(where: { isDirectory("\($0)/\(name)") }) {
            add("Sources", [])
        }
    }

    /// A call such as `.target(name: "Kit", path: "Kit")`.
    private struct Target {
        var kind: String
        var name: String?
        var path: String?
        var sources: [String]?
        var excluded: [String] = []
        var isKnown = true

        init?(_ call: CallExpr) {
            guard let callee = call.callee, callee.kind == .memberAccessExpr, PackageFolders.kinds.contains(callee.name),
                let name = call.argument("name")
            else { return nil }
            kind = callee.tokenText
            self.name = name.literalText
            if let node = call.argument("path") {
                path = node.literalText
                isKnown = path != nil
            }
            sources = call.argument("sources").flatMap(\.literalTexts)
            excluded = call.argument("exclude").flatMap(\.literalTexts) ?? []
            isKnown = isKnown && (path != nil || self.name != nil)
        }
    }

    private static let kinds = NameTable("target executableTarget testTarget macro plugin systemLibrary")
    /// Arguments whose `.target(name:)` and `.plugin(name:)` are references to targets.
    private static let references = NameTable("dependencies plugins products")

    private static func targets(in tree: SyntaxTree) -> [Target] {
        var targets: [Target] = []
        tree.root.walk { node in
            if node.kind == .labeledExpr, references.contains(node.name) { return false }
            if let target = CallExpr(node).flatMap(Target.init) { targets.append(target) }
            return true
        }
        return targets
    }

    private mutating func add(_ target: Target) {
        let paths = target.path.map { [$0] } ?? Self.standard.map { "\($0)/\(target.name ?? "")" }
        for path in paths {
            let leftOut = target.excluded.map { ProjectPath.join(path, $0) }
            for source in target.sources ?? [""] { add(ProjectPath.join(path, source), leftOut) }
        }
    }

    private mutating func add(_ folder: String, _ leftOut: [String]) {
        folders.insert(Name(verbatim: folder.utf8), Int32(self.leftOut.count))
        self.leftOut.append(leftOut)
    }

    /// Whether the innermost of the folders around a file has the file.
    func hold(_ path: String) -> Bool {
        let bytes = Array(path.utf8)
        var end = bytes.count
        while true {
            if let position = folders[Name(verbatim: bytes[..<end])] {
                return !leftOut[Int(position)].contains { ProjectPath.lies(path, in: $0) }
            }
            if end == 0 { return false }
            end = bytes[..<end].lastIndex(of: UInt8(ascii: "/")) ?? 0
        }
    }
}
