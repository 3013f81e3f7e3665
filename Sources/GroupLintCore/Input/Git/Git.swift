/// Queries git. Runs no code from the repository: no hook, filter, diff driver, pager, file system monitor or transport.
/// Uses only commands that do not compare with the work tree, because a comparison would run the repository's filters.
package struct Git: Sendable {
    private let executable: String
    private let environment: [String]
    /// Absolute path of the work tree, without symbolic links.
    private let top: String
    /// Absolute path of the directory that paths are relative to.
    private let root: String
    /// Whether the clone is shallow: older commits are missing.
    package let isShallow: Bool

    /// A file in a commit or in the index.
    package struct Entry: Sendable {
        /// Path relative to the root.
        package var path: String
        /// Object id of the content, in hexadecimal digits.
        package var blob: String
        /// Whether the file has merge conflicts.
        package var isConflicted = false
    }

    /// - Parameter root: absolute path in the work tree, without symbolic links.
    /// - Parameter variable: returns the value of an environment variable.
    /// - Throws: `GitError` with what is wrong and what to do.
    package init(at root: String, variable: (String) -> String?) throws(GitError) {
        guard let executable = Self.find(in: variable("PATH") ?? "", outside: root) else {
            throw GitError(message: "git was not found; install it, or add it to PATH")
        }
        self.executable = executable
        environment = Self.environment(variable)
        self.root = root
        let words = ["rev-parse", "--is-shallow-repository", "--show-toplevel"]
        let outcome = try Self.run(executable, environment, words, in: root)
        guard outcome.code == 0 else { throw GitError(outcome, at: root) }
        let lines = outcome.output.split(separator: 0x0A, maxSplits: 1)
        let shown = lines.count == 2 ? String(decoding: lines[1].dropLast(), as: UTF8.self) : ""
        guard let top = FilePath.resolved(shown) else { throw GitError(message: "git reported no work tree") }
        self.top = top
        isShallow = lines[0].elementsEqual("true".utf8)
    }

    // MARK: Running

    /// Path of the first git in the directories of `PATH`. Skips relative directories and directories in the project, so
    /// that the project cannot provide the program.
    private static func find(in path: String, outside root: String) -> String? {
        path.split(separator: ":").map { FilePath.join(String($0), "git") }.first { file in
            guard file.hasPrefix("/"), let real = FilePath.resolved(file) else { return false }
            return !FilePath.lies(FilePath.normalized(file), in: root) && !FilePath.lies(real, in: root)
                && FilePath.isExecutable(file)
        }
    }

    /// Variables with the places of the repository and of the user's settings. Git sets some of them for hooks.
    private static let inherited = [
        "HOME", "USER", "XDG_CONFIG_HOME", "TMPDIR", "DEVELOPER_DIR", "SUDO_UID", "GIT_DIR", "GIT_COMMON_DIR", "GIT_WORK_TREE",
        "GIT_INDEX_FILE", "GIT_OBJECT_DIRECTORY", "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_CONFIG_GLOBAL",
        "GIT_CONFIG_SYSTEM", "GIT_CONFIG_NOSYSTEM", "GIT_CEILING_DIRECTORIES", "GIT_DISCOVERY_ACROSS_FILESYSTEM",
    ]

    private static func environment(_ variable: (String) -> String?) -> [String] {
        inherited.compactMap { name in variable(name).map { "\(name)=\($0)" } } + [
            "LC_ALL=C", "GIT_OPTIONAL_LOCKS=0", "GIT_TERMINAL_PROMPT=0", "GIT_NO_LAZY_FETCH=1", "GIT_PAGER=cat",
            // No protocol has this name, so git never fetches, even if the repository allows it.
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
            let silence = "git gave no answer for \(process.patience) seconds; check that the files in `.git` are regular files"
            if error.isSilence { throw GitError(message: silence) }
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

    /// Id of the last common commit of HEAD and a revision.
    package func mergeBase(with revision: String) throws(GitError) -> String {
        guard let head = try commit("HEAD") else { throw GitError(message: "there is no commit yet to compare with") }
        guard let other = try commit(revision) else {
            let remedy =
                isShallow
                ? "this clone is shallow: " + Self.deepen
                : try tooFewCommits(revision) ?? "check the spelling, or fetch it" + branchList
            throw GitError(message: "git knows no commit \"\(revision)\"; \(remedy)")
        }
        let outcome = try run(["merge-base", other, head])
        if outcome.code == 0, let name = Self.firstLine(outcome.output) { return name }
        let remedy = isShallow ? "this clone is shallow: " + Self.deepen : "their histories are unrelated"
        throw GitError(message: "\"\(revision)\" and HEAD have no commit in common; \(remedy)")
    }

    /// The names of some branches, for an error message; empty if there are none.
    private var branchList: String {
        let words = ["for-each-ref", "--count=6", "--format=%(refname:short)", "refs/heads", "refs/remotes"]
        guard let outcome = try? run(words), outcome.code == 0 else { return "" }
        let names = String(decoding: outcome.output, as: UTF8.self).split(separator: "\n").map(String.init)
        let shown = names.prefix(5).map { "\"\($0)\"" }.joined(separator: ", ")
        return names.isEmpty ? "" : "; there is \(shown)\(names.count > 5 ? " and more" : "")"
    }

    private static let deepen = "fetch the history with git fetch --unshallow, or with fetch-depth: 0 in the checkout of CI"

    /// Id of the commit that is checked out; nil before the first commit.
    package func head() throws(GitError) -> String? { try commit("HEAD") }

    /// Id of a revision's commit; nil when it does not exist.
    private func commit(_ revision: String) throws(GitError) -> String? {
        // Git would read it as an option.
        if revision.hasPrefix("-") { return nil }
        let outcome = try run(["rev-parse", "--verify", "--quiet", revision + "^{commit}"])
        return outcome.code == 0 ? Self.firstLine(outcome.output) : nil
    }

    /// What is wrong with a revision such as `main~5`; nil if its branch does not exist either.
    private func tooFewCommits(_ revision: String) throws(GitError) -> String? {
        // `HEAD^{tree}` is something else than a commit.
        guard let end = revision.firstIndex(where: { $0 == "~" || $0 == "^" }), !revision.contains("{"),
            try commit(String(revision[..<end])) != nil
        else { return nil }
        return "\"\(revision[..<end])\" has fewer commits before it"
    }

    private static func firstLine(_ output: [UInt8]) -> String? {
        output.split(separator: 0x0A).first.map { String(decoding: $0, as: UTF8.self) }
    }

    // MARK: Files

    /// Swift files in a commit.
    package func files(of commit: String) throws(GitError) -> [Entry] {
        try entries(output(["ls-tree", "-r", "-z", "--full-tree", commit])) { $0.count == 3 ? (String($0[2]), false) : nil }
    }

    /// Swift files in the index.
    package func filesInIndex() throws(GitError) -> [Entry] {
        try entries(output(["ls-files", "--stage", "-z", "--full-name"])) { $0.count == 3 ? (String($0[1]), $0[2] != "0") : nil }
    }

    /// Reads entries of the form `MODE … TAB PATH NUL`. Skips symbolic links and submodules.
    private func entries(_ output: [UInt8], _ read: ([Substring]) -> (blob: String, isConflicted: Bool)?) -> [Entry] {
        output.split(separator: 0).compactMap { line in
            guard line.starts(with: "100".utf8), line.suffix(6).elementsEqual(".swift".utf8),
                let tab = line.firstIndex(of: 0x09), let path = shown(String(decoding: line[(tab + 1)...], as: UTF8.self)),
                let (blob, isConflicted) = read(String(decoding: line[..<tab], as: UTF8.self).split(separator: " "))
            else { return nil }
            return Entry(path: path, blob: blob, isConflicted: isConflicted)
        }
    }

    /// Converts a path from git to one relative to the root; nil outside the root.
    private func shown(_ path: String) -> String? {
        if top == root { return path }
        let absolute = FilePath.join(top, path)
        return FilePath.lies(absolute, in: root) ? FilePath.relative(absolute, to: root) : nil
    }

    /// Contents by object id, with one call of git.
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
                throw GitError(message: "git has no content for \(name); the clone is partial, so fetch the missing objects")
            }
            contents[String(words[0])] = Array(rest[(end + 1)..<(end + 1 + size)])
            rest = rest[(end + size + 2)...]
        }
        return contents
    }
}

/// Why a query to git failed.
package struct GitError: Error, Equatable {
    /// What is wrong and what to do, in lower case without a period at the end.
    package var message: String
    /// Whether there is no repository around the directory.
    package private(set) var isOutsideRepository = false

    package init(message: String) {
        self.message = message
    }

    init(_ outcome: ChildProcess.Outcome, at directory: String) {
        let text = String(decoding: outcome.errors, as: UTF8.self)
        let line = text.split(separator: "\n").first.map(String.init) ?? "exit code \(outcome.code)"
        if text.contains("not a git repository") {
            isOutsideRepository = true
            message = "\"\(directory)\" is not in a git repository; run GroupLint in one, or leave out the options that need git"
        } else if text.contains("dubious ownership") {
            message =
                "git does not trust the repository at \"\(directory)\" because another user owns it; "
                + "see safe.directory in git help config"
        } else {
            message = "git failed: \(line)"
        }
    }
}
