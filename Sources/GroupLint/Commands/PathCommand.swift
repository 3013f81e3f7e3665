import GroupLintEngine

extension Program {
    /// `grouplint config explain-path`: prints for each path whether it is linted, why, and with which settings.
    mutating func explainPaths(_ paths: [String], _ options: LintOptions) -> ExitCode {
        var text = ""
        var code = ExitCode.success
        for path in paths {
            guard let explained = explainPath(path, options) else {
                code = .failure
                continue
            }
            text += (text.isEmpty ? "" : "\n") + explained
        }
        return emit(text) == .success ? code : .failure
    }

    /// The text for one path; nil when it does not exist or its configuration is invalid, which has been reported.
    private mutating func explainPath(_ path: String, _ options: LintOptions) -> String? {
        let absolute = FilePath.normalized(FilePath.absolute(path, from: environment.workingDirectory))
        guard FilePath.exists(absolute), let directory = FilePath.resolved(FilePath.parent(absolute)) else {
            complain("there is no file or directory \"\(path)\"")
            return nil
        }
        let isDirectory = FilePath.isDirectory(absolute)
        let real = absolute == "/" ? absolute : FilePath.join(directory, FilePath.lastComponent(absolute))
        var request = SourceDiscovery.Request(inputs: [path], workingDirectory: environment.workingDirectory)
        request.root = options.root
        request.allowsEmpty = true
        var selection = selection(options)
        let sources = SourceDiscovery.find(request, &selection)
        let explanation = selection.explain(real, isDirectory: isDirectory, root: sources.root)
        let shown = FilePath.relative(real, to: sources.root)
        let head = visiblePath(shown) + ": "
        if case .leftOut(let reason) = explanation { return head + "not linted\n  \(escapingControls(reason))\n" }
        guard let loaded = loadConfiguration(options, selection, root: sources.root, paths: [shown]) else { return nil }
        var text = head
        switch explanation {
        case .onlyWhenNamed(let reason): text += "linted only when named explicitly\n  \(escapingControls(reason))\n"
        case .linted, .leftOut: text += isDirectory ? "entered\n" : "linted\n"
        }
        if !isDirectory, case .success(let source) = sources.load(shown), GeneratedCode.isMarked(source),
            loaded.resolver.settings(for: shown).skipsGenerated
        {
            text =
                head + "read for its declarations, but not linted\n"
                + "  it is generated code; to lint it, set generated: lint in the configuration\n"
        }
        if !isDirectory {
            switch loaded.resolver.settings(for: shown).membership {
            case .compiled: break
            case .demo: text = head + "read for its declarations, but not linted\n  only the demo of the package compiles it\n"
            case .leftOut: text = head + "passed over\n  no target of the project compiles it\n"
            }
        }
        return text + settingsText(loaded, shown)
    }

    private func settingsText(_ loaded: LoadedConfiguration, _ path: String) -> String {
        let settings = loaded.resolver.explain(path)
        let overrides = loaded.resolver.configuration(for: path)?.overridePlaces(for: path) ?? []
        var text = "  configuration       \(settings.configuration ?? "none")\n"
        if !overrides.isEmpty { text += "  overrides           \(overrides.joined(separator: ", "))\n" }
        return text + "  deployment targets  \(ConfigurationText.targets(settings))\n"
    }
}
