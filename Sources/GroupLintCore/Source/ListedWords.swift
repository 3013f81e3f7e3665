extension [String] {
    /// The words as a list in a sentence: `a`, `a or b`, `a, b or c`.
    ///
    /// - Parameter conjunction: the word before the last one, such as `and`.
    public func listed(_ conjunction: String) -> String {
        count < 2 ? joined() : dropLast().joined(separator: ", ") + " \(conjunction) " + (last ?? "")
    }
}
