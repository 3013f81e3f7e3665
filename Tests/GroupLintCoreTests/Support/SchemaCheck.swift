import Foundation

/// Checks JSON with a JSON Schema. Supports only the keywords that the schemas of this project use. Unknown keywords are
/// errors, because they would not be checked. Keys that the schema does not list are errors too.
struct SchemaCheck {
    private let root: [String: Any]
    private static let silent: Set<String> = ["$schema", "$id", "title", "description", "definitions"]

    init(_ schema: Data) throws {
        root = try JSONSerialization.jsonObject(with: schema) as? [String: Any] ?? [:]
    }

    /// Errors, each with its place.
    func errors(_ json: Data, definition: String? = nil) throws -> [String] {
        let value = try JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed)
        let schema = definition.map { ["$ref": "#/definitions/\($0)"] } ?? root
        return errors(value, schema, "$")
    }

    private func errors(_ value: Any, _ schema: [String: Any], _ place: String) -> [String] {
        schema.flatMap { keyword, argument -> [String] in
            if Self.silent.contains(keyword) { return [] }
            switch (keyword, argument) {
            case ("$ref", let name as String):
                let definitions = root["definitions"] as? [String: Any] ?? [:]
                let target = definitions[String(name.split(separator: "/").last ?? "")] as? [String: Any]
                return target.map { errors(value, $0, place) } ?? ["\(place): no definition \(name)"]
            case ("anyOf", let choices as [[String: Any]]):
                return choices.contains { errors(value, $0, place).isEmpty } ? [] : ["\(place): fits none of anyOf"]
            case ("type", let name as String): return Self.has(value, type: name) ? [] : ["\(place): is no \(name)"]
            case ("const", let constant as String): return value as? String == constant ? [] : ["\(place): is not \(constant)"]
            case ("enum", let words as [String]):
                return (value as? String).map(words.contains) ?? false ? [] : ["\(place): is none of \(words)"]
            case ("minimum", let least as Int): return (value as? Int ?? least) >= least ? [] : ["\(place): is below \(least)"]
            case ("pattern", let pattern as String):
                let matches = (value as? String)?.range(of: pattern, options: .regularExpression) != nil
                return matches ? [] : ["\(place): does not match \(pattern)"]
            case ("items", let items as [String: Any]):
                return (value as? [Any] ?? []).enumerated().flatMap { errors($1, items, "\(place)[\($0)]") }
            case ("required", let keys as [String]):
                let object = value as? [String: Any] ?? [:]
                return keys.filter { object[$0] == nil }.map { "\(place): \($0) is missing" }
            case ("properties", let properties as [String: [String: Any]]):
                let object = value as? [String: Any] ?? [:]
                let unknown = object.keys.filter { properties[$0] == nil }.map { "\(place): \($0) is not in the schema" }
                return unknown
                    + properties.flatMap { key, schema in object[key].map { errors($0, schema, "\(place).\(key)") } ?? [] }
            default: return ["\(place): the schema has \(keyword), which is not checked"]
            }
        }
    }

    private static func has(_ value: Any, type: String) -> Bool {
        switch type {
        case "null": value is NSNull
        case "string": value is String
        case "array": value is [Any]
        case "object": value is [String: Any]
        case "boolean": value is Bool
        case "integer": value is Int
        default: false
        }
    }
}
