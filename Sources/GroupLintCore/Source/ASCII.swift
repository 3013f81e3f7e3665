/// Classes of ASCII characters.
extension UInt8 {
    /// A space or a tab.
    @inlinable @inline(__always)
    public var isBlank: Bool { self == 0x20 || self == 0x09 }

    /// LF or CR.
    @inlinable @inline(__always)
    public var isLineBreak: Bool { self == 0x0A || self == 0x0D }

    /// Space, tab, LF, vertical tab, form feed or CR.
    @inlinable @inline(__always)
    public var isWhiteSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

    /// A letter, a digit or `_`.
    @inlinable @inline(__always)
    public var isWordByte: Bool {
        (self | 0x20) &- UInt8(ascii: "a") < 26 || self &- UInt8(ascii: "0") < 10 || self == UInt8(ascii: "_")
    }
}
