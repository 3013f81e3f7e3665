import Foundation
import Testing

/// Tests the rules of ARCHITECTURE.md that can be checked in the text of the sources.
@Suite struct ArchitectureTests {
    /// Path below Sources, and the lines of the file.
    static let sources: [(path: String, lines: [String])] = {
        let root = PackageRoot.url.appendingPathComponent("Sources")
        let walk = FileManager.default.enumerator(atPath: root.path)
        let paths = (walk?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.sorted()
        return paths.compactMap { path in
            guard let text = try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8) else { return nil }
            return (path, text.components(separatedBy: "\n"))
        }
    }()

    private func lines(
        matching words: [String], outside allowed: [String] = [], in files: (String) -> Bool = { _ in true }
    ) -> [String] {
        Self.sources.filter { file in files(file.path) && !allowed.contains { file.path.hasPrefix($0) } }.flatMap { file in
            file.lines.enumerated().compactMap { index, line in
                let code = line.components(separatedBy: "//")[0]
                return words.contains { code.contains($0) } ? "Sources/\(file.path):\(index + 1): \(code)" : nil
            }
        }
    }

    @Test func sourcesAreFound() {
        #expect(Self.sources.count > 100)
    }

    @Test func foundationStaysAtTheEdges() {
        let edges = ["GroupLintCore/Input/", "GroupLintCore/Reporting/", "GroupLint/"]
        #expect(lines(matching: ["import Foundation"], outside: edges) == [])
    }

    /// One file that imports all of Foundation makes the static program three times as large and its start a fifth slower.
    @Test func foundationIsImportedInPartWhereItCanBe() {
        let whole = Self.sources.filter { file in
            file.lines.contains("import Foundation") && !file.lines.contains("import FoundationEssentials")
        }
        #expect(whole.map(\.path) == [])
    }

    @Test func rulesUseCoreAlone() {
        let imports = lines(matching: ["import "], in: { $0.hasPrefix("GroupLintRules/") })
        #expect(imports.allSatisfy { $0.hasSuffix("import GroupLintCore") })
        #expect(imports.count > 5)
    }

    @Test func nothingTrapsOnPurpose() {
        #expect(lines(matching: ["try!", "as!", "fatalError(", "preconditionFailure("]) == [])
    }

    @Test func standardOutputBelongsToTheCommandLine() {
        #expect(lines(matching: ["print("], outside: ["GroupLint/"]) == [])
    }

    @Test func unsafeCodeStandsWhereItIsMeasured() {
        let allowed = [
            "GroupLintCore/Source/Slab.swift", "GroupLintCore/Source/FrozenArray.swift",
            "GroupLintCore/Source/UTF8Validation.swift",
            "GroupLintCore/Lexer/Lexer.swift", "GroupLintCore/Lexer/Lexer+Blocks.swift",
            "GroupLintCore/Lexer/ByteBlock.swift", "GroupLintCore/Lexer/WordTable.swift", "GroupLintCore/Input/",
            "GroupLintCore/Threads/WorkerThreads.swift", "GroupLint/Process/ProcessEnvironment.swift",
            "GroupLintCore/Parser/TokenList.swift", "GroupLintCore/Threads/FileWatch.swift",
            "GroupLintCore/Threads/OnceValue.swift", "GroupLintCore/Project/PropertyListWord.swift",
            "GroupLint/Process/CrashRecovery.swift", "GroupLint/Process/InjectedFailure.swift",
            "GroupLintCore/Index/ProjectIndex.swift",
        ]
        let words = [
            "UnsafePointer", "UnsafeRaw", "UnsafeMutable", "UnsafeBuffer", "withUnsafe", "unsafeUninitialized",
            "unsafeBitCast", "Unmanaged", "@unchecked", "nonisolated(unsafe)",
        ]
        #expect(lines(matching: words, outside: allowed) == [])
    }

    @Test func filesAreShort() {
        // Each of these files is one table.
        let tables = ["GroupLintCore/Syntax/SyntaxKind.swift"]
        let long = Self.sources.filter { $0.lines.count > 301 && !tables.contains($0.path) }
        #expect(long.map { "\($0.path): \($0.lines.count - 1) lines" } == [])
    }

    /// Counted in characters, as an editor shows them.
    @Test func linesFitOnAScreen() throws {
        let root = PackageRoot.url.appendingPathComponent("Tests")
        let walk = FileManager.default.enumerator(atPath: root.path)
        let paths = (walk?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.sorted()
        let tests = try paths.map { ("Tests/" + $0, try PackageRoot.text("Tests/" + $0).components(separatedBy: "\n")) }
        #expect(tests.count > 50)
        let sources = Self.sources.map { ("Sources/" + $0.path, $0.lines) }
        #expect(Self.longLines(tests, 130) == [])
        #expect(Self.longLines(sources, 130) == [])
    }

    private static func longLines(_ files: [(path: String, lines: [String])], _ limit: Int) -> [String] {
        files.flatMap { file in
            file.lines.enumerated().filter { $1.utf8.count > limit && $1.count > limit }
                .map { "\(file.path):\($0 + 1): \($1.count) characters" }
        }
    }

    /// The compiler inlines small functions into other modules only if they are public. Other packages cannot import these
    /// modules.
    @Test func publicIsForTheTwoHotModules() throws {
        let hot =
            ["Source", "Platforms", "Threads", "YAML", "Lexer", "Syntax", "Parser", "Diagnostics", "Fixing"]
            + ["Suppressions", "ViewTree", "Index", "Views", "Rules"]
        #expect(lines(matching: ["public ", "open class"], outside: hot.map { "GroupLintCore/\($0)/" }) == [])
        #expect(try !PackageRoot.text("Package.swift").contains(".library("))
    }

    @Test func packageHasNoDependencies() throws {
        #expect(try !PackageRoot.text("Package.swift").contains(".package("))
    }
}
