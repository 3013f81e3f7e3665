/// Offset of the first byte that is not part of well-formed UTF-8; nil if all bytes are well-formed.
public func firstMalformedUTF8Offset(_ bytes: [UInt8]) -> Int? {
    var index = asciiPrefixLength(bytes, from: 0)
    while index < bytes.count {
        guard let length = scalarLength(bytes, at: index) else { return index }
        index += length
        if index < bytes.count, bytes[index] < 0x80 { index = asciiPrefixLength(bytes, from: index) }
    }
    return nil
}

/// Offset of the first non-ASCII byte at or after `start`. Takes eight bytes per step: most source is ASCII.
private func asciiPrefixLength(_ bytes: [UInt8], from start: Int) -> Int {
    bytes.withUnsafeBufferPointer { buffer in
        var index = start
        while index + 8 <= buffer.count, ByteWord.isASCII(ByteWord.of(buffer, index)) { index += 8 }
        while index < buffer.count, buffer[index] < 0x80 { index += 1 }
        return index
    }
}

/// Length in bytes of the scalar at an offset; nil if it is malformed (overlong, surrogate, out of range or cut off).
public func scalarLength(_ bytes: [UInt8], at index: Int) -> Int? {
    let first = bytes[index]
    let length: Int
    var secondRange: ClosedRange<UInt8> = 0x80...0xBF
    switch first {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, secondRange) = (3, 0xA0...0xBF)
    case 0xED: (length, secondRange) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, secondRange) = (4, 0x90...0xBF)
    case 0xF4: (length, secondRange) = (4, 0x80...0x8F)
    case 0xF1...0xF3: length = 4
    default: return nil
    }
    guard index + length <= bytes.count, secondRange.contains(bytes[index + 1]) else { return nil }
    for offset in 2..<max(length, 2) where bytes[index + offset] & 0xC0 != 0x80 { return nil }
    return length
}

/// Value and length in bytes of the scalar at an offset; nil past the end or if the bytes are malformed.
public func decodedScalar(_ bytes: [UInt8], at index: Int) -> (UInt32, Int)? {
    guard index < bytes.count, let length = scalarLength(bytes, at: index) else { return nil }
    guard length > 1 else { return (UInt32(bytes[index]), 1) }
    var value = UInt32(bytes[index]) & (0x7F >> UInt32(length))
    for offset in 1..<length { value = value << 6 | UInt32(bytes[index + offset] & 0x3F) }
    return (value, length)
}

/// Number of UTF-16 code units of well-formed UTF-8 bytes.
public func utf16Length(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 + $1.utf16Units } }

extension UInt8 {
    /// Number of UTF-16 code units of the scalar that starts with this byte; 0 for a byte inside a scalar.
    @inlinable @inline(__always)
    public var utf16Units: Int { self & 0xC0 == 0x80 ? 0 : self >= 0xF0 ? 2 : 1 }
}
