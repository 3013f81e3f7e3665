import Foundation
import Testing

@testable import GroupLintCommandLine
@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// Tests `--staged`, `--changed-since` and `--new-from` on real repositories.
@Suite(.enabled(if: TestRepository.isPossible)) struct GitCommandTests {
    private func run(
        _ words: [String], in repository: TestRepository, directory: String = "",
        variables: [String: String] = TestRepository.variables
    ) -> CommandLineRun {
        CommandLineRun(words + ["--target", "iOS=16"], in: repository.tree, directory: directory, variables: variables)
    }

    private func places(_ run: CommandLineRun) -> [String] {
        run.output.split(separator: "\n").filter { $0.contains(": warning: ") || $0.contains(": error: ") }
            .map { $0.split(separator: ":").prefix(2).joined(separator: ":") }
    }

    // MARK: --staged

    @Test func stagedContentIsLintedAndNotTheWorkTree() throws {
        let repository = try TestRepository(["A.swift": "", "B.swift": "WARNING", "C.swift": ""])
        try repository.commit()
        try repository.write("A.swift", "WARNING")
        try repository.write("C.swift", "WARNING")
        try repository.git("add", ".")
        try repository.write("A.swift", "\nfine")
        try repository.write("C.swift", "\nWARNING")
        try repository.write("D.swift", "WARNING")
        let found = run(["--staged"], in: repository)
        #expect(places(found) == ["A.swift:1", "C.swift:1"])
        #expect(found.output.hasSuffix("2 warnings in 2 files\n"))
        #expect(places(run(["--staged"], in: repository, directory: "")) == ["A.swift:1", "C.swift:1"])
        #expect(places(run(["--staged", "C.swift"], in: repository)) == ["C.swift:1"])
    }

    @Test func nothingStagedIsNothingToLint() throws {
        let repository = try TestRepository(["A.swift": "WARNING"])
        try repository.commit()
        let found = run(["--staged"], in: repository)
        #expect(found.code == .success)
        #expect(found.output == "no diagnostics in 0 files\n")
    }

    @Test func everythingIsStagedBeforeTheFirstCommit() throws {
        let repository = try TestRepository(["A.swift": "WARNING", "B.swift": "WARNING"])
        try repository.git("add", "A.swift")
        #expect(places(run(["--staged"], in: repository)) == ["A.swift:1"])
    }

    @Test func stagedFilesObeyExcludesButNotIgnores() throws {
        let repository = try TestRepository([
            ".gitignore": "A.swift", ".grouplint.yml": "version: 1\nexclude: [Vendor/]", "A.swift": "WARNING",
            "Vendor/B.swift": "WARNING", "Pods/C.swift": "WARNING", "App/.D.swift": "WARNING",
        ])
        try repository.git("add", "-f", ".")
        #expect(places(run(["--staged"], in: repository)) == ["A.swift:1"])
        #expect(places(run(["--staged", "Pods"], in: repository)) == ["Pods/C.swift:1"])
    }

    @Test func fileThatIsGoneFromTheWorkTreeIsLintedAsStaged() throws {
        let repository = try TestRepository(["App/A.swift": "WARNING"])
        try repository.git("add", ".")
        try FileManager.default.removeItem(atPath: repository.path + "/App")
        #expect(places(run(["--staged"], in: repository)) == ["App/A.swift:1"])
    }

    @Test func onlyFilesThatAreStagedAsTheyAreAreFixed() throws {
        let repository = try TestRepository(["A.swift": "SAFE", "B.swift": "SAFE"])
        try repository.git("add", ".")
        try repository.write("B.swift", "SAFE and more")
        let found = run(["--staged", "--fix"], in: repository)
        #expect(found.code == .diagnostics)
        #expect(repository.tree.text("A.swift") == "DONE")
        #expect(repository.tree.text("B.swift") == "SAFE and more")
        #expect(found.errors.contains("B.swift: warning: not fixed: the file differs from its staged version"))
        #expect(found.errors.contains("note: the fixes are in the files but not staged"))
        #expect(try repository.git("show", ":A.swift") == "SAFE")
    }

    @Test func unsettledFilesAreNamed() throws {
        let repository = try TestRepository(["A.swift": "a"])
        try repository.commit()
        try repository.git("checkout", "-q", "-b", "other")
        try repository.write("A.swift", "b")
        try repository.commit()
        try repository.git("checkout", "-q", "main")
        try repository.write("A.swift", "c")
        try repository.commit()
        try repository.git("merge", "other", allows: [1])
        let found = run(["--staged"], in: repository)
        #expect(found.errors.contains("A.swift: warning: has merge conflicts and is not linted"))
    }

    // MARK: --changed-since, --new-from

    /// `main` has A, B and C. The branch changes A, then `main` changes B. D is not committed.
    private func branch() throws -> TestRepository {
        let repository = try TestRepository(["A.swift": "WARNING", "B.swift": "WARNING", "C.swift": "WARNING"])
        try repository.commit()
        try repository.git("checkout", "-q", "-b", "topic")
        try repository.write("A.swift", "\n\nWARNING")
        try repository.commit()
        try repository.git("checkout", "-q", "main")
        try repository.write("B.swift", "\nWARNING")
        try repository.commit()
        try repository.git("checkout", "-q", "topic")
        try repository.write("D.swift", "ERROR")
        return repository
    }

    @Test func changesAreThoseSinceTheBranchLeft() throws {
        let repository = try branch()
        let found = run(["--changed-since", "main"], in: repository)
        #expect(places(found) == ["A.swift:3", "D.swift:1"])
        #expect(run(["--changed-since", "HEAD", "A.swift"], in: repository).output == "no diagnostics in 0 files\n")
    }

    /// Git writes CR LF into the work tree and keeps LF.
    @Test func lineEndsOfACheckoutAreNoChange() throws {
        let repository = try TestRepository([".gitattributes": "*.swift text eol=crlf\n", "A.swift": "\r\nWARNING\r\n"])
        try repository.commit()
        #expect(places(run(["--changed-since", "HEAD"], in: repository)).isEmpty)
        try repository.write("A.swift", "\r\n\r\nWARNING\r\n")
        #expect(places(run(["--changed-since", "HEAD"], in: repository)) == ["A.swift:3"])
    }

    @Test func whatTheBaseHasIsNotNew() throws {
        let repository = try branch()
        #expect(places(run(["--new-from", "main"], in: repository)) == ["D.swift:1"])
        #expect(places(run(["--new-from", "main", "C.swift"], in: repository)) == [])
        try repository.git("mv", "C.swift", "Moved.swift")
        #expect(places(run(["--new-from", "main"], in: repository)) == ["D.swift:1"])
        try repository.git("add", "D.swift")
        #expect(places(run(["--new-from", "HEAD", "--staged"], in: repository)) == ["D.swift:1"])
    }

    @Test func theBaseHasTheSameSettings() throws {
        let repository = try branch()
        try repository.write(".grouplint.yml", "version: 1\nexclude: [C.swift]")
        try repository.write("App/.grouplint.yml", "version: 1\nexclude: [B.swift]")
        try repository.write("App/A.swift", "ERROR")
        #expect(places(run(["--new-from", "main"], in: repository)) == ["App/A.swift:1", "D.swift:1"])
        #expect(places(run(["--new-from", "main", "App", "A.swift"], in: repository)) == ["App/A.swift:1"])
    }

    // MARK: Errors

    private func error(_ words: [String], in repository: TestRepository, _ variables: [String: String]? = nil) -> String {
        let found = run(words, in: repository, variables: variables ?? TestRepository.variables)
        #expect(found.code == .failure)
        #expect(found.output == "")
        return found.errors
    }

    @Test func badRevisionsAreNamed() throws {
        let repository = try TestRepository(["A.swift": ""])
        #expect(error(["--changed-since", "main"], in: repository).contains("there is no commit yet to compare with"))
        try repository.commit()
        let expected = "grouplint: error: git knows no commit \"mian\"; check the spelling, or fetch it; there is \""
        #expect(error(["--changed-since", "mian"], in: repository).hasPrefix(expected))
        #expect(!error(["--new-from", "HEAD^{tree}"], in: repository).contains("fewer commits"))
        let far = error(["--new-from", "main~5"], in: repository)
        #expect(far.contains("git knows no commit \"main~5\"; \"main\" has fewer commits before it"))
        #expect(error(["--new-from=--output=x"], in: repository).contains("git knows no commit \"--output=x\""))
        try repository.git("checkout", "-q", "--orphan", "other")
        try repository.commit("another")
        #expect(error(["--new-from", "main"], in: repository).contains("their histories are unrelated"))
    }

    @Test func shallowClonesAreNamed() throws {
        let origin = try TestRepository(["A.swift": "a"])
        try origin.commit()
        try origin.git("branch", "old")
        try origin.write("A.swift", "b")
        try origin.commit()
        let clone = try TestRepository()
        try clone.git("fetch", "-q", "--depth", "1", "file://" + origin.path, "main", "old:old")
        try clone.git("checkout", "-q", "FETCH_HEAD")
        let shallow = "\"old\" and HEAD have no commit in common; this clone is shallow"
        #expect(error(["--changed-since", "old"], in: clone).contains(shallow))
        #expect(error(["--changed-since", "HEAD~1"], in: clone).contains("fetch-depth: 0"))
        for (repository, text) in [(clone, "fetch-depth: 0"), (origin, "found; --staged")] {
            let run = CommandLineRun(["doctor"], in: repository.tree, variables: TestRepository.variables)
            #expect(run.output.contains(text))
        }
    }

    @Test func withoutRepositoryOrGitTheRemedyIsNamed() throws {
        let repository = try TestRepository(["A.swift": "", "git": "#!/bin/sh\ntouch run\n"])
        #expect(error(["--staged"], in: repository, [:]).contains("git was not found; install it, or add it to PATH"))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: repository.path + "/git")
        for path in [".", "", repository.path, "./"] {
            #expect(error(["--staged"], in: repository, ["PATH": path]).contains("git was not found"))
        }
        #expect(!FilePath.exists(repository.path + "/run"))
        try FileManager.default.removeItem(atPath: repository.path + "/.git")
        #expect(error(["--staged"], in: repository).contains("is not in a git repository; run GroupLint in one"))
    }

    @Test func optionsThatExcludeEachOther() throws {
        let repository = try TestRepository()
        #expect(error(["--staged", "--changed-since", "main"], in: repository).contains("cannot be used together"))
        #expect(error(["--staged", "-"], in: repository).contains("--staged reads the git index"))
    }

    // MARK: Hostile repositories

    /// Each program that the repository configures for git writes a file if it runs.
    @Test func nothingOfARepositoryIsRun() throws {
        let repository = try TestRepository([
            "A.swift": "WARNING", "B.swift": "WARNING", ".gitattributes": "*.swift diff=evil filter=evil",
        ])
        try repository.commit()
        try repository.write("A.swift", "\nWARNING")
        try repository.git("add", "-A")
        try repository.write("B.swift", "\nWARNING")
        let evil = repository.path + "/evil.sh"
        try repository.write("evil.sh", "#!/bin/sh\ntouch '\(repository.path)/run'\ncat\n")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: evil)
        for hook in ["post-index-change", "post-checkout", "fsmonitor-watchman", "reference-transaction"] {
            try FileManager.default.createDirectory(atPath: repository.path + "/.git/hooks", withIntermediateDirectories: true)
            try? FileManager.default.copyItem(atPath: evil, toPath: repository.path + "/.git/hooks/" + hook)
        }
        let keys = [
            "core.fsmonitor", "core.pager", "core.editor", "core.sshCommand", "core.askPass", "diff.external",
            "diff.evil.command", "diff.evil.textconv", "filter.evil.clean", "filter.evil.smudge", "filter.evil.process",
            "pager.ls-files", "pager.rev-parse", "remote.origin.uploadpack", "credential.helper",
            "uploadpack.packObjectsHook", "gpg.program",
        ]
        let aliases = ["cat-file", "ls-files", "ls-tree", "rev-parse", "merge-base"].map { "[alias]\n\t\($0) = !\(evil)\n" }
        let settings = keys.map { key in
            let parts = key.split(separator: ".")
            let section = parts.count == 3 ? "\(parts[0]) \"\(parts[1])\"" : "\(parts[0])"
            return "[\(section)]\n\t\(parts[parts.count - 1]) = \(evil)\n"
        }
        let remote =
            "[remote \"origin\"]\n\turl = ext::\(evil)\n\tpromisor = true\n[extensions]\n\tpartialClone = origin\n"
            + "[protocol \"ext\"]\n\tallow = always\n[protocol \"file\"]\n\tallow = always\n[core]\n\thooksPath = .git/hooks\n"
        let config = try #require(repository.tree.text(".git/config"))
            .replacingOccurrences(of: "repositoryformatversion = 0", with: "repositoryformatversion = 1")
        try repository.write(".git/config", config + settings.joined() + aliases.joined() + remote)
        for words in [["--staged"], ["--changed-since", "main"], ["--new-from", "main"], ["--staged", "--new-from", "HEAD"]] {
            let found = run(words, in: repository)
            #expect(found.code == .success, "\(words): \(found.errors)")
        }
        // Git would fetch missing content from a promisor.
        let blob = try repository.git("rev-parse", ":A.swift").trimmingCharacters(in: .whitespacesAndNewlines)
        try FileManager.default.removeItem(atPath: repository.path + "/.git/objects/\(blob.prefix(2))/\(blob.dropFirst(2))")
        try repository.write("A.swift", "other")
        // The git commands of the test itself may have run something.
        try? FileManager.default.removeItem(atPath: repository.path + "/run")
        let found = run(["--staged"], in: repository)
        #expect(found.code == .failure)
        #expect(!FilePath.exists(repository.path + "/run"))
    }
}

@Suite struct BlobIDTests {
    /// FIPS 180 examples, and hashes that `git hash-object` prints.
    @Test(arguments: [
        ("", "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391"), ("abc", "f2ba8f84ab5c1bce84a7b441cb1959cfc7093b7f"),
        ("hello\n", "ce013625030ba8dba906f756967f9e9ca394464a"),
    ])
    func blobsAreNamedAsInGit(_ text: String, _ expected: String) {
        #expect(BlobID.text(of: Array(text.utf8), length: 40) == expected)
    }

    @Test(arguments: [
        (0, "da39a3ee5e6b4b0d3255bfef95601890afd80709"), (1_000_000, "34aa973cd4c4daa4f61eeb2bdbad27316534016f"),
    ])
    func digests(_ count: Int, _ expected: String) {
        #expect(hexadecimal(SHA1.digest(Array(repeating: UInt8(ascii: "a"), count: count))[...]) == expected)
    }
}

@Suite struct ChildProcessTests {
    @Test func muchGoesBothWaysAtOnce() throws {
        let input = Array(repeating: UInt8(ascii: "x"), count: 3_000_000)
        let process = ChildProcess(executable: "/bin/cat", arguments: ["-"], environment: [])
        let outcome = try process.run(input: input)
        #expect(outcome.code == 0 && outcome.output == input && outcome.errors.isEmpty)
    }

    @Test func codesAndErrorsComeBack() throws {
        let process = ChildProcess(executable: "/bin/sh", arguments: ["-c", "echo $A >&2; exit 7"], environment: ["A=b"])
        let outcome = try process.run()
        #expect(outcome.code == 7 && outcome.errors == Array("b\n".utf8))
        #expect(throws: ChildProcess.WriteFailure.self) {
            try ChildProcess(executable: "/no/such", arguments: [], environment: []).run()
        }
    }

    @Test(.timeLimit(.minutes(5))) func aSilentProgramIsEnded() {
        var process = ChildProcess(executable: "/bin/sleep", arguments: ["600"], environment: [])
        process.patience = 1
        let failure = #expect(throws: ChildProcess.WriteFailure.self) { try process.run() }
        #expect(failure?.isSilence == true)
    }
}
