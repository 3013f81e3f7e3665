import GroupLintEngine

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Id of a request: a number or a string.
enum RequestID: Codable, Hashable {
    case number(Int)
    case text(String)

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Int.self) {
            self = .number(number)
        } else {
            self = .text(try container.decode(String.self))
        }
    }

    /// A text that differs for different ids.
    var key: String {
        switch self {
        case .number(let number): "#\(number)"
        case .text(let text): "\"\(text)"
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .number(let number): try container.encode(number)
        case .text(let text): try container.encode(text)
        }
    }
}

/// The error in the response to a failed request.
struct ResponseError: Error, Encodable {
    struct Details: Encodable {
        /// Whether the client should send the request again.
        var retriggerRequest: Bool
    }

    var code: Int
    var message: String
    var data: Details?

    static func parse(_ message: String) -> ResponseError { ResponseError(code: -32700, message: message) }
    static func invalidRequest(_ message: String) -> ResponseError { ResponseError(code: -32600, message: message) }
    static func methodNotFound(_ method: String) -> ResponseError {
        ResponseError(code: -32601, message: "there is no method \"\(method)\"")
    }
    static func invalidParameters(_ message: String) -> ResponseError { ResponseError(code: -32602, message: message) }
    static let notInitialized = ResponseError(code: -32002, message: "the server is not initialized")
    /// For a request that was open when the server failed.
    ///
    /// - Parameter isForDiagnostics: whether the protocol lets the client send the request again by itself.
    static func interrupted(isForDiagnostics: Bool) -> ResponseError {
        let message = "GroupLint failed and started again; please repeat the request"
        return isForDiagnostics
            ? ResponseError(code: -32802, message: message, data: Details(retriggerRequest: true))
            : ResponseError(code: -32603, message: message)
    }
    static let cancelled = ResponseError(code: -32800, message: "the request was cancelled")
}

/// A message with its id and method decoded. Its parameters are decoded later.
struct Message {
    var id: RequestID?
    var method: String?
    let bytes: [UInt8]

    private struct Envelope: Decodable {
        var id: RequestID?
        var method: String?
    }

    private struct Body<Parameters: Decodable>: Decodable {
        var params: Parameters
    }

    init(_ body: [UInt8]) throws(ResponseError) {
        bytes = LoneSurrogates.replaced(in: body)
        guard bytes.contains(where: { $0 > 0x20 }), JSONNesting.isShallow(bytes) else {
            throw .parse("the message is empty or nested too deeply")
        }
        do {
            let envelope = try JSONDecoder().decode(Envelope.self, from: Data(bytes))
            id = envelope.id
            method = envelope.method
        } catch DecodingError.dataCorrupted {
            throw .parse("the message is not JSON")
        } catch {
            throw .invalidRequest("the message is not a request")
        }
    }

    func parameters<Parameters: Decodable>(_ type: Parameters.Type) throws(ResponseError) -> Parameters {
        do {
            return try JSONDecoder().decode(Body<Parameters>.self, from: Data(bytes)).params
        } catch {
            throw .invalidParameters("the parameters of \"\(method ?? "")\" are invalid")
        }
    }
}

/// Checks the nesting of brackets. The decoder does not get messages that are nested deeper than the protocol needs.
private enum JSONNesting {
    static func isShallow(_ bytes: [UInt8]) -> Bool {
        var depth = 0
        var isInString = false
        var isEscaped = false
        for byte in bytes {
            if isInString {
                if !isEscaped, byte == UInt8(ascii: "\"") { isInString = false }
                isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): isInString = true
            case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            default: break
            }
            if depth > 128 { return false }
        }
        return true
    }
}

/// Encodes messages with their headers.
enum MessageWriter {
    private struct Response<Result: Encodable>: Encodable {
        var jsonrpc = "2.0"
        var id: RequestID
        var result: Result
    }

    private struct Failure: Encodable {
        var id: RequestID?
        var error: ResponseError

        enum CodingKeys: String, CodingKey {
            case jsonrpc, id, error
        }

        /// Writes an unknown id as null.
        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode("2.0", forKey: .jsonrpc)
            try container.encode(id, forKey: .id)
            try container.encode(error, forKey: .error)
        }
    }

    /// A request or a notification. Nil properties are omitted.
    private struct Call<Parameters: Encodable>: Encodable {
        var jsonrpc = "2.0"
        var id: RequestID?
        var method: String
        var params: Parameters?
    }

    static func response(_ id: RequestID, _ result: some Encodable) -> [UInt8] { frame(Response(id: id, result: result)) }

    static func failure(_ id: RequestID?, _ error: ResponseError) -> [UInt8] { frame(Failure(id: id, error: error)) }

    /// Encodes a request or a notification.
    ///
    /// - Parameter id: nil for a notification.
    static func call<Parameters: Encodable>(_ method: String, _ parameters: Parameters?, id: RequestID? = nil) -> [UInt8] {
        frame(Call(id: id, method: method, params: parameters))
    }

    /// Encodes a value and adds the header. A value that cannot be encoded becomes an error without an id; this should not
    /// happen with the values of this server.
    private static func frame(_ value: some Encodable) -> [UInt8] { frame(body(value)) }

    static func frame(_ body: [UInt8]) -> [UInt8] { Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body }

    private static func body(_ value: some Encodable) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        let failure = #"{"jsonrpc":"2.0","id":null,"error":{"code":-32603,"message":"a message could not be encoded"}}"#
        return (try? encoder.encode(value)).map(Array.init) ?? Array(failure.utf8)
    }
}
