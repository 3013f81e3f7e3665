/// What GroupLint asks git. Nothing that a repository brings along is run: no hook, no filter, no diff driver, no pager,
/// no monitor, no transport. Only commands are used that compare nothing with the work tree, because that would apply the
/// filters of the repository.
package struct Git: Sendable {
    private let executable: String
    private let environment: [String]
    /// Absolute path of the work tree, without symbolic links.
    private let top: String
    /// Absolute path that paths are relative to.
    private let root: String
    /// Whether older commits are missing.
    package let isShallow: Bool

    /// A file in a commit or in the index.
    package struct Entry: Sendable {
        /// Relative to the root.
        package var path: String
        /// Name of the content.
        package var blob: String
        /// Whether the content is not settled because a merge stopped at it.
        package var isConflicted = false
    }

    /// - Parameter root: absolute path without symbolic links, in the work tree.
    /// - Parameter variable: the environment of the process.
    /// - Throws: what is wrong, and what to do.
    package init(at root: String, variable: (String) -> String?) throws(GitError) {
        guard let executable = Self.find(in: variable("PATH") ?? "", outside: root) else {
            throw GitError(message: "git was not found; install it, or put it into PATH")
        }
        self.executable = executable
        environment = Self.environment(variable)
        self.root = root
        let words = ["rev-parse", "--is-shallow-repository", "--show-toplevel"]
        let outcome = try Self.run(executable, environment, words, in: root)
        guard outcome.code == 0 else { throw GitError(outcome, at: root) }
        let lines = outcome.output.split(separator: 0x0A, maxSplits: 1)
        let shown = lines.count == 2 ? String(decoding: lines[1].dropLast(), as: UTF8.self) : ""
        guard let top = FilePath.resolved(shown) else { throw GitError(message: "git does not say where the work tree is") }
        self.top = top
        isShallow = lines[0].elementsEqual("true".utf8)
    }

    // MARK: Running

    /// The first git in a list of directories. Directories that are relative or in the project do not count: what lies
    /// there belongs to the project.
    private static func find(in path: String, outside root: String) -> String? {
        path.split(separator: ":").map { FilePath.join(String($0), "git") }.first { file in
            guard file.hasPrefix("/"), let real = FilePath.resolved(file) else { return false }
            return !FilePath.lies(FilePath.normalized(file), in: root) && !FilePath.lies(real, in: root)
                && FilePath.isExecutable(file)
        }
    }

    /// Where git finds the repository and the settings of the user; a hook that runs GroupLint says so.
    private static let inherited = [
        "HOME", "USER", "XDG_CONFIG_HOME", "TMPDIR", "DEVELOPER_DIR", "SUDO_UID", "GIT_DIR", "GIT_COMMON_DIR", "GIT_WORK_TREE",
        "GIT_INDEX_FILE", "GIT_OBJECT_DIRECTORY", "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_CONFIG_GLOBAL",
        "GIT_CONFIG_SYSTEM", "GIT_CONFIG_NOSYSTEM", "GIT_CEILING_DIRECTORIES", "GIT_DISCOVERY_ACROSS_FILESYSTEM",
    ]

    private static func environment(_ variable: (String) -> String?) -> [String] {
        inherited.compactMap { name in variable(name).map { "\(name)=\($0)" } } + [
            "LC_ALL=C", "GIT_OPTIONAL_LOCKS=0", "GIT_TERMINAL_PROMPT=0", "GIT_NO_LAZY_FETCH=1", "GIT_PAGER=cat",
            // No protocol has this name: nothing is fetched, whatever the repository allows.
            "GIT_ALLOW_PROTOCOL=none",
        ]
    }

    private static func run(
        _ executable: String, _ environment: [String], _ words: [String], in directory: String, input: [UInt8] = []
    ) throws(GitError) -> ChildProcess.Outcome {
        let settings = [
            "--no-pager", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-c", "protocol.allow=never",
            "-C", directory,
        ]
        let process = ChildProcess(executable: executable, arguments: settings + words, environment: environment)
        do throws(ChildProcess.WriteFailure) {
            return try process.run(input: input)
        } catch {
            throw GitError(message: "git could not be run: \(systemErrorText(error.number))")
        }
    }

    private func run(_ words: [String], input: [UInt8] = []) throws(GitError) -> ChildProcess.Outcome {
        try Self.run(executable, environment, words, in: top, input: input)
    }

    private func output(_ words: [String], input: [UInt8] = []) throws(GitError) -> [UInt8] {
        let outcome = try run(words, input: input)
        guard outcome.code == 0 else { throw GitError(outcome, at: top) }
        return outcome.output
    }

    // MARK: Commits

    /// Name of the last commit that HEAD and a revision have in common.
    package func mergeBase(with revision: String) throws(GitError) -> String {
        guard let head = try commit("HEAD") else { throw GitError(message: "there is no commit yet to compare with") }
        guard let other = try commit(revision) else {
            let remedy = isShallow ? "this clone is shallow: " + Self.deepen : "check the spelling, or fetch it"
            throw GitError(message: "git knows no commit \"\(revision)\"; \(remedy)")
        }
        let outcome = try run(["merge-base", other, head])
        if outcome.code == 0, let name = Self.firstLine(outcome.output) { return name }
        let remedy = isShallow ? "this clone is shallow: " + Self.deepen : "their histories are unrelated"
        throw GitError(message: "\"\(revision)\" and HEAD have no commit in common; \(remedy)")
    }

    private static let deepen = "fetch the history with git fetch --unshallow, or with fetch-depth: 0 in the checkout of CI"

    /// Name of the commit that is checked out; nil before the first.
    package func head() throws(GitError) -> String? { try commit("HEAD") }

    /// Nil when there is no such commit.
    private func commit(_ revision: String) throws(GitError) -> String? {
        // Git would take it for an option.
        if revision.hasPrefix("-") { return nil }
        let outcome = try run(["rev-parse", "--verify", "--quiet", revision + "^{commit}"])
        return outcome.code == 0 ? Self.firstLine(outcome.output) : nil
    }

    private static func firstLine(_ output: [UInt8]) -> String? {
        output.split(separator: 0x0A).first.map { String(decoding: $0, as: UTF8.self) }
    }

    // MARK: Files

    /// Swift files of a commit.
    package func files(of commit: String) throws(GitError) -> [Entry] {
        try entries(output(["ls-tree", "-r", "-z", "--full-tree", commit])) { $0.count == 3 ? (String($0[2]), false) : nil }
    }

    /// Swift files in the index.
    package func filesInIndex() throws(GitError) -> [Entry] {
        try entries(output(["ls-files", "--stage", "-z", "--full-name"])) { $0.count == 3 ? (String($0[1]), $0[2] != "0") : nil }
    }

    /// Entries `MODE … TAB PATH NUL`; links and modules do not count.
    private func entries(_ output: [UInt8], _ read: ([Substring]) -> (blob: String, isConflicted: Bool)?) -> [Entry] {
        output.split(separator: 0).compactMap { line in
            guard line.starts(with: "100".utf8), line.suffix(6).elementsEqual(".swift".utf8),
                let tab = line.firstIndex(of: 0x09), let path = shown(String(decoding: line[(tab + 1)...], as: UTF8.self)),
                let (blob, isConflicted) = read(String(decoding: line[..<tab], as: UTF8.self).split(separator: " "))
            else { return nil }
            return Entry(path: path, blob: blob, isConflicted: isConflicted)
        }
    }

    /// A path of git as it is relative to the root; nil outside of it.
    private func shown(_ path: String) -> String? {
        if top == root { return path }
        let absolute = FilePath.join(top, path)
        return FilePath.lies(absolute, in: root) ? FilePath.relative(absolute, to: root) : nil
    }

    /// Contents by name, with one call of git.
    package func contents(of blobs: [String]) throws(GitError) -> [String: [UInt8]] {
        if blobs.isEmpty { return [:] }
        let output = try output(["cat-file", "--batch", "--buffer"], input: Array((blobs.joined(separator: "\n") + "\n").utf8))
        var contents: [String: [UInt8]] = [:]
        var rest = output[...]
        // `NAME blob SIZE`, a line break, the bytes, a line break.
        while let end = rest.firstIndex(of: 0x0A) {
            let words = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
            guard words.count == 3, words[1] == "blob", let size = Int(words[2]), size >= 0, end + size + 2 <= rest.endIndex
            else {
                let name = words.first.map(String.init) ?? ""
                throw GitError(message: "git has no content for \(name); fetch it: a partial clone lacks what it never needed")
            }
            contents[String(words[0])] = Array(rest[(end + 1)..<(end + 1 + size)])
            rest = rest[(end + size + 2)...]
        }
        return contents
    }
}

/// Why git could not say what it was asked.
package struct GitError: Error, Equatable {
    /// Lower case, no full stop: what is wrong and what to do.
    package var message: String

    package init(message: String) {
        self.message = message
    }

    init(_ outcome: ChildProcess.Outcome, at directory: String) {
        let text = String(decoding: outcome.errors, as: UTF8.self)
        let line = text.split(separator: "\n").first.map(String.init) ?? "exit code \(outcome.code)"
        if text.contains("not a git repository") {
            message = "\"\(directory)\" is in no git repository; run GroupLint in one, or leave out the options that need git"
        } else if text.contains("dubious ownership") {
            message =
                "git does not trust the repository at \"\(directory)\" because somebody else owns it; "
                + "see safe.directory in git help config"
        } else {
            message = "git failed: \(line)"
        }
    }
}
