/// JSON text with half characters. A client may send half of an emoji as `"\ud83d"`, which no string in Swift can hold and no
/// decoder accepts.
enum LoneSurrogates {
    /// The text with U+FFFD in place of each half, which counts as one UTF-16 unit too. The length stays the same.
    static func replaced(in json: [UInt8]) -> [UInt8] {
        var result = json
        var place = 0
        while place < json.count {
            guard json[place] == UInt8(ascii: "\\") else {
                place += 1
                continue
            }
            guard let unit = unit(in: json, at: place) else {
                place += 2
                continue
            }
            if isHigh(unit), let next = self.unit(in: json, at: place + 6), isLow(next) {
                place += 12
                continue
            }
            if isHigh(unit) || isLow(unit) { result.replaceSubrange(place..<place + 6, with: "\\uFFFD".utf8) }
            place += 6
        }
        return result
    }

    /// The number in `\uD83D`; nil if there is no such escape.
    private static func unit(in json: [UInt8], at place: Int) -> UInt16? {
        guard place + 6 <= json.count, json[place] == UInt8(ascii: "\\"), json[place + 1] == UInt8(ascii: "u") else { return nil }
        return UInt16(String(decoding: json[(place + 2)..<(place + 6)], as: UTF8.self), radix: 16)
    }

    private static func isHigh(_ unit: UInt16) -> Bool { (0xD800...0xDBFF).contains(unit) }
    private static func isLow(_ unit: UInt16) -> Bool { (0xDC00...0xDFFF).contains(unit) }
}
