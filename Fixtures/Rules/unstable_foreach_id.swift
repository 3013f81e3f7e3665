import SwiftUI

// Positive: each read makes another id.
struct Random: Identifiable {
    let name: String
    var id: UUID { UUID() }
//      ^^ info[unstable_foreach_id]: an element is taken for a new one at each update, because each read of `id` makes a new `UUID()`
}

struct RandomText: Identifiable {
    var id: String {
//      ^^ info[unstable_foreach_id]: an element is taken for a new one at each update, because each read of `id` makes a new `UUID()`
        return UUID().uuidString
    }
}

enum RandomKind: Identifiable {
    case a, b
    var id: Date { Date() }
//      ^^ info[unstable_foreach_id]: an element is taken for a new one at each update, because each read of `id` makes a new `Date()`
}

struct Stamped: Identifiable {
    let name: String
    var id: String { "\(name)-\(Date().timeIntervalSince1970)" }
//      ^^ info[unstable_foreach_id]: an element is taken for a new one at each update, because each read of `id` makes a new `Date()`
}

struct Fallback: Identifiable {
    let key: String?
    var id: String { key ?? UUID().uuidString }
//      ^^ info/low[unstable_foreach_id]: an element may be taken for a new one at each update, because `id` falls back to a new `UUID()` at each read
}

struct Early: Identifiable {
    let key: String?
    var id: String {
//      ^^ info/low[unstable_foreach_id]: an element may be taken for a new one at each update, because `id` falls back to a new `UUID()` at each read
        guard let key else { return UUID().uuidString }
        return key
    }
}

struct Checked: Identifiable {
    let key: String?
    var id: String {
//      ^^ info/low[unstable_foreach_id]: an element may be taken for a new one at each update, because `id` falls back to a new `UUID()` at each read
        guard key == nil else { return "a" }
        return UUID().uuidString
    }
}

struct Hashed: Identifiable, Hashable {
    let name: String
    var id: Int { hashValue }
//      ^^ info/low[unstable_foreach_id]: rows may be missing or show the wrong element, because different elements can have the same `hashValue` and then have the same `id`
}

// Trap: ids that stay.
struct Kept: Identifiable {
    let id = UUID()
    let text: String
}

struct Parsed: Identifiable {
    let text: String
    var id: UUID? { UUID(uuidString: text) }
}

struct NotIdentifiable {
    var id: UUID { UUID() }
}

enum Kind: String, CaseIterable, Identifiable {
    case a, b
    var id: String { rawValue }
}

struct Rows: View {
    let names: [String]
    let random: [Random]
    let tags: Set<String>
    let groups: [String: [String]]
    @State private var kept: [Kept] = []

    var made: [Kept] { names.map { Kept(text: $0) } }
    var found: [Kept] { kept.filter { !$0.text.isEmpty } }
    var fixed: [Kept] {
        [Kept(text: "a"), Kept(text: "b")]
    }

    var body: some View {
        List {
            ForEach(names, id: \.hashValue) { name in Text(name) }
//                             ^^^^^^^^^^^ info/low[unstable_foreach_id]: rows may be missing or show the wrong element, because different elements can have the same `hashValue` and are then one row for SwiftUI
            ForEach(kept, id: \.text.hashValue) { item in Text(item.text) }
//                            ^^^^^^^^^^^^^^^^ info/low[unstable_foreach_id]: rows may be missing or show the wrong element, because different elements can have the same `text.hashValue` and are then one row for SwiftUI
            ForEach(made) { item in TextField("Text", text: .constant(item.text)) }
//                  ^^^^ warning/medium[unstable_foreach_id]: all rows are replaced at each update, because each evaluation of the body makes new `Kept` values with new ids
            ForEach(names.shuffled(), id: \.self) { name in Text(name) }
//                  ^^^^^^^^^^^^^^^^ info[unstable_foreach_id]: rows change their order at each update, because `names.shuffled()` runs each time
            ForEach(Array(tags), id: \.self) { tag in Text(tag) }
//                  ^^^^^^^^^^^ info[unstable_foreach_id]: rows may have another order at each launch, because `tags` has no order of its own
            ForEach(Array(groups.keys), id: \.self) { key in Text(key) }
//                  ^^^^^^^^^^^^^^^^^^ info[unstable_foreach_id]: rows may have another order at each launch, because `groups.keys` has no order of its own
            ForEach(Array(groups.keys.enumerated()), id: \.element) { _, key in Text(key) }
//                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ info[unstable_foreach_id]: rows may have another order at each launch, because `groups.keys` has no order of its own
            ForEach(groups.map { $0.key }, id: \.self) { key in Text(key) }
//                  ^^^^^^^^^^^^^^^^^^^^^ info[unstable_foreach_id]: rows may have another order at each launch, because `groups` has no order of its own
            ForEach(made) { item in Text(item.text) }
//                  ^^^^ info/medium[unstable_foreach_id]: all rows are replaced at each update, because each evaluation of the body makes new `Kept` values with new ids
            ForEach(fixed) { item in Text(item.text) }
//                  ^^^^^ info/medium[unstable_foreach_id]: all rows are replaced at each update, because each evaluation of the body makes new `Kept` values with new ids
            ForEach(names.map { Kept(text: $0) }) { item in Text(item.text) }
//                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ info/medium[unstable_foreach_id]: all rows are replaced at each update, because each evaluation of the body makes new `Kept` values with new ids
        }
    }
}

// Trap: fixed data, sorted data, data that is kept.
struct Traps: View {
    let names: [String]
    let tags: Set<String>
    let groups: [String: [String]]
    @State private var kept: [Kept] = []

    var found: [Kept] { kept.filter { !$0.text.isEmpty } }

    var body: some View {
        List {
            ForEach(Kind.allCases, id: \.hashValue) { kind in Text(kind.rawValue) }
            ForEach(Kind.allCases) { kind in Text(kind.rawValue) }
            ForEach(tags.sorted(), id: \.self) { tag in Text(tag) }
            ForEach(groups.keys.sorted(), id: \.self) { key in Text(key) }
            ForEach(Array(groups.keys.sorted()), id: \.self) { key in Text(key) }
            ForEach(Array(names), id: \.self) { name in Text(name) }
            ForEach(kept) { item in Text(item.text) }
            ForEach(found) { item in Text(item.text) }
            ForEach(names.map { Kept(text: $0) }, id: \.text) { item in Text(item.text) }
            ForEach(Array(names.shuffled().prefix(2)), id: \.self) { name in Text(name) }
        }
    }
}

// Elements that one property makes and another one chooses from.
struct ChosenRows: View {
    @State private var query = ""
    @State private var kept: [Kept] = []

    private var all: [Kept] { [Kept(text: "a"), Kept(text: "b")] }

    private var found: [Kept] {
        guard !query.isEmpty else { return all }
        return all.filter { $0.text.contains(query) }
    }

    // Traps: the elements are only counted, or a local value has the name of the property.
    private var shown: [Kept] {
        if all.isEmpty { return [] }
        return kept
    }

    private var local: [Kept] {
        let all = kept
        return all.filter { $0.text.contains(query) }
    }

    var body: some View {
        List {
            TextField("Search", text: $query)
            ForEach(found) { item in Text(item.text) }
//                  ^^^^^ info/medium[unstable_foreach_id]: all rows are replaced at each update, because each evaluation of the body makes new `Kept` values with new ids
            ForEach(shown) { item in Text(item.text) }
            ForEach(local) { item in Text(item.text) }
        }
    }
}

// Positive: rows that keep something, and a presentation.
struct Field: Identifiable {
    let name: String
    var id: UUID { UUID() }
//      ^^ error[unstable_foreach_id]: an element is taken for a new one at each update, because each read of `id` makes a new `UUID()`
}

struct Page: Identifiable {
    let name: String
    var id: UUID { UUID() }
//      ^^ error[unstable_foreach_id]: an element is taken for a new one at each update, because each read of `id` makes a new `UUID()`
}

struct Fields: View {
    let fields: [Field]
    @State private var page: Page?
    @State private var text = ""

    var body: some View {
        List(fields) { field in TextField(field.name, text: $text) }
            .sheet(item: $page) { page in Text(page.name) }
            .onAppear { page = Page(name: "a") }
    }
}

// Positive: the body makes the elements, so that a stored id would be new at each update too.
struct Legend: Identifiable {
    let name: String
    var id: String { UUID().uuidString }
//      ^^ info[unstable_foreach_id]: an element is taken for a new one at each update, because each read of `id` makes a new `UUID()`
}

struct Legends: View {
    let name: String

    var body: some View { list }

    @ViewBuilder private var list: some View {
        let entries = [Legend(name: name), Legend(name: "b")]
        ForEach(entries) { entry in Text(entry.name) }
    }
}

// Trap: only a function that nobody calls shows the elements.
struct Limit: Identifiable {
    let name: String
    var id: String { UUID().uuidString }
}

struct Limits: View {
    var body: some View { Text("a") }

    @ViewBuilder private func table() -> some View {
        let entries = [Limit(name: "a")]
        ForEach(entries) { entry in Text(entry.name) }
    }
}

struct Others: View {
    let texts: [RandomText]
    let kinds: [RandomKind]
    let stamped: [Stamped]
    let fallbacks: [Fallback]
    let early: [Early]
    let checked: [Checked]
    let hashed: [Hashed]

    var body: some View {
        VStack {
            ForEach(texts) { _ in Text("a") }
            ForEach(kinds) { _ in Text("a") }
            ForEach(stamped) { _ in Text("a") }
            ForEach(fallbacks) { _ in Text("a") }
            ForEach(early) { _ in Text("a") }
            ForEach(checked) { _ in Text("a") }
            ForEach(hashed) { _ in Text("a") }
        }
    }
}

@main
struct ListApp: App {
    var body: some Scene {
        WindowGroup {
            Rows(names: [], random: [], tags: [], groups: [:])
            Traps(names: [], tags: [], groups: [:])
            ChosenRows()
            Others(texts: [], kinds: [], stamped: [], fallbacks: [], early: [], checked: [], hashed: [])
            Fields(fields: [])
            Legends(name: "a")
            WeekdayHeader()
            LetterHeader(settings: LetterSettings())
            LetterTraps()
            WeekdayTraps(names: [])
            WeekPage()
            FolderRows.rows(Folder(pages: [:], names: []), [])
            Limits()
        }
    }
}

// Positive: the collection of a parameter.
struct Folder {
    var pages: [String: String]
    var names: [String]
}

enum FolderRows {
    static func rows(_ folder: Folder, _ folders: [Folder]) -> some View {
        List {
            ForEach(Array(folder.pages.values), id: \.self) { page in Text(page) }
//                  ^^^^^^^^^^^^^^^^^^^^^^^^^^ info[unstable_foreach_id]: rows may have another order at each launch, because `folder.pages.values` has no order of its own
            ForEach(Array(folder.names), id: \.self) { name in Text(name) }
            ForEach(folders, id: \.names) { folder in
                ForEach(Array(folder.pages.keys), id: \.self) { key in Text(key) }
            }
        }
    }
}

// False positive trap: views that lie on one another have no order that is seen.
struct Layers: View {
    let places: [String: CGPoint]

    var body: some View {
        ZStack {
            ForEach(Array(places.keys), id: \.self) { key in Text(key).position(places[key] ?? .zero) }
        }
    }
}

// Positive: elements that are equal.
struct WeekdayHeader: View {
    private let initials = ["M", "T", "W", "T", "F"]
    private static let steps: [Int] = [1, 2, 2]

    var body: some View {
        VStack {
            HStack {
                ForEach(["M", "T", "W", "T", "F"], id: \.self) { Text($0) }
//                                      ^^^ info[unstable_foreach_id]: two views have the same id, because `"T"` is in the array twice
                ForEach(Self.steps, id: \.self) { Text("\($0)") }
//                      ^^^^^^^^^^ info[unstable_foreach_id]: two views have the same id, because `2` is in the array twice
            }
            LazyVGrid(columns: []) {
                ForEach(initials, id: \.self) { Text($0) }
//                      ^^^^^^^^ warning[unstable_foreach_id]: two rows have the same id, because `"T"` is in the array twice: rows may be missing
            }
            List(initials, id: \.self) { Text($0) }
//               ^^^^^^^^ warning[unstable_foreach_id]: two rows have the same id, because `"T"` is in the array twice: rows may be missing
        }
    }
}

// Positive: names of days and months with one letter, also by way of properties and functions.
struct LetterHeader: View {
    @Environment(\.calendar) private var calendar
    let settings: LetterSettings

    private var shifted: [String] {
        let symbols = calendar.veryShortWeekdaySymbols
        let first = calendar.firstWeekday - 1
        return Array(symbols[first...]) + Array(symbols[..<first])
    }
    private var initials: [String] { calendar.shortWeekdaySymbols.map { String($0.prefix(1)) } }
    private var fixed: [String] { ["S", "M", "T", "W", "T", "F", "S"] }

    var body: some View {
        HStack {
            ForEach(calendar.veryShortStandaloneMonthSymbols, id: \.self) { Text($0) }
//                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ info[unstable_foreach_id]: two views have the same id, because `veryShortStandaloneMonthSymbols` has `"J"`, `"M"` and `"A"` more than once in English: SwiftUI does not define what happens then
            ForEach(shifted, id: \.self) { Text($0) }
//                  ^^^^^^^ info[unstable_foreach_id]: two views have the same id, because `veryShortWeekdaySymbols` has `"S"` and `"T"` twice in English: SwiftUI does not define what happens then
            ForEach(self.initials, id: \.self) { Text($0) }
//                  ^^^^^^^^^^^^^ info[unstable_foreach_id]: two views have the same id, because the first letters of `shortWeekdaySymbols` are `"S"` and `"T"` twice in English: SwiftUI does not define what happens then
            ForEach(fixed, id: \.self) { Text($0) }
//                  ^^^^^ info[unstable_foreach_id]: two views have the same id, because `"T"` is in the array twice: SwiftUI does not define what happens then
            ForEach(settings.letters, id: \.self) { Text($0) }
//                  ^^^^^^^^^^^^^^^^ info[unstable_foreach_id]: two views have the same id, because `veryShortMonthSymbols` has `"J"`, `"M"` and `"A"` more than once in English: SwiftUI does not define what happens then
        }
        LazyVGrid(columns: []) {
            ForEach(LetterGrid.symbols(of: calendar), id: \.self) { Text($0) }
//                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[unstable_foreach_id]: two rows have the same id, because `veryShortStandaloneWeekdaySymbols` has `"S"` and `"T"` twice in English: rows may be missing or show the wrong view
            ForEach(Array(calendar.veryShortWeekdaySymbols.reversed()), id: \.self) { Text($0) }
//                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[unstable_foreach_id]: two rows have the same id, because `veryShortWeekdaySymbols` has `"S"` and `"T"` twice in English: rows may be missing or show the wrong view
        }
    }
}

struct LetterSettings {
    let letters = DateFormatter().veryShortMonthSymbols
}

enum LetterGrid {
    static func symbols(of calendar: Calendar) -> [String] {
        let symbols = calendar.veryShortStandaloneWeekdaySymbols
        return symbols.dropFirst(1) + symbols.prefix(1)
    }
}

// False positive traps: symbols that differ, positions as ids, a part of the letters, two values to choose from.
struct LetterTraps: View {
    @Environment(\.calendar) private var calendar
    @State private var isShort = false

    private var either: [String] { isShort ? calendar.veryShortWeekdaySymbols : calendar.weekdaySymbols }
    private var numbered: [String] { calendar.weekdaySymbols.map { String($0.prefix(3)) } }
    private var changed: [String] {
        var symbols = calendar.veryShortWeekdaySymbols
        symbols[0] = "So"
        return symbols
    }

    var body: some View {
        HStack {
            ForEach(calendar.shortWeekdaySymbols, id: \.self) { Text($0) }
            ForEach(calendar.veryShortWeekdaySymbols.indices, id: \.self) { Text("\($0)") }
            ForEach(Array(calendar.veryShortWeekdaySymbols.enumerated()), id: \.offset) { _, name in Text(name) }
            ForEach(calendar.veryShortWeekdaySymbols.prefix(3), id: \.self) { Text($0) }
            ForEach(Array(Set(calendar.veryShortWeekdaySymbols)).sorted(), id: \.self) { Text($0) }
            ForEach(either, id: \.self) { Text($0) }
            ForEach(numbered, id: \.self) { Text($0) }
            ForEach(changed, id: \.self) { Text($0) }
        }
    }
}

// False positive trap: other ids, elements that only look alike, arrays that change.
struct WeekdayTraps: View {
    let names: [String]
    @State private var letters = ["a", "a"]
    private let days = ["Mon", "Tue"]

    var body: some View {
        VStack {
            ForEach(Array(["M", "T", "T"].enumerated()), id: \.offset) { _, name in Text(name) }
            ForEach(["\(names.count)", "\(names.count)"], id: \.self) { Text($0) }
            ForEach([next(), next()], id: \.self) { Text($0) }
            ForEach(["A", "a"], id: \.self) { Text($0) }
            ForEach(days, id: \.self) { Text($0) }
            ForEach(letters, id: \.self) { Text($0) }
        }
        .onTapGesture { letters = [] }
    }

    private func next() -> String { UUID().uuidString }
}

// Positive: a stack makes all of its views at once, also in a lazy container.
struct WeekPage: View {
    var body: some View {
        LazyVStack {
            VStack {
                ForEach(["M", "T", "T"], id: \.self) { Text($0) }
//                                 ^^^ info[unstable_foreach_id]: two views have the same id, because `"T"` is in the array twice
            }
        }
    }
}

// False positive traps: an `id` that nothing asks for, because no rows and no presentation show the values.
enum RandomRoute: Identifiable {
    case a, b
    var id: UUID { UUID() }
}

struct RoutePath {
    var routes: [RandomRoute] = [.a]
}

extension Unit: @retroactive Identifiable {
    public var id: String { UUID().uuidString }
}
