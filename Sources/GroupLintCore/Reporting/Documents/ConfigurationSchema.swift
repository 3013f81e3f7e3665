/// The JSON Schema of `.grouplint.yml` for editors and validators, generated from the metadata of keys and rules.
package enum ConfigurationSchema {
    package static func json(_ rules: [any RuleDescription.Type]) throws -> [UInt8] { try encodedJSON(schema(rules)) }

    private static func schema(_ rules: [any RuleDescription.Type]) -> JSONValue {
        let properties = ConfigurationKey.allCases.map { key in
            let record = key.record
            return (key.rawValue, described(schema(of: record.shape, rules), record.description))
        }
        var root = object(properties)
        root["$schema"] = "http://json-schema.org/draft-07/schema#"
        root["title"] = "GroupLint configuration"
        return .object(root)
    }

    private static func schema(of shape: SettingShape, _ rules: [any RuleDescription.Type]) -> [String: JSONValue] {
        switch shape {
        case .constant(let number): ["const": .int(number)]
        case .version: ["type": "string", "pattern": "^(>=|>|<=|<|==)? *[0-9]+(\\.[0-9]+){0,2}$"]
        case .text: ["type": "string"]
        case .texts: list(["type": "string"])
        case .word(let words): choice(words)
        case .layers: list(layer)
        case .targets: targets
        case .fixes: fixes(RuleNames(rules.map { $0.info }))
        case .rules: ruleSettings(rules)
        case .overrides: list(override(rules))
        }
    }

    private static func described(_ schema: [String: JSONValue], _ description: String?) -> JSONValue {
        guard let description else { return .object(schema) }
        return .object(schema.merging(["description": .string(description)]) { first, _ in first })
    }

    private static func fixes(_ names: RuleNames) -> [String: JSONValue] {
        let pattern: JSONValue = ["type": "string", "pattern": .string(rulePattern)]
        let name: [String: JSONValue] = ["anyOf": [.object(choice(names.words.sorted())), pattern]]
        return object(FixesKey.allCases.map { ($0.rawValue, .object(list(name))) })
    }

    /// Matches patterns of rules, such as `group_*`.
    private static let rulePattern = "[*?]"

    private static func ruleSettings(_ rules: [any RuleDescription.Type]) -> [String: JSONValue] {
        let categories = RuleNames(rules.map { $0.info }).categories
        let several =
            categories.map { ($0.rawValue, ruleSchema("Rules about \($0.summary).")) }
            + [(RuleNames.everyRule, ruleSchema("Every rule."))]
        var schema = object(rules.map { ($0.info.id, ruleSchema($0.info.summary, $0.optionSummaries)) } + several)
        schema["patternProperties"] = .object([rulePattern: ruleSchema("Rules whose ids match the pattern.")])
        // All rules below the key may be comments.
        schema["type"] = ["object", "null"]
        return schema
    }

    private static func override(_ rules: [any RuleDescription.Type]) -> [String: JSONValue] {
        let properties = OverrideKey.allCases.map { key in
            let description: String? = if case .rules = key.shape { ConfigurationKey.rules.record.description } else { nil }
            return (key.rawValue, described(schema(of: key.shape, rules), description))
        }
        return object(properties, required: [OverrideKey.paths.rawValue])
    }

    /// Schema of one item of `extends`: a preset or a file.
    private static var layer: [String: JSONValue] {
        let presets = JSONValue.object(choice(Preset.allCases.map(\.reference)))
        return ["anyOf": [presets, ["type": "string", "not": ["pattern": .string("^" + Preset.prefix)]]]]
    }

    private static func ruleSchema(_ description: String, _ options: [RuleOptionSummary] = []) -> JSONValue {
        let severity = JSONValue.object(choice(Severity.allCases.map(\.rawValue)))
        let options = options.map { option in (option.name, optionSchema(option)) }
        return .object([
            "description": .string(description),
            "anyOf": [severity, .object(object([("severity", severity)] + options))],
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

    private static var targets: [String: JSONValue] {
        let version: JSONValue = ["anyOf": [["type": "string", "pattern": "^[0-9]+(\\.[0-9]+){0,2}$"], ["type": "number"]]]
        return ["anyOf": [["const": "auto"], .object(object(Platform.allCases.map { ($0.rawValue, version) }))]]
    }

    private static func choice(_ words: [String]) -> [String: JSONValue] { ["enum": .array(words.map(JSONValue.string))] }

    private static func list(_ items: [String: JSONValue]) -> [String: JSONValue] {
        ["type": "array", "items": .object(items)]
    }

    private static func object(_ properties: [(String, JSONValue)], required: [String] = []) -> [String: JSONValue] {
        var schema: [String: JSONValue] = [
            "type": "object", "additionalProperties": false,
            "properties": .object(Dictionary(properties) { first, _ in first }),
        ]
        if !required.isEmpty { schema["required"] = .array(required.map(JSONValue.string)) }
        return schema
    }
}

/// Any JSON value, for documents without a fixed type.
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
