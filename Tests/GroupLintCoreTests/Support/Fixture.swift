@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// Swift source with expectations in it.
///
///     // target: iOS=14.0
///     Group { A(); B() }
///         .onAppear { load() }
///     //   ^^^^^^^^ error/medium[rule_id]: start of the message
///
/// A line of carets belongs to the code line above it; `//<^^` starts in column 1, `//<<^^` in column 2.
/// `// --- Other.swift` starts another file of the same run.
/// Code without an expectation must not be reported.
struct Fixture {
    let files: [File]
    let targets: DeploymentTargets
    /// `name = value` from `// options:` lines.
    let options: [(name: String, value: String)]
    /// Ids from `// rules:` lines: rules that run in addition to the fixture's rule. Their diagnostics are not compared.
    let furtherRules: [String]

    struct File {
        var path: String
        /// Number of lines of the fixture before the first line of the file.
        var firstLine: Int
        var lines: [String]

        var text: String { lines.map { $0 + "\n" }.joined() }
    }

    /// One diagnostic, expected or found. Lines and columns are 1-based and belong to the virtual file.
    struct Expectation: Hashable, Comparable {
        var path: String
        var line: Int
        var column: Int
        var length: Int
        /// Severity and confidence: `error`, `warning/medium`, `info/low`. High confidence is not written.
        var level: String
        var rule: String
        var message: String

        static func < (left: Expectation, right: Expectation) -> Bool {
            (left.path, left.line, left.column, left.rule, left.message)
                < (right.path, right.line, right.column, right.rule, right.message)
        }

        /// The caret line for this diagnostic.
        var comment: String {
            let carets = String(repeating: "^", count: max(1, length))
            let text = "\(level)[\(rule)]: \(message)"
            let margin = column < 3 ? String(repeating: "<", count: column) : String(repeating: " ", count: column - 3)
            return "//\(margin)\(carets) \(text)"
        }
    }

    init(_ text: String, name: String) {
        var files = [File(path: name, firstLine: 0, lines: [])]
        var targets = DeploymentTargets()
        var options: [(String, String)] = []
        var furtherRules: [String] = []
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast(text.hasSuffix("\n") ? 1 : 0)
        for (number, line) in lines.enumerated() {
            if let path = Self.value(of: "// --- ", in: line) {
                files.append(File(path: path, firstLine: number + 1, lines: []))
                continue
            }
            if let target = Self.value(of: "// target: ", in: line) { Self.add(target, to: &targets) }
            if let ids = Self.value(of: "// rules: ", in: line) { furtherRules += ids.split(separator: " ").map(String.init) }
            if let option = Self.value(of: "// options: ", in: line), let sign = option.firstIndex(of: "=") {
                let value = option[option.index(after: sign)...].drop(while: { $0 == " " })
                options.append((option[..<sign].filter { $0 != " " }, String(value)))
            }
            files[files.count - 1].lines.append(String(line))
        }
        self.files = files
        self.targets = targets
        self.options = options
        self.furtherRules = furtherRules
    }

    private static func value(of prefix: String, in line: Substring) -> String? {
        line.hasPrefix(prefix) ? String(line.dropFirst(prefix.count)) : nil
    }

    private static func add(_ text: String, to targets: inout DeploymentTargets) {
        for part in text.split(separator: ",") {
            let sides = part.filter { $0 != " " }.split(separator: "=")
            guard sides.count == 2, let platform = Platform(spelling: String(sides[0])) else { continue }
            targets[platform] = OSVersion(sides[1])
        }
    }

    // MARK: Expectations

    var expectations: [Expectation] { files.flatMap(Self.expectations).sorted() }

    private static func expectations(_ file: File) -> [Expectation] {
        var found: [Expectation] = []
        var codeLine = 0
        for (number, line) in file.lines.enumerated() {
            if let expectation = expectation(line, file.path, codeLine) {
                found.append(expectation)
            } else {
                codeLine = number + 1
            }
        }
        return found
    }

    private static func expectation(_ line: String, _ path: String, _ codeLine: Int) -> Expectation? {
        guard line.hasPrefix("//") else { return nil }
        let marks = line.dropFirst(2)
        let arrows = marks.prefix { $0 == "<" }.count
        let margin = arrows > 0 ? arrows : marks.prefix { $0 == " " }.count
        let carets = marks.dropFirst(margin).prefix { $0 == "^" }.count
        guard carets > 0 else { return nil }
        let rest = marks.dropFirst(margin + carets + 1)
        guard let open = rest.firstIndex(of: "["), let close = rest.firstIndex(of: "]") else { return nil }
        return Expectation(
            path: path, line: codeLine, column: arrows > 0 ? arrows : margin + 3, length: carets,
            level: String(rest[..<open]), rule: String(rest[rest.index(after: open)..<close]),
            message: String(rest[close...].dropFirst(3)))
    }

    static func isExpectation(_ line: String) -> Bool { expectation(line, "", 0) != nil }
}
