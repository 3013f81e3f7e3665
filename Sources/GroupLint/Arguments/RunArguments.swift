import GroupLintEngine

/// Checked values of options that only a few commands have.
extension Arguments {
    /// The value `I/N` of `--shard`; nil without that option.
    func shard() throws(UsageError) -> Shard? {
        guard let text = value(.shard) else { return nil }
        let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
        guard numbers.count == 2, (1...10_000).contains(numbers[1]), (1...numbers[1]).contains(numbers[0]) else {
            throw UsageError(message: "--shard needs I/N such as 2/4, but got \"\(text)\"", verb: verb)
        }
        return Shard(number: numbers[0], count: numbers[1])
    }

    /// The reason for new suppression comments; nil without `--add-suppressions`.
    func suppressionReason() throws(UsageError) -> String? {
        guard has(.addSuppressions) else { return nil }
        let fixOptions: [Option] = [.fix, .unsafeFixes, .fixOnly]
        if let option = fixOptions.first(where: has) {
            throw UsageError(message: "--add-suppressions and \(option.spelling) cannot be used together", verb: verb)
        }
        let reason = value(.addSuppressions) ?? ""
        if reason.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
            throw UsageError(message: "the reason of --add-suppressions must be one line", verb: verb)
        }
        let text = reason.drop { $0 == " " }
        return text.isEmpty ? "not reviewed yet" : String(text)
    }

    /// The web address of `--docs-url`, which must not have a fragment.
    func documentation() throws(UsageError) -> String? {
        guard let text = value(.docsURL) else { return nil }
        let isPlain = text.utf8.allSatisfy { (0x21..<0x7F).contains($0) && !"\"#<>\\^`{|}".utf8.contains($0) }
        guard isPlain, text.hasPrefix("https://") || text.hasPrefix("http://") else {
            throw UsageError(
                message: "--docs-url needs an address such as https://example.com/Rules.md, but got \"\(text)\"", verb: verb)
        }
        return text
    }

    func mergeOptions() throws(UsageError) -> MergeOptions {
        var options = MergeOptions()
        options.given = self
        options.failOn = try failOn()
        options.warningLimit = try number(.maxWarnings, in: 0...Int(Int32.max))
        options.exitsZero = has(.exitZero)
        if let word = value(.format) { options.format = word == "auto" ? nil : try reportFormat(word, .format) }
        options.color = try choice(.color) ?? .auto
        return options
    }
}
