#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Merges the JSON reports of a run's shards into the report of an unsharded run.
package struct ReportMerge {
    private(set) var merged: JSONReport
    /// Whether the baseline has entries whose diagnostics are gone from the code of all parts.
    package let hasStaleEntries: Bool
    /// Whether a file that the user named could not be linted.
    package let lacksNamedFile: Bool

    /// - Parameter reports: bytes of the reports in any order, with names for messages; never empty.
    /// - Throws: `InputError` if a report is invalid or the parts do not belong together.
    package init(_ reports: [(name: String, bytes: [UInt8])]) throws(InputError) {
        var all: [JSONReport] = []
        for (name, bytes) in reports {
            let report = try Self.read(bytes, name)
            if let first = all.first, first.tool != report.tool {
                throw InputError(kind: .io, message: "\"\(name)\" was written by another GroupLint version or with other rules")
            }
            all.append(report)
        }
        guard let first = all.first else { throw InputError(kind: .io, message: "there is no report to merge") }
        try Self.checkParts(all.map(\.shard))
        let moved = all.dropFirst().reduce(Set(first.staleUnlessMoved ?? [])) { $0.intersection($1.staleUnlessMoved ?? []) }
        hasStaleEntries = !moved.isEmpty || all.contains { $0.stale != nil }
        merged = first
        (merged.stale, merged.staleUnlessMoved) = (nil, nil)
        merged.diagnostics = all.flatMap(\.diagnostics).sorted(by: Self.isOrderedBefore)
        // Each part reads every file, so each reports a failure on one.
        var known: Set<JSONReport.Problem> = []
        let problems = all.flatMap(\.problems).filter { known.insert($0).inserted }.sorted(by: Self.isOrderedBefore)
        lacksNamedFile = problems.contains { $0.named ?? false }
        merged.problems = problems.map { problem in
            var problem = problem
            problem.named = nil
            return problem
        }
        merged.summary = Self.sum(all.map(\.summary))
        merged.shard = nil
        merged.statistics = nil
        merged.timings = nil
    }

    private static func read(_ bytes: [UInt8], _ name: String) throws(InputError) -> JSONReport {
        do {
            let report = try JSONDecoder().decode(JSONReport.self, from: Data(bytes))
            if report.schema == JSONReporter.schema {
                guard report.summary.hasPossibleCounts(report.diagnostics.count) else {
                    throw InputError(kind: .io, message: "\"\(name)\" is damaged: its summary has an impossible count")
                }
                if let entry = report.diagnostics.first(where: { !$0.isPossible }) {
                    let rule = entry.hasRule ? "the diagnostic \"\(entry.rule.prefix(80))\"" : "a diagnostic without a rule"
                    throw InputError(kind: .io, message: "\"\(name)\" is damaged: \(rule) has an impossible severity or place")
                }
                return report
            }
        } catch let error as InputError {
            throw error
        } catch {}
        throw InputError(kind: .io, message: "\"\(name)\" is not a report from --format json")
    }

    private static let mostParts = 100_000

    /// Checks that each part is there once: a missing part would look like one without diagnostics.
    private static func checkParts(_ shards: [String?]) throws(InputError) {
        if shards.contains(nil) { throw InputError(kind: .io, message: "only reports of runs with --shard can be merged") }
        var known: Set<String> = []
        for shard in shards.compactMap(\.self) where !known.insert(shard).inserted {
            throw InputError(kind: .io, message: "the part \(shard) of the run is given twice")
        }
        // The parts say how many there are: `1/2`.
        let count = shards.compactMap { $0?.split(separator: "/").last }.compactMap { Int($0) }.max() ?? shards.count
        guard count >= 1, count <= mostParts else { throw InputError(kind: .io, message: "the report is of an impossible part") }
        guard let first = (1...count).lazy.map({ "\($0)/\(count)" }).first(where: { !known.contains($0) }) else { return }
        let given = shards.compactMap { $0 }.joined(separator: ", ")
        throw InputError(
            kind: .io, message: "a part of the run is missing: \(first); given: \(given)")
    }

    private static func sum(_ parts: [JSONReport.Summary]) -> JSONReport.Summary {
        func sum(_ value: (JSONReport.Summary) -> Int) -> Int { parts.reduce(0) { $0 + value($1) } }
        func most(_ value: (JSONReport.Summary) -> Int) -> Int { parts.map(value).max() ?? 0 }
        return JSONReport.Summary(
            files: sum(\.files), skipped: sum(\.skipped), generated: sum(\.generated),
            inNoTarget: sum(\.inNoTarget), errors: sum(\.errors), warnings: sum(\.warnings), infos: sum(\.infos),
            suppressed: sum(\.suppressed), baselined: sum(\.baselined), omitted: sum(\.omitted), fixed: sum(\.fixed),
            durationMs: most(\.durationMs), complete: parts.allSatisfy(\.complete))
    }

    private static func isOrderedBefore(_ left: JSONReport.Entry, _ right: JSONReport.Entry) -> Bool {
        if left.path != right.path { return precedesInBytes(left.path, right.path) }
        let (start, other) = (left.range.start.offset, right.range.start.offset)
        return start == other ? left.rule < right.rule : start < other
    }

    private static func isOrderedBefore(_ left: JSONReport.Problem, _ right: JSONReport.Problem) -> Bool {
        if left.path != right.path { return precedesInBytes(left.path, right.path) }
        return (left.range?.start.offset ?? 0) < (right.range?.start.offset ?? 0)
    }

    // MARK: The result

    package func json() throws -> [UInt8] { try encodedJSON(merged) }

    package var warningCount: Int { merged.summary.warnings }

    package func hasProblem(_ kind: InputProblem.Kind) -> Bool { merged.problems.contains { $0.kind == kind.rawValue } }

    /// Files that were not read, or not completely. They make a run fail for which an info does.
    package var unreadPaths: [String] {
        let kinds = [InputProblem.Kind.parse, .skipped].map(\.rawValue)
        return merged.problems.filter { kinds.contains($0.kind) }.map(\.path)
    }

    /// Diagnostics that neither a comment nor the baseline accepts.
    package var live: [(path: String, severity: Severity)] {
        merged.diagnostics.filter { $0.suppression == nil }.compactMap { entry in
            Severity(rawValue: entry.severity).map { (entry.path, $0) }
        }
    }
}

extension JSONReport.Entry {
    /// Whether a run can have written the entry. The severity decides the exit code, and the places the order.
    fileprivate var isPossible: Bool {
        let places = [range.start, range.end].flatMap { [$0.line, $0.column, $0.offset] }
        return hasRule && Severity(rawValue: severity) != nil && places.allSatisfy { (0...Int(UInt32.max)).contains($0) }
    }

    /// Whether the rule has the form of an id. Some formats print it next to what a CI service takes for a command.
    fileprivate var hasRule: Bool {
        !rule.isEmpty
            && rule.utf8.allSatisfy { byte in
                (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "_")
            }
    }
}

extension JSONReport.Summary {
    /// Whether the counts are those of a run with a number of listed diagnostics, so that their sums do not overflow.
    fileprivate func hasPossibleCounts(_ listed: Int) -> Bool {
        let counts = [
            files, skipped, generated, inNoTarget, errors, warnings, infos, suppressed, baselined, omitted, fixed, durationMs,
        ]
        return counts.allSatisfy { (0...1_000_000_000_000).contains($0) } && errors + warnings + infos <= listed + omitted
    }
}
