/// Computes the object id that git gives to a file's content, as hexadecimal digits.
enum BlobID {
    /// - Parameter length: number of digits: 40 for SHA-1, 64 for SHA-256.
    static func text(of content: [UInt8], length: Int) -> String {
        let bytes = Array("blob \(content.count)\0".utf8) + content
        return hexadecimal(length == 64 ? SHA256.digest(bytes)[...] : SHA1.digest(bytes)[...])
    }
}

/// SHA-1 (FIPS 180-4). Used only to recognize content, not for security.
enum SHA1 {
    static func digest(_ message: [UInt8]) -> [UInt8] {
        var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
        let bitCount = UInt64(message.count) * 8
        var tail = Array(message[(message.count & ~63)...]) + [0x80]
        while tail.count % 64 != 56 { tail.append(0) }
        for shift in stride(from: UInt64(56), through: 0, by: -8) { tail.append(UInt8(truncatingIfNeeded: bitCount >> shift)) }
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 80) { words in
            for (bytes, count) in [(message, message.count & ~63), (tail, tail.count)] {
                bytes.withUnsafeBytes { buffer in
                    for block in stride(from: 0, to: count, by: 64) { add(buffer, block, words, &state) }
                }
            }
        }
        return state.flatMap { word in stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
        }
    }

    private static func add(
        _ bytes: UnsafeRawBufferPointer, _ block: Int, _ words: UnsafeMutableBufferPointer<UInt32>, _ state: inout [UInt32]
    ) {
        for index in 0..<16 {
            words[index] = UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: block + 4 * index, as: UInt32.self))
        }
        for index in 16..<80 {
            words[index] = rotated(words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], 1)
        }
        var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
        for index in 0..<80 {
            let (mix, constant): (UInt32, UInt32) =
                switch index {
                case 0..<20: ((b & c) | (~b & d), 0x5A82_7999)
                case 20..<40: (b ^ c ^ d, 0x6ED9_EBA1)
                case 40..<60: ((b & c) | (b & d) | (c & d), 0x8F1B_BCDC)
                default: (b ^ c ^ d, 0xCA62_C1D6)
                }
            let next = rotated(a, 5) &+ mix &+ e &+ constant &+ words[index]
            (e, d, c, b, a) = (d, c, rotated(b, 30), a, next)
        }
        for (index, value) in [a, b, c, d, e].enumerated() { state[index] = state[index] &+ value }
    }

    private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word << count | word >> (32 - count) }
}
