/// The files whose modules no code outside of the run imports.
///
/// A package at the root with a library is there for other projects. Packages in folders of an app are parts of the app, and so
/// is all of an app without a library at its root.
struct ClosedModules: Sendable {
    /// Whether each file is in such a module; empty if none is.
    private let files: [Bool]

    init(_ types: [ProjectType], _ files: [FileSummary], _ folders: Folders) {
        let manifest = "Package.swift"
        if !types.contains(where: \.isEntryPoint) {
            self.files = []
        } else if !files.contains(where: { $0.path == manifest && $0.soughtFunctions.contains(.library) }) {
            self.files = Array(repeating: true, count: files.count)
        } else {
            self.files = folders.filesBeside(files.indices.filter { files[$0].path.hasSuffix("/" + manifest) })
        }
    }

    func contains(_ file: Int32) -> Bool { !files.isEmpty && files[Int(file)] }
}
