import GroupLintEngine

extension Command {
    /// - Parameter words: the command line without the name of the program.
    init(_ words: [String], rules: RuleNames) throws(UsageError) {
        if words.count == 2, Verb.groups.contains(words[0]), ["--help", "-h"].contains(words[1]) {
            self = .help(.group(words[0]))
            return
        }
        // Clients of some editors add it to the command of each server.
        let words = words.first == Verb.lsp.rawValue ? words.filter { $0 != "--stdio" } : words
        self = try Command(Arguments(words), rules: rules)
    }

    private init(_ arguments: Arguments, rules: RuleNames) throws(UsageError) {
        if arguments.has(.help) {
            self = .help(arguments.isVerbNamed ? .command(arguments.verb) : .everything)
            return
        }
        switch arguments.verb {
        case .lint where arguments.has(.version): self = .version(isJSON: false)
        case .lint: self = .lint(try LintOptions(arguments, rules: rules))
        case .rules, .explain: self = .rules(try arguments.ruleRequest(rules))
        case .views: self = .views(try arguments.views())
        case .map: self = .map(try MapOptions(arguments, rules: rules))
        case .lsp:
            try arguments.expectNoOperands()
            self = .languageServer(fileTimeout: try arguments.number(.fileTimeout, in: 0...86400))
        case .baselineCreate: self = .baseline(.create, try LintOptions(arguments, rules: rules), acceptsNew: false)
        case .baselinePrune: self = .baseline(.prune, try LintOptions(arguments, rules: rules), acceptsNew: false)
        case .baselineCheck: self = .baseline(.check, try LintOptions(arguments, rules: rules), acceptsNew: false)
        case .baselineUpdate:
            self = .baseline(
                .update, try LintOptions(arguments, rules: rules), acceptsNew: arguments.has(.acceptNew))
        case .configShow:
            try arguments.expectNoOperands()
            self = .config(
                .show(
                    file: arguments.value(.forFile), arguments.configurationSource,
                    try RuleSelection(arguments, rules: rules), try arguments.targets(), root: arguments.value(.root)))
        case .configValidate:
            self = .config(
                .validate(
                    directory: try arguments.directory(), arguments.configurationSource,
                    try arguments.choice(.color) ?? .auto))
        case .configSchema:
            try arguments.expectNoOperands()
            self = .config(.schema)
        case .configExplainPath: self = .config(.explainPath(try arguments.paths(), try LintOptions(arguments, rules: rules)))
        case .merge: self = .merge(files: try arguments.paths(), try arguments.mergeOptions())
        case .doctor:
            self = .doctor(
                directory: try arguments.directory(), root: arguments.value(.root), listsFiles: arguments.has(.xcode))
        case .initialize:
            self = .initialize(directory: try arguments.directory(), isForced: arguments.has(.force))
        case .version:
            try arguments.expectNoOperands()
            self = .version(isJSON: arguments.has(.json))
        case .completions: self = .completions(try arguments.shell())
        case .manual:
            try arguments.expectNoOperands()
            self = .manual
        case .help: self = try arguments.help(rules)
        case .dumpTokens: self = .dump(.tokens, try arguments.fileRequest())
        case .dumpSyntax: self = .dump(.syntax, try arguments.fileRequest())
        case .dumpViews: self = .dump(.views, try arguments.fileRequest())
        case .dumpUses: self = .dump(.uses, try arguments.fileRequest())
        case .docs:
            try arguments.expectNoOperands()
            self = .docs(isCheck: arguments.has(.check))
        case .formats:
            try arguments.expectNoOperands()
            self = .formats
        case .newRule: self = try arguments.newRule(rules)
        case .verify: self = .verify(try arguments.fileRequest())
        case .bench: self = .bench(try arguments.fileRequest(), repeats: try arguments.number(.repeats) ?? 9)
        case .findMultiplier:
            try arguments.expectNoOperands()
            self = .findMultiplier
        }
    }
}

extension MapOptions {
    fileprivate init(_ arguments: Arguments, rules: RuleNames) throws(UsageError) {
        output = arguments.value(.output)
        format = try arguments.drawingFormat()
        detail = try arguments.choice(.detail) ?? .auto
        // `lint` has other formats.
        var shared = arguments
        shared.uses.removeAll { $0.option == .format }
        lint = try LintOptions(shared, rules: rules)
    }
}

extension LintOptions {
    fileprivate init(_ arguments: Arguments, rules: RuleNames) throws(UsageError) {
        given = arguments
        files = FileRequest(paths: arguments.operands, lists: arguments.pathLists)
        if files == FileRequest() { files.paths = ["."] }
        root = arguments.value(.root)
        selection = try RuleSelection(arguments, rules: rules)
        targets = try arguments.targets()
        confidence = try arguments.choice(.confidence)
        configuration = arguments.configurationSource
        include = try arguments.patterns(.include)
        exclude = try arguments.patterns(.exclude)
        git = try GitOptions(arguments)
        if arguments.has(.isolated), arguments.has(.config) {
            throw UsageError(message: "--isolated and --config cannot be used together", verb: .lint)
        }
        fixing = arguments.has(.diff) ? .diff : arguments.has(.fix) ? .apply : .show
        suppressionReason = try arguments.suppressionReason()
        if suppressionReason != nil, fixing == .show { fixing = .apply }
        shard = try arguments.shard()
        fixPolicy.allowsUnsafe = arguments.has(.unsafeFixes)
        fixPolicy.rules = rules.ids(matching: try arguments.selectors(.fixOnly, rules))
        // Fixes change the work tree but not the index, so the commit has to stop.
        exitsNonZeroOnFix = arguments.has(.exitNonZeroOnFix) || git.isStaged
        color = try arguments.choice(.color) ?? .auto
        try readReports(arguments)
        threadCount = try arguments.number(.jobs)
        fileTimeout = try arguments.number(.fileTimeout, in: 0...86400)
        memoryLimit = try arguments.number(.memoryLimit, in: 64...1_048_576)
        failOn = try arguments.failOn()
        warningLimit = try arguments.number(.maxWarnings, in: 0...Int(Int32.max))
        try checkStandardInput()
        try checkFixing()
        try checkStatistics()
        try checkWatching()
    }

    private mutating func readReports(_ arguments: Arguments) throws(UsageError) {
        if let word = arguments.value(.format) {
            picksFormat = word == "auto"
            if !picksFormat { format = try arguments.reportFormat(word, .format) }
        }
        for text in arguments.values(.report) { reports.append(try arguments.furtherReport(text)) }
        diagnosticLimit = try arguments.number(.maxDiagnostics, in: 0...Int(Int32.max))
        documentation = try arguments.documentation()
        progress = try arguments.choice(.progress) ?? .auto
        pathBase = try arguments.choice(.paths)
    }

    private func checkFixing() throws(UsageError) {
        if fixing == .show, !fixPolicy.rules.isEmpty {
            throw UsageError(message: "--fix-only needs --fix or --diff", verb: .lint)
        }
        if fixing == .diff, format != .text || !reports.isEmpty {
            throw UsageError(message: "--diff prints a diff instead of a report; leave out --format and --report", verb: .lint)
        }
    }

    private func checkWatching() throws(UsageError) {
        guard watches else { return }
        let others: [Option] = [
            .fix, .diff, .addSuppressions, .output, .report, .stamp, .staged, .shard, .filesFrom, .filesFrom0, .timings,
        ]
        if readsStandardInput {
            throw UsageError(message: "--watch needs files and cannot read standard input; leave out -", verb: .lint)
        }
        if let other = others.first(where: given.has) {
            throw UsageError(message: "--watch and \(other.spelling) cannot be used together", verb: .lint)
        }
    }

    private func checkStatistics() throws(UsageError) {
        guard countsOnly else { return }
        if fixing == .diff { throw UsageError(message: "--statistics and --diff cannot be used together", verb: .lint) }
        if !picksFormat, format != .text, format != .json {
            throw UsageError(
                message: "--statistics prints text or JSON, not \(format.rawValue); use --format json, or --report for "
                    + "a report in a file", verb: .lint)
        }
    }

    private func checkStandardInput() throws(UsageError) {
        let listsFromInput = files.lists.count { $0.file == "-" }
        if listsFromInput + (readsStandardInput ? 1 : 0) > 1 {
            throw UsageError(message: "standard input can be read only once; use - in one place only", verb: .lint)
        }
        if git.isStaged, readsStandardInput {
            throw UsageError(message: "--staged reads the git index; leave out -", verb: .lint)
        }
        if stdinFilename != nil, !readsStandardInput {
            throw UsageError(message: "--stdin-filename needs the operand -, which reads standard input", verb: .lint)
        }
    }
}

extension GitOptions {
    fileprivate init(_ arguments: Arguments) throws(UsageError) {
        isStaged = arguments.has(.staged)
        changedSince = arguments.value(.changedSince)
        newFrom = arguments.value(.newFrom)
        if isStaged, changedSince != nil {
            throw UsageError(message: "--staged and --changed-since cannot be used together", verb: .lint)
        }
    }
}
