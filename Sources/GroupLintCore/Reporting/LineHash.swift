/// Computes the line hashes that GitHub's code scanning uses to compare results.
///
/// The hash of a line is a polynomial hash of 100 UTF-16 code units from its start. It skips spaces and tabs, and treats
/// every line break as LF. A number after the hash distinguishes equal hashes in a file.
enum LineHash {
    private static let windowLength = 100
    private static let multiplier: UInt64 = 37
    /// Code unit after the last one of the file.
    private static let endMark: UInt16 = 0xFFFF

    /// The hash of each line; the first line has index 0. A line break at the end of the file starts one more line.
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

    /// The code units to hash, with the end mark last, and the index of the first one of each line.
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
