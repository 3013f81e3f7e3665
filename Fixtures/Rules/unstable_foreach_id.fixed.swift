import SwiftUI

// Positive: each read makes another id.
struct Random: Identifiable {
    let name: String
    var id: UUID { UUID() }
}

struct RandomText: Identifiable {
    var id: String {
        return UUID().uuidString
    }
}

enum RandomKind: Identifiable {
    case a, b
    var id: Date { Date() }
}

struct Stamped: Identifiable {
    let name: String
    var id: String { "\(name)-\(Date().timeIntervalSince1970)" }
}

struct Fallback: Identifiable {
    let key: String?
    var id: String { key ?? UUID().uuidString }
}

struct Early: Identifiable {
    let key: String?
    var id: String {
        guard let key else { return UUID().uuidString }
        return key
    }
}

struct Checked: Identifiable {
    let key: String?
    var id: String {
        guard key == nil else { return "a" }
        return UUID().uuidString
    }
}

struct Hashed: Identifiable, Hashable {
    let name: String
    var id: Int { hashValue }
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
            ForEach(names, id: \.self) { name in Text(name) }
            ForEach(kept, id: \.text) { item in Text(item.text) }
            ForEach(made) { item in TextField("Text", text: .constant(item.text)) }
            ForEach(names.shuffled(), id: \.self) { name in Text(name) }
            ForEach(Array(tags), id: \.self) { tag in Text(tag) }
            ForEach(Array(groups.keys), id: \.self) { key in Text(key) }
            ForEach(Array(groups.keys.enumerated()), id: \.element) { _, key in Text(key) }
            ForEach(groups.map { $0.key }, id: \.self) { key in Text(key) }
            ForEach(made) { item in Text(item.text) }
            ForEach(fixed) { item in Text(item.text) }
            ForEach(names.map { Kept(text: $0) }) { item in Text(item.text) }
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
            ForEach(shown) { item in Text(item.text) }
            ForEach(local) { item in Text(item.text) }
        }
    }
}

// Positive: rows that keep something, and a presentation.
struct Field: Identifiable {
    let name: String
    var id: UUID { UUID() }
}

struct Page: Identifiable {
    let name: String
    var id: UUID { UUID() }
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
                ForEach(Self.steps, id: \.self) { Text("\($0)") }
            }
            LazyVGrid(columns: []) {
                ForEach(initials, id: \.self) { Text($0) }
            }
            List(initials, id: \.self) { Text($0) }
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
            ForEach(shifted, id: \.self) { Text($0) }
            ForEach(self.initials, id: \.self) { Text($0) }
            ForEach(fixed, id: \.self) { Text($0) }
            ForEach(settings.letters, id: \.self) { Text($0) }
        }
        LazyVGrid(columns: []) {
            ForEach(LetterGrid.symbols(of: calendar), id: \.self) { Text($0) }
            ForEach(Array(calendar.veryShortWeekdaySymbols.reversed()), id: \.self) { Text($0) }
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
