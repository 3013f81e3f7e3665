/// The indefinite article before a name as it is spoken: `an Item`, `an HStack`, `a URL`, `an UpdateView`, `a UserView`.
func article(_ name: String) -> String {
    let letters = Array(name.prefix(3))
    guard let first = letters.first else { return "a" }
    // Letters of an abbreviation are spoken one by one: `an AVPlayer`, `an SFSymbol`.
    if letters.count > 1, letters[1].isUppercase { return "AEFHILMNORSX".contains(first) ? "an" : "a" }
    if first.uppercased() == "U" {
        let isShort = letters.count > 1 && "nplmr".contains(letters[1]) && letters.last != "i"
        return isShort ? "an" : "a"
    }
    return "AEIOaeio".contains(first) ? "an" : "a"
}
