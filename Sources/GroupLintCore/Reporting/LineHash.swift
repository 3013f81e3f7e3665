/// The hash of each line that GitHub's code scanning compares results by.
///
/// A polynomial hash over a window of 100 UTF-16 code units starts at each line. Blanks and tabs do not count, every
/// kind of line break counts as LF. Equal hashes of a file are numbered.
enum LineHash {
    private static let windowLength = 100
    private static let multiplier: UInt64 = 37
    /// Fed after the last character.
    private static let endMark: UInt16 = 0xFFFF

    /// Hashes by line, the first line at index 0. A line break at the end of the file starts one more line.
    static func all(in bytes: [UInt8]) -> [String] {
        let (units, lineStarts) = countedUnits(bytes)
        var counts: [UInt64: Int] = [:]
        return lineStarts.map { start in
            var hash: UInt64 = 0
            for index in start..<start + windowLength {
                hash = hash &* multiplier &+ (index < units.count ? UInt64(units[index]) : 0)
            }
            counts[hash, default: 0] += 1
            return "\(String(hash, radix: 16)):\(counts[hash, default: 0])"
        }
    }

    /// The code units that count, the end mark last, and the index of the first one of each line.
    private static func countedUnits(_ bytes: [UInt8]) -> (units: [UInt16], lineStarts: [Int]) {
        var units: [UInt16] = []
        var lineStarts: [Int] = []
        units.reserveCapacity(bytes.count + 1)
        var startsLine = true
        var followsReturn = false
        for unit in String(decoding: bytes, as: UTF8.self).utf16 {
            let isSecondHalf = followsReturn && unit == 0x0A
            followsReturn = unit == 0x0D
            if unit == 0x20 || unit == 0x09 || isSecondHalf { continue }
            if startsLine { lineStarts.append(units.count) }
            startsLine = unit == 0x0A || unit == 0x0D
            units.append(unit == 0x0D ? 0x0A : unit)
        }
        if startsLine { lineStarts.append(units.count) }
        return (units + [endMark], lineStarts)
    }
}
