import Foundation
import GroupLintRules
import Testing

@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// Tests that an edited project reports the same as a project that is read from the start.
@Suite struct LiveProjectTests {
    private static var configuration: LintConfiguration {
        var targets = DeploymentTargets()
        targets[.iOS] = OSVersion(16)
        var configuration = LintConfiguration(
            rules: allRules.map { ConfiguredRule($0.init()) }, targets: targets)
        configuration.minimumConfidence = .low
        configuration.callerHasDeepStack = true
        return configuration
    }

    private static func fresh(_ files: [String: [UInt8]]) -> [Diagnostic] {
        Linter(configuration).lint(files.keys.sorted(by: precedesInBytes), load: load(files)).diagnostics
    }

    private static func load(_ files: [String: [UInt8]]) -> @Sendable (String) -> Result<SourceFile, InputError> {
        { path in
            files[path].map { .success(SourceFile(path: path, bytes: $0)) }
                ?? .failure(InputError(kind: .io, message: "no such file"))
        }
    }

    private static func edited(_ project: IncrementalProject, _ files: [String: [UInt8]]) -> [Diagnostic] {
        files.keys.sorted(by: precedesInBytes).flatMap { project.report(on: $0, load: load(files)).diagnostics }
    }

    /// Words that the test replaces: this changes a project much, little or not at all.
    private static let changes = [
        ("List", "VStack"), ("ForEach", "Group"), ("body", "boby"), (": View", ": Model"), ("struct ", "struct X"),
        ("Group", "Section"), ("var ", "let "), ("@ViewBuilder", ""), ("{", "{ Text(\"x\");"), ("}", ""),
        ("import SwiftUI", "import UIKit"), ("some View", "some View "),
    ]

    private static let fixtures = PackageRoot.files(in: "Fixtures/Rules", extension: "swift")

    /// The edits of a fixture: every third one, so that three neighbors have all.
    private static func edits(of fixture: String) -> [(old: String, new: String)] {
        let first = (fixtures.firstIndex(of: fixture) ?? 0) % 3
        return stride(from: first, to: changes.count, by: 3).map { changes[$0] }
    }

    @Test(.slow, .tags(.slow), arguments: fixtures)
    func editsOfAFixtureGiveWhatAFreshRunGives(_ name: String) throws {
        try withBigStack {
            let fixture = Fixture(try PackageRoot.text("Fixtures/Rules/" + name), name: "Main.swift")
            var files: [String: [UInt8]] = [:]
            for file in fixture.files { files[file.path] = Array(file.text.utf8) }
            var project = IncrementalProject(Self.configuration)
            project.add(Linter(Self.configuration).summaries(Array(files.keys), load: Self.load(files)))
            #expect(Self.edited(project, files) == Self.fresh(files))
            for path in files.keys.sorted(by: precedesInBytes) {
                let original = files[path] ?? []
                for (old, new) in Self.edits(of: name) {
                    let text = String(decoding: original, as: UTF8.self)
                    guard let place = text.range(of: old) else { continue }
                    files[path] = Array(text.replacingCharacters(in: place, with: new).utf8)
                    project.update(SourceFile(path: path, bytes: files[path] ?? []))
                    #expect(Self.edited(project, files) == Self.fresh(files), "\(path): \(old) → \(new)")
                }
                files[path] = original
                project.update(SourceFile(path: path, bytes: original))
            }
        }
    }
}
