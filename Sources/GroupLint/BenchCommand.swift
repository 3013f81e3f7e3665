import GroupLintCore

extension Program {
    /// Prints how fast files are lexed and parsed on one thread: the median of several runs over all files.
    mutating func bench(_ request: FileRequest, repeats: Int) -> ExitCode {
        guard let paths = paths(of: request) else { return .failure }
        var code = ExitCode.success
        let (files, problems) = swiftFiles(paths)
        for problem in problems { complain("\(problem.path): \(problem.message)") }
        let sources = files.compactMap { read($0, &code) }
        let byteCount = sources.reduce(0) { $0 + $1.bytes.count }
        let lexing = median(repeats) { sources.reduce(0) { $0 + Lexer.lex($1.bytes).tokens.count } }
        let parsing = median(repeats) { sources.reduce(0) { $0 + parse($1).records.count } }
        let text = """
            files   \(sources.count)
            bytes   \(byteCount)
            lex     \(rate(byteCount, lexing.duration)), \(lexing.count) tokens
            parse   \(rate(byteCount, parsing.duration)), \(parsing.count) nodes (lexing included)

            """
        return emit(text) == .success && problems.isEmpty ? code : .failure
    }

    /// Median duration of a task and the count that it returns, which must be used for the task not to be left out.
    private func median(_ repeats: Int, _ task: () -> Int) -> (duration: Duration, count: Int) {
        let clock = ContinuousClock()
        var count = 0
        let durations = (0..<repeats).map { _ in clock.measure { count = task() } }
        return (durations.sorted()[repeats / 2], count)
    }

    private func rate(_ bytes: Int, _ duration: Duration) -> String {
        let seconds = Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
        let tenths = seconds > 0 ? Int(Double(bytes) / seconds / 100_000) : 0
        let microseconds = Int(seconds * 1_000_000)
        return "\(tenths / 10).\(tenths % 10) MB/s, \(microseconds / 1000).\((microseconds % 1000) / 100) ms"
    }
}
