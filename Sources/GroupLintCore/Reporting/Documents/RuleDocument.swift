/// A rule as JSON, printed by `rules` and `explain`.
package struct RuleDocument: Encodable {
    private let id: String
    private let summary: String
    private let category: String
    private let severity: String
    private let versions: String
    private let certainties: [String]
    @Nullable private var measured: Measured?
    private let rationale: String
    private let cases: [Case]
    private let doubts: [Circumstance]
    private let silentOn: [String]
    @Nullable private var fix: String?
    private let sources: [String]
    private let bad: String
    private let good: String
    private let options: [Option]

    private struct Case: Encodable {
        let severity: String
        let confidence: String
        let when: String
        /// The message, with names of values in braces.
        let message: String
    }

    /// How many reports were right, of those that were read.
    private struct Measured: Codable, Hashable {
        let right: Int
        let read: Int
        let severity: String
    }

    private struct Circumstance: Encodable {
        let confidence: String
        let when: String
    }

    private struct Option: Encodable {
        let name: String
        let help: String
        let defaultValue: Value
    }

    private enum Value: Encodable {
        case bool(Bool)
        case int(Int)
        case strings([String])

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .bool(let flag): try container.encode(flag)
            case .int(let number): try container.encode(number)
            case .strings(let list): try container.encode(list)
            }
        }

        init(_ value: RuleOptionValue) {
            switch value {
            case .bool(let flag): self = .bool(flag)
            case .int(let number): self = .int(number)
            case .strings(let list): self = .strings(list)
            }
        }
    }

    private init(_ rule: any RuleDescription.Type) {
        let info = rule.info
        id = info.id
        summary = info.summary
        category = info.category.rawValue
        severity = info.severity.rawValue
        versions = info.versions.text
        certainties = info.certainties.map(\.rawValue)
        measured = info.measured.map { Measured(right: $0.right, read: $0.read, severity: $0.severity.rawValue) }
        rationale = info.rationale
        cases = info.cases.map {
            Case(
                severity: $0.severity.rawValue, confidence: $0.confidence.rawValue, when: $0.when, message: $0.says)
        }
        doubts = info.doubts.map { Circumstance(confidence: $0.confidence.rawValue, when: $0.when) }
        silentOn = info.silentOn
        fix = info.fix
        sources = info.sources
        bad = info.bad
        good = info.good
        options = rule.optionSummaries.map {
            Option(name: $0.name, help: $0.help, defaultValue: Value($0.defaultValue))
        }
    }

    /// The rules as a JSON array.
    package static func json(_ rules: [any RuleDescription.Type]) throws -> String {
        String(decoding: try encodedJSON(rules.map { RuleDocument($0) }), as: UTF8.self)
    }
}

/// The version as JSON, printed by `version --json`.
package struct VersionDocument: Encodable {
    private let name = ToolIdentity.name
    private let version = ToolIdentity.version
    private let reportSchema = JSONReporter.schema

    package static func json() throws -> String {
        String(decoding: try encodedJSON(VersionDocument()), as: UTF8.self)
    }
}
