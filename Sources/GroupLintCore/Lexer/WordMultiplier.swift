/// Finds the multiplier that spreads the words of `WordTable` over its slots.
public enum WordMultiplier {
    /// An odd number that gives each word a slot of its own. About one in 500,000 numbers does.
    public static func find() -> UInt64 { find(WordTable.shared.keys, slotBits: WordTable.slotBits) }

    /// Whether the multiplier in `WordTable` gives each word a slot of its own.
    public static var fits: Bool {
        var taken = [Int](repeating: 0, count: 1 << Int(WordTable.slotBits))
        return spreads(WordTable.shared.keys, WordTable.multiplier, WordTable.slotBits, &taken, round: 1)
    }

    static func find(_ keys: [UInt64], slotBits: UInt64) -> UInt64 {
        var taken = [Int](repeating: 0, count: 1 << Int(slotBits))
        var (round, state, candidate): (Int, UInt64, UInt64) = (0, 0, 1)
        repeat {
            round += 1
            // SplitMix64: the numbers and their order are always the same.
            state &+= 0x9E37_79B9_7F4A_7C15
            candidate = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
            candidate = (candidate ^ candidate >> 27) &* 0x94D0_49BB_1331_11EB
            candidate = (candidate ^ candidate >> 31) | 1
        } while !spreads(keys, candidate, slotBits, &taken, round: round)
        return candidate
    }

    /// - Parameter taken: for each slot, the last round in which a key took it.
    private static func spreads(
        _ keys: [UInt64], _ multiplier: UInt64, _ slotBits: UInt64, _ taken: inout [Int], round: Int
    ) -> Bool {
        for key in keys {
            let slot = WordTable.slot(key, multiplier, slotBits)
            if taken[slot] == round { return false }
            taken[slot] = round
        }
        return true
    }
}
