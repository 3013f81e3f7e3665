import GroupLintEngine

extension Program {
    /// `grouplint doctor`: shows the setup of a directory. Fails when a configuration or the baseline is invalid.
    mutating func examine(_ directory: String, root: String?) -> ExitCode {
        var options = LintOptions()
        options.root = root
        var selection = selection(options)
        guard let sources = sources(in: directory, root, &selection) else { return .failure }
        var lines = [("version", "\(ToolIdentity.name) \(ToolIdentity.version)"), ("root", sources.root)]
        lines.append(("git", gitState(sources.root)))
        let count = sources.paths.count
        lines.append(
            (
                "files",
                "\(count) Swift \(count == 1 ? "file" : "files")"
                    + (count > 0 ? "" : "; see why with grouplint config explain-path PATH")
            ))
        guard let loaded = loadConfiguration(options, selection, for: sources) else {
            return .failure
        }
        _ = showUnusedPatterns(selection.loader, sources, options.color)
        lines += configurationLines(selection.loader.configurations.map(\.path), root: sources.root)
        let uncompiled = sources.paths.filter { loaded.resolver.detectedTargets($0).map { $0.membership != .compiled } ?? false }
        if let list: String = list(uncompiled) {
            lines.append(("not checked", "\(list): no target compiles \(uncompiled.count == 1 ? "it" : "them")"))
        }
        lines += targetLines(loaded.resolver, sources.paths)
        let configuration = loaded.resolver.lintConfiguration(for: sources.paths, threadCount: 1)
        lines.append(("rules", "\(loaded.resolver.runningRules(configuration).count) of \(rules.count) rules are on"))
        var code = ExitCode.success
        do throws(InputError) {
            let baseline = try loadBaseline(options, loaded, root: sources.root)
            let path = FilePath.relative(baselinePath(options, loaded, root: sources.root), to: sources.root)
            lines.append(("baseline", baseline.map { "\(path), \($0.baseline.count) suppressed" } ?? "none"))
        } catch {
            complain(error.message)
            code = .failure
        }
        lines.append(
            ("run by", list(Self.runners(below: sources.root)) ?? "nothing yet; see the README for hooks, CI and builds"))
        let text = lines.map { name, value in
            name + String(repeating: " ", count: max(1, 20 - name.utf8.count)) + escapingControls(value) + "\n"
        }
        return emitProse(text.joined()) == .success ? code : .failure
    }

    private func configurationLines(_ configurations: [String], root: String) -> [(String, String)] {
        let misnamed = ConfigurationLoader.misnamed(in: root)
        guard !configurations.isEmpty else {
            return [("configuration", "none; " + (misnamed ?? "create one with grouplint init"))]
        }
        return [("configuration", list(configurations) as String)] + (misnamed.map { [("", $0)] } ?? [])
    }

    /// `grouplint doctor --xcode`: prints the input files that a run-script phase has to declare.
    mutating func listFiles(_ directory: String, root: String?) -> ExitCode {
        var selection = selection(LintOptions())
        guard let sources = sources(in: directory, root, &selection), !show(selection.loader, .auto) else { return .failure }
        let place = FilePath.resolved(FilePath.absolute(directory, from: environment.workingDirectory)) ?? sources.root
        let paths = selection.loader.configurations.map(\.path) + sources.paths
        return emit(
            paths.map { "$(SRCROOT)/" + escapingControls(FilePath.relative(FilePath.join(sources.root, $0), to: place)) + "\n" }
                .joined())
    }

    /// The files in a directory; nil when it cannot be read, which has been reported.
    private mutating func sources(in directory: String, _ root: String?, _ selection: inout FileSelection) -> SourceSet? {
        var request = SourceDiscovery.Request(inputs: [directory], workingDirectory: environment.workingDirectory)
        request.root = root
        request.allowsEmpty = true
        let sources = SourceDiscovery.find(request, &selection)
        for problem in sources.problems { complain("\(problem.path): \(problem.message)") }
        return sources.problems.contains { $0.kind == .io } ? nil : sources
    }

    private func gitState(_ root: String) -> String {
        do throws(GitError) {
            let git = try Git(at: root, variable: environment.variable)
            if git.isShallow { return "found; --changed-since and --new-from need older commits: fetch-depth: 0 in CI" }
            return "found; --staged, --changed-since and --new-from work here"
        } catch {
            return error.isOutsideRepository
                ? "no repository; --staged, --changed-since and --new-from need one" : error.message
        }
    }

    /// Lines with the deployment targets of the files, the most frequent first.
    private func targetLines(_ resolver: ConfigurationResolver, _ paths: [String]) -> [(String, String)] {
        var counts: [String: Int] = [:]
        // A manifest states the versions of the other files.
        for path in paths where FilePath.lastComponent(path) != "Package.swift" {
            counts[ConfigurationText.targets(resolver.explain(path)), default: 0] += 1
        }
        let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        let shown = sorted.prefix(5).map { "\($0.key): \($0.value) \($0.value == 1 ? "file" : "files")" }
        let more =
            sorted.count > 5 ? ["and \(sorted.count - 5) more; see grouplint config explain-path FILE for one file"] : []
        return (shown + more).enumerated().map { ($0.offset == 0 ? "deployment targets" : "", $0.element) }
    }

    private func list(_ items: [String]) -> String {
        items.prefix(10).joined(separator: ", ") + (items.count > 10 ? " and \(items.count - 10) more" : "")
    }

    private func list(_ items: [String]) -> String? { items.isEmpty ? nil : list(items) as String }

    /// Paths of hook, CI and Xcode project files that mention GroupLint.
    private static func runners(below root: String) -> [String] {
        let fixed = [
            ".pre-commit-config.yaml", ".git/hooks/pre-commit", "lefthook.yml", ".husky/pre-commit", ".gitlab-ci.yml",
            "bitrise.yml", ".circleci/config.yml", "Makefile", "fastlane/Fastfile", "Package.swift",
        ]
        let workflows = directoryEntries(root + "/.github/workflows").map { ".github/workflows/" + $0 }
        let projects = directoryEntries(root).filter { $0.hasSuffix(".xcodeproj") }.map { $0 + "/project.pbxproj" }
        return (fixed + workflows + projects).filter { path in
            let file = FilePath.join(root, path)
            guard FilePath.isFile(file), let bytes = try? FileReader.bytes(of: file) else { return false }
            return String(decoding: bytes, as: UTF8.self).lowercased().contains("grouplint")
        }
    }
}
