#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Encodes a value as indented JSON with sorted keys and a line break at the end. Escapes invisible control characters,
/// because a terminal might act on them.
package func encodedJSON(_ value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return escapingControls(Array(try encoder.encode(value))) + [UInt8(ascii: "\n")]
}

/// Encodes a value as JSON on one line, with sorted keys and escaped control characters.
func encodedJSONLine(_ value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return escapingControls(Array(try encoder.encode(value))) + [UInt8(ascii: "\n")]
}

/// Replaces DEL, C1 and bidirectional controls with `\u` escapes, and the `[` of commands that CI services recognize anywhere
/// in a line. They occur only inside strings.
private func escapingControls(_ json: [UInt8]) -> [UInt8] {
    let hasCommand = zip(json, json.dropFirst()).contains { $0 == UInt8(ascii: "#") && $1 == UInt8(ascii: "#") }
    if !hasCommand, json.allSatisfy({ $0 < 0x7F }) { return json }
    var result: [UInt8] = []
    result.reserveCapacity(json.count)
    var index = 0
    while index < json.count {
        let byte = json[index]
        if byte < 0x7F, !hasCommand || byte != UInt8(ascii: "[") {
            result.append(byte)
            index += 1
            continue
        }
        let bytes = json[index..<index + (scalarLength(json, at: index) ?? 1)]
        index = bytes.endIndex
        if hasCommand, bytes.first == UInt8(ascii: "["), endsServiceCommand(result) {
            result.append(contentsOf: "\\u005b".utf8)
        } else if bytes.count == 1, bytes[bytes.startIndex] < 0x7F {
            result.append(bytes[bytes.startIndex])
        } else if let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first, isInvisibleControl(scalar) {
            let hex = String(scalar.value, radix: 16)
            result.append(contentsOf: "\\u\(String(repeating: "0", count: 4 - hex.utf8.count))\(hex)".utf8)
        } else {
            result.append(contentsOf: bytes)
        }
    }
    return result
}
