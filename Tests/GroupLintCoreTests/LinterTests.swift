import GroupLintRules
import Testing

@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

@Suite struct LinterTests {
    private func fixtureFiles() throws -> [(path: String, text: String)] {
        try PackageRoot.files(in: "Fixtures/Rules", extension: "swift").flatMap { name in
            Fixture(try PackageRoot.text("Fixtures/Rules/\(name)"), name: name).files.map { file in
                (path: "\(name)/\(file.path)", text: file.text)
            }
        }
    }

    @Test func reportDependsNeitherOnThreadsNorOnTheOrderOfFiles() throws {
        var files = try fixtureFiles()
        // Enough files that several threads are used.
        for number in 0..<150 { files.append(("Other/File\(number).swift", "struct S\(number) {}")) }
        var run = FixtureRun(rules: allRules.map { $0.init() }, targets: DeploymentTargets([.iOS: OSVersion(17)]))
        let reference = run.report(files)
        run.threadCount = 3
        let other = run.report(files.reversed())
        #expect(reference.diagnostics == other.diagnostics)
        #expect(!reference.diagnostics.isEmpty)
        #expect(reference.fileCount == files.count && other.fileCount == files.count)
        #expect(Set(reference.sources.keys) == Set(other.sources.keys))
    }

    /// Places and edits of the report are about the bytes that were checked, and would destroy others.
    @Test func aFileThatChangesDuringTheRunIsNeitherShownNorFixed() throws {
        let old = Array("import SwiftUI\nstruct A: View { var body: some View { Group { Text(\"a\") } } }\n".utf8)
        let new = Array("import SwiftUI\n".utf8) + old
        let loads = SharedValue(0)
        let rules = allRules.filter { $0.info.id == "needless_group" }.map { ConfiguredRule($0.init(), severity: .info) }
        let report = Linter(LintConfiguration(rules: rules)).lint(["A.swift"]) { path in
            loads.change { $0 += 1 }
            return .success(SourceFile(path: path, bytes: loads.value <= 2 ? old : new))
        }
        #expect(loads.value == 3)
        #expect(report.diagnostics.map(\.rule) == ["needless_group"])
        #expect(report.sources["A.swift"] == nil)
        #expect(report.problems.map(\.message) == ["has changed since it was read; run GroupLint again"])
        let fixer = Fixer(FixPolicy(allowsUnsafe: true), threadCount: 1) { _ in report }
        #expect(fixer.fix(report) { _ in true }.files.isEmpty)
    }

    /// What the rules would say about such a file is missing from the report, so the report says that.
    @Test func aFileThatChangesOrGoesBeforeItIsCheckedIsSaid() {
        let old = Array("import SwiftUI\nstruct A: View { var body: some View { Group { Text(\"a\") } } }\n".utf8)
        let rules = allRules.filter { $0.info.id == "needless_group" }.map { ConfiguredRule($0.init(), severity: .info) }
        for new in [Array("import SwiftUI\n".utf8), nil] {
            let loads = SharedValue(0)
            let report = Linter(LintConfiguration(rules: rules)).lint(["A.swift"]) { path in
                loads.change { $0 += 1 }
                guard let bytes = loads.value == 1 ? old : new else {
                    return .failure(InputError(kind: .io, message: "no such file"))
                }
                return .success(SourceFile(path: path, bytes: bytes))
            }
            #expect(report.diagnostics.isEmpty)
            #expect(report.problems.map(\.message) == ["has changed since it was read; run GroupLint again"])
        }
    }

    /// While somebody types, a file may end anywhere.
    @Test(arguments: ["class A{var s{$", "struct V: View { var body: some View { $", "class A { func f() { $", "let a = { $"])
    func aFileMayEndWithASign(_ text: String) {
        let run = FixtureRun(rules: allRules.map { $0.init() }, targets: DeploymentTargets([.iOS: OSVersion(17)]))
        #expect(run.report([("A.swift", text)]).fileCount == 1)
    }

    @Test func unreadableFilesAreProblemsAndTheRestIsLinted() {
        let source = SourceFile(path: "A.swift", bytes: Array("struct A {".utf8))
        let report = Linter(LintConfiguration(rules: [])).lint(["A.swift", "B.swift", "C.swift"]) { path in
            switch path {
            case "A.swift": .success(source)
            case "B.swift": .failure(InputError(kind: .io, message: "no such file"))
            default: .failure(InputError(kind: .skipped, message: "not UTF-8"))
            }
        }
        #expect(report.fileCount == 1 && report.skippedCount == 2)
        #expect(report.problems.map(\.path) == ["A.swift", "B.swift", "C.swift"])
        #expect(report.problems.map(\.kind) == [.parse, .io, .skipped])
        #expect(report.problems.map(\.severity) == [.info, .error, .info])
        #expect(report.sources["A.swift"] != nil)
    }

    @Test func confidenceBelowTheMinimumIsDroppedAndSeverityReplaced() throws {
        let text = """
            struct A: View {
                @State var isOn = false
                var body: some View {
                    Form { Group { if isOn { Text("") } else { Text("") } }.onAppear { isOn.toggle() } }
                }
            }
            """
        let source = SourceFile(path: "A.swift", bytes: Array(text.utf8))
        var configuration = LintConfiguration(rules: [ConfiguredRule(GroupLifecycleRule.rule, severity: .error)])
        configuration.minimumConfidence = .high
        #expect(Linter(configuration).lint(["A.swift"]) { _ in .success(source) }.diagnostics.isEmpty)
        configuration.minimumConfidence = .medium
        let found = Linter(configuration).lint(["A.swift"]) { _ in .success(source) }.diagnostics
        #expect(found.map(\.severity) == [.error])
        #expect(found.map(\.scope) == ["A.body"])
    }

    private enum GroupLifecycleRule {
        static var rule: any Rule {
            allRules.filter { $0.info.id == "group_lifecycle_in_list" }.map { $0.init() }[0]
        }
    }

    /// The thread has its own stack: nesting that the parser allows must not overflow it.
    @Test func deepNestingIsLinted() {
        let depth = 400
        let body = String(repeating: "VStack { ", count: depth) + "Text(\"a\")" + String(repeating: " }", count: depth)
        let source = SourceFile(
            path: "A.swift", bytes: Array("import SwiftUI\nstruct A: View { var body: some View { \(body) } }".utf8))
        let configuration = LintConfiguration(rules: allRules.map { ConfiguredRule($0.init()) })
        #expect(Linter(configuration).lint(["A.swift"]) { _ in .success(source) }.fileCount == 1)
    }
}
