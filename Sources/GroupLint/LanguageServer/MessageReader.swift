/// Takes a stream of bytes apart into messages, as the base protocol of LSP frames them.
struct MessageReader {
    enum Event: Equatable {
        /// Bytes of one message, without its header.
        case message([UInt8])
        /// Something that is no message; reading goes on behind it. Lower case, no full stop.
        case malformed(String)
        /// The stream makes no sense any more.
        case fatal(String)
    }

    /// Largest header in bytes.
    static let maximumHeader = 8 << 10
    /// Largest message in bytes.
    var maximumBody = 64 << 20

    private var buffer: [UInt8] = []
    /// Start of what has not been read yet.
    private var position = 0
    /// Length of the body that is being read.
    private var bodyLength: Int?
    /// Bytes of a body that is too long, still to be passed over.
    private var skipped = 0
    private var isDead = false

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
            guard let length = Self.contentLength(header) else { return .malformed("a header has no valid Content-Length") }
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

    /// False while more of a body that is too long is to come.
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

    /// Bytes up to the empty line that ends a header, which is taken too.
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

    /// Nil when the header states no length, or none that fits an integer.
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
