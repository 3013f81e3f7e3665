import GroupLintRules
import Testing

@testable import GroupLintCommandLine
@testable import GroupLintEngine

/// Tests what options of a run do next to what the project says, and how a run says why it fails.
@Suite struct RunSettingTests {
    /// `--target` replaces the versions and nothing else of what the project says.
    @Test func theTargetOfTheCommandLineKeepsTheIsolationOfTheProject() throws {
        let package = """
            // swift-tools-version:6.2
            import PackageDescription
            let package = Package(
                name: "App", platforms: [.iOS(.v17)],
                targets: [.target(name: "App", swiftSettings: [.defaultIsolation(MainActor.self)])])
            """
        let view = """
            import SwiftUI
            final class Feed: ObservableObject {
                @Published var items: [String] = []
                func load() async { items = await fetchItems() }
            }
            public struct Root: View {
                @StateObject private var feed = Feed()
                public var body: some View { Text("\\(feed.items.count)").task { await feed.load() } }
            }
            """
        func report(_ manifest: String, _ words: [String], _ settings: String = "") throws -> String {
            let tree = try TemporaryTree([
                "Package.swift": manifest, "Sources/App/A.swift": view, ".grouplint.yml": "version: 1\n" + settings,
            ])
            return CommandLineRun(words, in: tree, rules: allRules).output
        }
        let calm = try report(package, [])
        #expect(calm.hasPrefix("no diagnostics"))
        #expect(try report(package, ["--target", "iOS=17.0"]) == calm)
        #expect(try report(package, [], "deployment_targets: {iOS: \"17.0\"}\n") == calm)
        let open = package.replacing("[.defaultIsolation(MainActor.self)]", with: "[]")
        #expect(try report(open, ["--target", "iOS=17.0"]).contains("published_written_off_main"))
    }

    @Test func aFailureThatTheReportDoesNotShowIsExplained() throws {
        let view = "import SwiftUI\nstruct B: View { var body: some View { VStack { Group { A(); A() }; A() } } }\n"
        let tree = try TemporaryTree(["B.swift": view, "Package.swift": "", ".grouplint.yml": "fail_on: info\n"])
        func run(_ words: [String]) -> CommandLineRun { CommandLineRun(words, in: tree, rules: allRules) }
        func errors(_ words: String...) -> String { run(words).errors }
        let because = "note: the exit code is 1, because"
        #expect(errors().contains("\(because) 1 diagnostic reaches fail_on in the settings of its file\n"))
        #expect(errors("--fail-on", "info", "--format", "json").contains("\(because) 1 diagnostic reaches --fail-on info\n"))
        #expect(errors("--strict").contains("\(because) 1 diagnostic reaches --strict\n"))
        let limited = ["--max-warnings", "0", "--severity", "needless_group=warning"]
        #expect(run(limited).errors.contains("\(because) --max-warnings allows 0 and there is 1\n"))
        for words in [["--quiet"], ["--exit-zero"], ["--fail-on", "error"], ["--severity", "needless_group=error"]] {
            #expect(run(words).errors.contains("exit code") == false, "\(words)")
        }
    }
}
