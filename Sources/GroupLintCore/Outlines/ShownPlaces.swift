/// Places that show a builder in one way, such as `row of a List`: one line for all of them.
struct ShownPlaces {
    /// Most places that are named.
    private static let mostPlaces = 3

    let text: String
    /// The first places, each once.
    private(set) var callers: [ViewOutline.Place] = []
    /// Number of further places.
    private(set) var more = 0

    /// One entry for each way in which the builder is shown, in the order of the contexts. How many calls lead to it does not
    /// tell two ways apart.
    static func all(of builder: ViewOutline.Builder) -> [ShownPlaces] {
        var ways: [String: Int] = [:]
        var seen: [Set<ViewOutline.Place>] = []
        var all: [ShownPlaces] = []
        for context in builder.contexts {
            let position = ways[context.way] ?? all.count
            if position == all.count {
                ways[context.way] = position
                all.append(ShownPlaces(text: context.way))
                seen.append([])
            }
            guard let caller = context.caller, seen[position].insert(caller).inserted else { continue }
            if all[position].callers.count < mostPlaces {
                all[position].callers.append(caller)
            } else {
                all[position].more += 1
            }
        }
        return all
    }

    /// Where it is shown so, one for a line: `from A.swift:3:5`.
    /// - Parameter place: renders a place.
    func endings(_ place: (ViewOutline.Place) -> String) -> [String] {
        let named = callers.map { "from " + place($0) }
        return more == 0 ? named : named + ["and at \(more) more place\(more == 1 ? "" : "s")"]
    }
}
