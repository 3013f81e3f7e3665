/// The documents whose diagnostics are to be sent: first those that changed, the last one first, then all others, because a
/// change of one document may change the diagnostics of the others.
struct PublishQueue {
    /// URIs of documents that changed, the last one last. A document can be in the list more than once.
    private var changed: [String] = []
    /// The documents in `changed` that have not been sent since.
    private var isWaiting: Set<String> = []
    /// The other documents, the next one last.
    private var others: [String] = []
    /// Whether `others` must be made from all open documents.
    private var isForAll = false

    var isEmpty: Bool { isWaiting.isEmpty && others.isEmpty && !isForAll }

    /// Adds a document at the front, and all others behind those that wait already.
    mutating func add(_ uri: String) {
        if changed.last != uri { changed.append(uri) }
        isWaiting.insert(uri)
        isForAll = true
    }

    mutating func addAll() { isForAll = true }

    /// Removes the next document; nil if there is none.
    ///
    /// - Parameter documents: URIs of the open documents.
    mutating func next(among documents: some Collection<String>) -> String? {
        while let uri = changed.popLast() {
            if isWaiting.remove(uri) != nil { return uri }
        }
        if isForAll { others = documents.sorted(by: >) }
        isForAll = false
        return others.popLast()
    }
}
