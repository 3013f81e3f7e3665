/// The JSON Schema of `.grouplint.yml`, generated from the metadata of the rules, for editors and validators.
package enum ConfigurationSchema {
    package static func json(_ rules: [any Rule.Type]) throws -> [UInt8] { try encodedJSON(schema(rules)) }

    private static func schema(_ rules: [any Rule.Type]) -> JSONValue {
        let ids = rules.map { $0.info.id }.sorted()
        let ruleSettings = object(
            rules.map { ($0.info.id, ruleSchema($0)) }, description: "Severity and options of each rule.")
        return [
            "$schema": "http://json-schema.org/draft-07/schema#", "title": "GroupLint configuration",
            "type": "object", "additionalProperties": false,
            "properties": [
                "version": ["const": 1, "description": "Version of this format."],
                "required_version": ["type": "string", "pattern": "^(>=|>|<=|<|==)? *[0-9]+(\\.[0-9]+){0,2}$"],
                "extends": list(layer, "Presets such as preset:strict, and files of the repository."),
                "include": list(["type": "string"], "Patterns of files to lint, as in .gitignore."),
                "exclude": list(["type": "string"], "Patterns of files to leave out, as in .gitignore."),
                "generated": choice(["skip", "lint"]), "deployment_targets": targets,
                "toolchain": choice(Toolchain.allCases.map(\.rawValue)),
                "ui_modules": list(["type": "string"], "Modules with views of their own that are not SwiftUI's."),
                "fail_on": choice(["error", "warning", "info", "never"]),
                "confidence": choice(Confidence.allCases.map(\.rawValue)), "baseline": ["type": "string"],
                "fixes": object([("unsafe", list(choice(ids))), ("never", list(choice(ids)))]),
                "rules": ruleSettings,
                "overrides": list(
                    object(
                        [("paths", list(["type": "string"])), ("rules", ruleSettings), ("deployment_targets", targets)],
                        required: ["paths"])),
            ],
        ]
    }

    /// A preset, or a file.
    private static var layer: JSONValue {
        ["anyOf": [choice(Preset.allCases.map { "preset:" + $0.rawValue }), ["type": "string", "not": ["pattern": "^preset:"]]]]
    }

    private static func ruleSchema(_ rule: any Rule.Type) -> JSONValue {
        let severity = choice(Severity.allCases.map(\.rawValue))
        let options = rule.optionSummaries.map { option in (option.name, optionSchema(option)) }
        return .object([
            "description": .string(rule.info.summary),
            "anyOf": [severity, object([("severity", severity)] + options)],
        ])
    }

    private static func optionSchema(_ option: RuleOptionSummary) -> JSONValue {
        var schema: [String: JSONValue] = ["description": .string(option.help)]
        switch option.defaultValue {
        case .bool(let flag):
            schema["type"] = "boolean"
            schema["default"] = .bool(flag)
        case .int(let number):
            schema["type"] = "integer"
            schema["default"] = .int(number)
            schema["minimum"] = .int(option.range.lowerBound)
            schema["maximum"] = .int(option.range.upperBound)
        case .strings(let words):
            schema["type"] = "array"
            schema["items"] = ["type": "string"]
            schema["default"] = .array(words.map(JSONValue.string))
        }
        return .object(schema)
    }

    private static var targets: JSONValue {
        let version: JSONValue = ["anyOf": [["type": "string", "pattern": "^[0-9]+(\\.[0-9]+){0,2}$"], ["type": "number"]]]
        return ["anyOf": [["const": "auto"], object(Platform.allCases.map { ($0.rawValue, version) })]]
    }

    private static func choice(_ words: [String]) -> JSONValue { ["enum": .array(words.map(JSONValue.string))] }

    private static func list(_ items: JSONValue, _ description: String? = nil) -> JSONValue {
        var schema: [String: JSONValue] = ["type": "array", "items": items]
        if let description { schema["description"] = .string(description) }
        return .object(schema)
    }

    private static func object(
        _ properties: [(String, JSONValue)], description: String? = nil, required: [String] = []
    ) -> JSONValue {
        var schema: [String: JSONValue] = [
            "type": "object", "additionalProperties": false,
            "properties": .object(Dictionary(properties) { first, _ in first }),
        ]
        if let description { schema["description"] = .string(description) }
        if !required.isEmpty { schema["required"] = .array(required.map(JSONValue.string)) }
        return .object(schema)
    }
}

/// Any JSON, for documents whose shape is not known beforehand.
package indirect enum JSONValue: Encodable, Sendable {
    case string(String)
    case int(Int)
    case bool(Bool)
    case array([JSONValue])
    case object([String: JSONValue])
    case null

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .string(let value): try container.encode(value)
        case .int(let value): try container.encode(value)
        case .bool(let value): try container.encode(value)
        case .array(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        case .null: try container.encodeNil()
        }
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    package init(stringLiteral value: String) { self = .string(value) }
    package init(integerLiteral value: Int) { self = .int(value) }
    package init(booleanLiteral value: Bool) { self = .bool(value) }
    package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    package init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(Dictionary(elements) { first, _ in first })
    }
}
