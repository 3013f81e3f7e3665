import GroupLintEngine

extension Program {
    /// Writes the documents that are generated from rule metadata, or reports which of them are out of date.
    mutating func docs(isCheck: Bool) -> ExitCode {
        guard let root = packageRoot() else { return .failure }
        var stale: [String] = []
        for document in GeneratedDocument.all(for: rules.descriptions) {
            let path = FilePath.join(root, document.path)
            if (try? FileReader.bytes(of: path)) == Array(document.text.utf8) { continue }
            stale.append(document.path)
            if !isCheck, !writeFile(document.text, to: path) { return .failure }
        }
        if isCheck, !stale.isEmpty {
            complain("out of date: \(stale.joined(separator: ", ")); run grouplint dev docs")
            return .diagnostics
        }
        return emit(stale.map { "wrote \($0)\n" }.joined())
    }

    /// Creates a rule file and a fixture, and prints the remaining step.
    mutating func newRule(_ id: String, _ category: RuleCategory) -> ExitCode {
        guard let root = packageRoot() else { return .failure }
        let scaffold = RuleScaffold(id: id, category: category)
        for file in scaffold.files {
            let path = FilePath.join(root, file.path)
            if FilePath.exists(path) {
                complain("\(file.path) already exists and was not changed")
                return .failure
            }
        }
        for file in scaffold.files {
            let path = FilePath.join(root, file.path)
            guard FilePath.makeDirectory(FilePath.parent(path)), writeFile(file.text, to: path) else { return .failure }
        }
        let written = scaffold.files.map { "wrote \($0.path)\n" }.joined()
        return emit(written + "add to Sources/GroupLintRules/AllRules.swift:\n    \(scaffold.typeName).self,\n")
    }

    /// Directory of the package around the working directory; nil outside of it, which has been reported.
    private mutating func packageRoot() -> String? {
        var directory = environment.workingDirectory
        while !FilePath.isDirectory(FilePath.join(directory, "Sources/GroupLintRules")) {
            if directory == "/" {
                complain("not inside the GroupLint package; change to its directory")
                return nil
            }
            directory = FilePath.parent(directory)
        }
        return directory
    }

    private mutating func writeFile(_ text: String, to path: String) -> Bool {
        do throws(WriteError) {
            try OutputFile.write(Array(text.utf8), to: path)
            return true
        } catch {
            complain("\"\(path)\" could not be written: \(error.text)")
            return false
        }
    }
}

/// A committed file that is generated from rule metadata.
struct GeneratedDocument {
    /// Relative to the package.
    let path: String
    let text: String

    static func all(for rules: [any RuleDescription.Type]) -> [GeneratedDocument] {
        [
            GeneratedDocument(path: "Rules.md", text: RuleReference.markdown(for: rules)),
            GeneratedDocument(path: ".grouplint.yml.example", text: RuleReference.exampleConfiguration(for: rules)),
        ]
    }
}

/// Templates for the files of a new rule.
struct RuleScaffold {
    let id: String
    let category: RuleCategory

    /// The id as a Swift type name, such as `NeedlessGroup`.
    var typeName: String { capitalizedWords(id) }

    var files: [GeneratedDocument] {
        let folder = capitalizedWords(category.rawValue)
        return [
            GeneratedDocument(path: "Sources/GroupLintRules/\(folder)/\(typeName).swift", text: ruleText),
            GeneratedDocument(path: "Fixtures/Rules/\(id).swift", text: fixtureText),
        ]
    }

    private var ruleText: String {
        """
        import GroupLintCore

        /// Finds … Stays silent when …
        struct \(typeName): Rule {
            static let found = RuleCase(.warning, says: "…")

            static let info = RuleInfo(
                id: "\(id)",
                summary: "…",
                category: .\(category),
                rationale: \"""
                    What happens at run time, and on which OS versions.
                    \""",
                cases: [found],
                silentOn: [],
                sources: [],
                bad: \"""
                    Text("a")
                    \""",
                good: \"""
                    Text("a")
                    \"""
            )

            func check(_ file: ViewFile, _ context: inout RuleContext) {
            }
        }

        """
    }

    private var fixtureText: String {
        """
        import SwiftUI

        struct Harmless: View {
            var body: some View { Text("a") }
        }

        """
    }

    private func capitalizedWords(_ id: String) -> String {
        id.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
