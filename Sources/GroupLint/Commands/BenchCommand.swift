import GroupLintEngine

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension Program {
    /// Prints how fast files are lexed and parsed in memory on one thread. The rate is the median of several runs over all
    /// files. It is based on CPU time, which other work on the machine hardly affects.
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
            lex     \(rate(byteCount, lexing.microseconds)), \(lexing.count) tokens
            parse   \(rate(byteCount, parsing.microseconds)), \(parsing.count) nodes (lexing included)

            """
        return emit(text) == .success && problems.isEmpty ? code : .failure
    }

    /// Median CPU time of a task in microseconds, and the count that it returns. Callers must use the count; otherwise the
    /// optimizer may remove the task.
    private func median(_ repeats: Int, _ task: () -> Int) -> (microseconds: Int, count: Int) {
        var count = 0
        let times = (0..<repeats).map { _ in
            let start = processorMicroseconds()
            count = task()
            return processorMicroseconds() - start
        }
        return (times.sorted()[repeats / 2], count)
    }

    private func rate(_ bytes: Int, _ microseconds: Int) -> String {
        let tenths = microseconds > 0 ? bytes * 10 / microseconds : 0
        let thousandths = String(microseconds % 1000 + 1000).dropFirst()
        return "\(tenths / 10).\(tenths % 10) MB/s, \(microseconds / 1000).\(thousandths) ms"
    }
}

/// CPU time of the process so far, in microseconds.
private func processorMicroseconds() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000 + time.tv_nsec / 1000
}
