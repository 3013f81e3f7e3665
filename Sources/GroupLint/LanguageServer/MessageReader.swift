/// Splits a stream of bytes into messages, according to the base protocol of LSP.
struct MessageReader {
    enum Event: Equatable {
        /// Bytes of one message, without its header.
        case message([UInt8])
        /// Bytes that are not a message; reading continues after them. The text is lower case, without a full stop.
        case malformed(String)
        /// The stream is broken and cannot be read further.
        case fatal(String)
    }

    /// Largest header in bytes.
    static let maximumHeader = 8 << 10
    /// Largest length in bytes that a header may state. A message of this size would not be skipped, but never end.
    static let maximumLength = 1 << 30
    /// Largest message in bytes that is read; larger ones are skipped.
    var maximumBody = 64 << 20

    private var buffer: [UInt8] = []
    /// Byte offset of the unread part of `buffer`.
    private var position = 0
    /// Length in bytes of the body that is being read; nil while a header is read.
    private var bodyLength: Int?
    /// Number of bytes still to skip of a body that is too long.
    private var skipped = 0
    private var isDead = false

    /// Whether all bytes so far belong to complete messages.
    var isBetweenMessages: Bool { bodyLength == nil && skipped == 0 && position == buffer.count && !isDead }

    mutating func append(_ bytes: some Collection<UInt8>) {
        if position > 1 << 16, position * 2 > buffer.count {
            buffer.removeFirst(position)
            position = 0
        }
        buffer.append(contentsOf: bytes)
    }

    /// The next event; nil when more bytes are needed.
    mutating func next() -> Event? {
        guard !isDead, skipBody() else { return nil }
        if bodyLength == nil {
            guard let header = takeHeader() else { return tooLongHeader() }
            // Without a length, nobody knows where the next message begins.
            guard let length = Self.contentLength(header), length <= Self.maximumLength else {
                isDead = true
                return .fatal("a header has no valid Content-Length")
            }
            guard length <= maximumBody else {
                skipped = length
                return .malformed("a message is larger than \(maximumBody >> 20) MiB")
            }
            bodyLength = length
        }
        guard let length = bodyLength, buffer.count - position >= length else { return nil }
        let body = Array(buffer[position..<position + length])
        position += length
        bodyLength = nil
        if position == buffer.count {
            buffer.removeAll(keepingCapacity: buffer.capacity < 1 << 20)
            position = 0
        }
        return .message(body)
    }

    /// Skips bytes of a body that is too long. Returns whether the whole body has been skipped.
    private mutating func skipBody() -> Bool {
        let count = min(skipped, buffer.count - position)
        position += count
        skipped -= count
        return skipped == 0
    }

    private mutating func tooLongHeader() -> Event? {
        guard buffer.count - position > Self.maximumHeader else { return nil }
        isDead = true
        return .fatal("a header is longer than \(Self.maximumHeader) bytes")
    }

    /// Removes and returns a header with the empty line that ends it; nil when it is incomplete.
    private mutating func takeHeader() -> ArraySlice<UInt8>? {
        let end = min(buffer.count, position + Self.maximumHeader)
        var index = position
        while index < end {
            if buffer[index] == UInt8(ascii: "\n"), index > position {
                let isBare = buffer[index - 1] == UInt8(ascii: "\n")
                let isEmpty =
                    index - position >= 3 && buffer[index - 1] == UInt8(ascii: "\r") && buffer[index - 2] == UInt8(ascii: "\n")
                if isBare || isEmpty {
                    let header = buffer[position..<index]
                    position = index + 1
                    return header
                }
            }
            index += 1
        }
        return nil
    }

    /// The length in bytes that a header states; nil when it is missing or invalid.
    private static func contentLength(_ header: ArraySlice<UInt8>) -> Int? {
        for line in header.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
            let parts = line.split(separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, String(decoding: parts[0], as: UTF8.self).lowercased() == "content-length" else { continue }
            guard let length = Int(String(decoding: parts[1].filter { $0 != 0x20 && $0 != 0x09 }, as: UTF8.self)) else {
                return nil
            }
            return length >= 0 ? length : nil
        }
        return nil
    }
}
