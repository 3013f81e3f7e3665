import SwiftUI

struct Event: Identifiable {
    let id: Int
    let date: Date
    let file: URL
}

// Positive: a row reaches it.
struct Events: View {
    let events: [Event]

    var body: some View {
        List(events) { event in
            Text(text(of: event.date))
            Text(NumberFormatter().string(from: 1) ?? "")
//               ^^^^^^^^^^^^^^^^^ warning[formatter_in_body]: a `NumberFormatter`, which is slow to make, is made each time a row is updated
            EventRow(event: event)
        }
    }

    private func text(of date: Date) -> String {
        let formatter = DateFormatter()
//                      ^^^^^^^^^^^^^^^ warning[formatter_in_body]: a `DateFormatter`, which is slow to make, is made each time a row is updated
        formatter.dateStyle = .medium
        return formatter.string(from: date)
    }
}

struct EventRow: View {
    let event: Event

    private var relative: String {
        RelativeDateTimeFormatter().localizedString(for: event.date, relativeTo: Date())
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[formatter_in_body]: a `RelativeDateTimeFormatter`, which is slow to make, is made each time a row is updated
    }
    private var image: Data? { try? Data(contentsOf: event.file) }
//                                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[formatter_in_body]: scrolling waits for the disk, because `Data(contentsOf:)` reads it for each row at each update

    var body: some View {
        VStack {
            Text(relative)
            Text("\(image?.count ?? 0)")
        }
    }
}

// Positive: a view that is no row.
struct Single: View {
    let date: Date
    let text: String
    @State private var isOpen = false

    private var words: Int {
        let expression = try? NSRegularExpression(pattern: "a")
//                            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ info[formatter_in_body]: an `NSRegularExpression`, which is slow to make, is made at each update of the view
        return expression?.numberOfMatches(in: text, range: NSRange(location: 0, length: 1)) ?? 0
    }

    private var names: [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: text)) ?? []
//            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ info[formatter_in_body]: each update of the view waits for the disk, because `contentsOfDirectory(…)` reads it
    }

    @MainActor private var snapshot: Image? {
        ImageRenderer(content: Text(text)).cgImage.map { Image($0, scale: 1, label: Text(text)) }
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error/medium[formatter_in_body]: the app may crash, because `ImageRenderer` updates other views while SwiftUI evaluates this one
    }

    var body: some View {
        VStack {
            Text("\(words) \(names.count)")
            snapshot
            Text(JSONDecoder().userInfo.isEmpty ? "a" : "b")
//               ^^^^^^^^^^^^^ info/low[formatter_in_body]: a `JSONDecoder` is made at each update of the view
        }
    }
}

// Trap: static and stored formatters, actions, tasks, functions that the body does not use.
struct Traps: View {
    static let formatter = DateFormatter()
    let stored = DateFormatter()
    let events: [Event]
    @State private var data: Data?

    var unused: String { DateFormatter().string(from: Date()) }

    var body: some View {
        List(events) { event in
            Text(Self.formatter.string(from: event.date))
            Button("Load") { load(event) }
            Button("Print") { print(DateFormatter().string(from: event.date)) }
            Text(event.date, format: .dateTime)
        }
        .task { data = try? Data(contentsOf: events[0].file) }
        .onAppear { print(DateFormatter()) }
    }

    private func load(_ event: Event) {
        print(DateFormatter().string(from: event.date))
        Task { data = try? Data(contentsOf: event.file) }
    }
}

// Positive: a formatter that takes less time, a few rows, a file that few rows read, and rows without a view of their own.
struct Small: View {
    let events: [Event]
    let sizes: [Int64]
    @State private var mode = 0

    var body: some View {
        List {
            ForEach(sizes, id: \.self) { size in Text(ByteCountFormatter().string(fromByteCount: size)) }
//                                                    ^^^^^^^^^^^^^^^^^^^^ info[formatter_in_body]: a `ByteCountFormatter` is made each time a row is updated
            ForEach(events.prefix(3)) { event in Text(DateFormatter().string(from: event.date)) }
//                                                    ^^^^^^^^^^^^^^^ info[formatter_in_body]: a `DateFormatter`, which is slow to make, is made each time a row is updated
            ForEach(Preset.all) { preset in Text(DateFormatter().string(from: preset.date)) }
//                                               ^^^^^^^^^^^^^^^ info[formatter_in_body]: a `DateFormatter`, which is slow to make, is made each time a row is updated
            ForEach(events) { event in
                if mode == 1 { Text("\((try? Data(contentsOf: event.file))?.count ?? 0)") }
//                                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ info[formatter_in_body]: some rows wait for the disk at each update, because `Data(contentsOf:)` reads it
            }
        }
    }
}

// Trap: only another file updates the view.
struct Thumbnail: View {
    let file: URL

    var body: some View { Text("\((try? Data(contentsOf: file))?.count ?? 0)") }
}

// Positive: its own state updates it, too.
struct Preview: View {
    let file: URL
    @State private var isLarge = false

    var body: some View {
        Text("\((try? Data(contentsOf: file))?.count ?? 0)").font(isLarge ? .title : .body)
//                    ^^^^^^^^^^^^^^^^^^^^^^ info[formatter_in_body]: each update of the view waits for the disk, because `Data(contentsOf:)` reads it
        Button("Large") { isLarge.toggle() }
    }
}

// Trap: `.month` is a part of a date, and no formatter; `Unit.month` is a member of another type.
extension DateFormatter {
    static var month: DateFormatter { DateFormatter() }
}

struct Months: View {
    let months: [Date]

    var body: some View {
        List(months, id: \.self) { month in
            Text(Calendar.current.isDate(month, equalTo: .now, toGranularity: .month) ? "a" : "b")
            Text("\(Calendar.current.component(Calendar.Component.month, from: month))")
        }
    }
}

// Positive: members of a model, of an extension and static functions that a row and another view use.
struct Entry {
    let date: Date

    var day: String {
        let formatter = DateFormatter()
//                      ^^^^^^^^^^^^^^^ info[formatter_in_body]: a `DateFormatter`, which is slow to make, is made each time a row is updated
        return formatter.string(from: date)
    }

    // Trap: it keeps what it makes, only an action uses it, and nobody uses it.
    func kept() -> String {
        Entry.store["a"] = DateFormatter()
        return Entry.store["a"]?.string(from: date) ?? ""
    }
    func inAction() -> String { DateFormatter().string(from: date) }
    func unusedText() -> String { DateFormatter().string(from: date) }
    static var store: [String: DateFormatter] = [:]
}

extension Date {
    func hourText() -> String { DateFormatter().string(from: self) }
//                              ^^^^^^^^^^^^^^^ info[formatter_in_body]: a `DateFormatter`, which is slow to make, is made at each update of the view
}

enum Prices {
    static func priceText(_ value: Int) -> String { NumberFormatter().string(from: value as NSNumber) ?? "" }
//                                                  ^^^^^^^^^^^^^^^^^ info[formatter_in_body]: a `NumberFormatter`, which is slow to make, is made at each update of the view
}

struct Entries: View {
    let entries: [Entry]

    var body: some View {
        VStack {
            Text(entries[0].date.hourText())
            Text(Prices.priceText(1))
            Text(entries[0].kept())
            Button("Print") { print(entries[0].inAction()) }
            ForEach(entries, id: \.date) { entry in Text(entry.day) }
        }
    }
}

#Preview {
    Text(DateFormatter().string(from: Date()))
}

// MARK: - Files that code of the project reads for a row

struct NoteStore {
    func note(_ name: String) throws -> String {
        let url = URL(fileURLWithPath: name)
        return try String(contentsOf: url, encoding: .utf8)
    }

    // Trap: what was read is kept.
    static var kept: [String: String] = [:]
    static func keptNote(_ name: String) -> String {
        if let note = kept[name] { return note }
        let note = (try? NoteStore().note(name)) ?? ""
        kept[name] = note
        return note
    }
}

struct NoteRow: View {
    let text: String

    init(_ name: String) {
        text = (try? NoteStore().note(name)) ?? ""
    }

    var body: some View { Text(text) }
}

struct NoteRows: View {
    let names: [String]
    let store: NoteStore
    @State private var shown = ""

    var body: some View {
        List {
            ForEach(names, id: \.self) { name in
                if let note = self.note(name) { Text(note) }
//                            ^^^^^^^^^^^^^^^ warning[formatter_in_body]: scrolling waits for the disk, because `note` reads it for each row at each update
                NoteRow(name)
//              ^^^^^^^^^^^^^ warning[formatter_in_body]: scrolling waits for the disk, because `NoteRow` reads it for each row at each update
                HStack { Text((try? store.note(name)) ?? "") }
//                                  ^^^^^^^^^^^^^^^^ warning[formatter_in_body]: scrolling waits for the disk, because `note` reads it for each row at each update
                Text(NoteStore.keptNote(name))
                Text(size(name))
                Button("Show") { shown = note(name) ?? "" }
                Text(name).task { shown = note(name) ?? "" }
                if name == shown { Text(note(name) ?? "") }
            }
        }
        .refreshable { shown = note("all") ?? "" }
    }

    private func note(_ name: String) -> String? { try? store.note(name) }

    // What a member reads itself is reported there.
    private func size(_ name: String) -> String {
        let data = try? Data(contentsOf: URL(fileURLWithPath: name))
//                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[formatter_in_body]: scrolling waits for the disk, because `Data(contentsOf:)` reads it for each row at each update
        return "\(data?.count ?? 0)"
    }
}

// Configured with values of the view, outside of rows: one constant would not do.
struct Slider: View {
    let digits: Int

    var body: some View {
        TextField("Value", value: .constant(1), formatter: formatter)
    }

    private var formatter: NumberFormatter {
        let formatter = NumberFormatter()
        formatter.maximumFractionDigits = digits
        formatter.minimumFractionDigits = 0
        return formatter
    }
}

// False positive trap: only other values from its parent update the view, and sheets and setters run at other times.
struct Still: View {
    let date: Date
    @Environment(\.locale) private var locale

    var body: some View { Text(DateFormatter().string(from: date)) }
}

struct Deferred: View {
    @State private var isShown = false
    @Binding var date: Date

    var body: some View {
        DatePicker("Day", selection: $date.mapped(getter: { $0 }, setter: { text(of: $0) }))
            .sheet(isPresented: $isShown) { Text(name(of: date)) }
    }

    private func text(of date: Date) -> String { DateFormatter().string(from: date) }
    private func name(of date: Date) -> String { ISO8601DateFormatter().string(from: date) }
}

// Positive: constants only, in a generic type.
struct Generic<Content: View>: View {
    let content: Content
    @State private var isOpen = false

    var body: some View {
        content
        TextField("Value", value: .constant(1), formatter: formatter)
    }

    private var formatter: NumberFormatter {
        let formatter = NumberFormatter()
//                      ^^^^^^^^^^^^^^^^^ info[formatter_in_body]: a `NumberFormatter`, which is slow to make, is made at each update of the view
        formatter.numberStyle = .decimal
        return formatter
    }
}

// MARK: - The way from the body to the formatter

extension String {
    func parts(usingPattern pattern: String) -> [String] {
        guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
        return expression.matches(in: self, range: NSRange()).map { "\($0.range)" }
    }
    static func longText(_ date: Date) -> String { DateFormatter().string(from: date) }
    static func passedText(_ date: Date) -> String { DateFormatter().string(from: date) }
}

// False positive traps: another function with this base name, a branch that is off at first, a function that is only passed on.
struct Ways: View {
    let names: [String]
    let date: Date
    @State private var isExpanded = false
    @State private var isWide = true
    @State private var hasLoaded = false

    var body: some View {
        List(names, id: \.self) { name in
            Text(name.parts(separatedBy: ":").first ?? "")
            if isExpanded { Text(day(date)) }
            Text(isExpanded ? String.longText(date) : name)
            PassedOn(text: String.passedText)
            // Positive: it is on once the data is there, and the body reaches it through another member.
            if isWide, hasLoaded { Text(name + label) }
        }
    }

    private func day(_ date: Date) -> String { DateFormatter().string(from: date) }
    private func hour(_ date: Date) -> String { DateFormatter().string(from: date) }
//                                              ^^^^^^^^^^^^^^^ warning[formatter_in_body]: a `DateFormatter`, which is slow to make, is made each time a row is updated
    private var label: String { "at \(hour(date))" }
}

struct PassedOn: View {
    let text: (Date) -> String

    var body: some View { EmptyView() }
}

// A case of a `switch`, and code behind a value that may be missing.
struct Sometimes: View {
    let event: Event?
    let kind: Int
    @State private var isOpen = false

    var body: some View {
        VStack {
            switch kind {
            case 0: Text(percent(1))
            case 1: Text("1")
            default: Text("2")
            }
            Text(start)
        }
    }

    private func percent(_ value: Double) -> String { NumberFormatter().string(from: value as NSNumber) ?? "" }
//                                                    ^^^^^^^^^^^^^^^^^ info/low[formatter_in_body]: each update of the view may make a `NumberFormatter`, which takes time

    private var start: String {
        guard let event else { return "" }
        return DateFormatter().string(from: event.date)
//             ^^^^^^^^^^^^^^^ info/low[formatter_in_body]: each update of the view may make a `DateFormatter`, which takes time
    }
}

// Info: the options of a picker are no rows.
struct Intervals: View {
    @Binding var interval: Double

    var body: some View {
        Form {
            Picker("Interval", selection: $interval) {
                ForEach([1.0, 2.0].map { $0 }, id: \.self) { value in Text(text(for: value)) }
            }
        }
    }

    private func text(for interval: Double) -> String { DateComponentsFormatter().string(from: interval) ?? "" }
//                                                      ^^^^^^^^^^^^^^^^^^^^^^^^^ info[formatter_in_body]: a `DateComponentsFormatter`, which is slow to make, is made at each update of the view
}

// False positive trap: a choice between values of the view configures the formatter.
struct Glucose: View {
    let isMetric: Bool

    var body: some View { TextField("Value", value: .constant(1), formatter: formatter) }

    private var formatter: NumberFormatter {
        let formatter = NumberFormatter()
        formatter.maximumFractionDigits = isMetric == true ? 1 : 0
        return formatter
    }
}

// Positive: a formatter that a value of the view chooses, a local constant of the row, and conditions in it.
struct Readings: View {
    let events: [Event]
    let isMetric: Bool

    private var formatter: NumberFormatter {
        let formatter = NumberFormatter()
//                      ^^^^^^^^^^^^^^^^^ warning[formatter_in_body]: a `NumberFormatter`, which is slow to make, is made each time a row is updated
        if isMetric { formatter.maximumFractionDigits = 1 }
        return formatter
    }

    private var manual: NumberFormatter { NumberFormatter() }
//                                        ^^^^^^^^^^^^^^^^^ info[formatter_in_body]: a `NumberFormatter`, which is slow to make, is made at some updates of a row
    private var exact: DateFormatter { DateFormatter() }
//                                     ^^^^^^^^^^^^^^^ warning[formatter_in_body]: a `DateFormatter`, which is slow to make, is made each time a row is updated
    private var days: DateComponentsFormatter { DateComponentsFormatter() }
//                                              ^^^^^^^^^^^^^^^^^^^^^^^^^ warning[formatter_in_body]: a `DateComponentsFormatter`, which is slow to make, is made each time a row is updated

    var body: some View {
        List(events) { event in
            let text = days.string(from: 1) ?? ""
            Text(formatter.string(from: 1) ?? text)
            Text(event.id == 0 ? manual.string(from: 1) ?? "" : "")
            NavigationLink("Open", destination: page(event))
            Text(exact.string(from: event.date))
        }
    }

    private func page(_ event: Event) -> some View {
        ScrollView { ForEach(events) { other in Text(exact.string(from: other.date)) } }
    }
}

// False positive trap: the row uses the member of another type with the same name, which makes no formatter.
struct Talk: Identifiable {
    let id: Int
    let start: Date

    var startText: String {
        let formatter = DateFormatter()
        return formatter.string(from: start)
    }
}

struct Lesson: Identifiable {
    let id: Int
    let startText: String
}

struct LessonRow: View {
    let lesson: Lesson
    var body: some View { Text(lesson.startText) }
}

struct Preset: Identifiable {
    let id: Int
    let date: Date

    static let soon = Preset(id: 0, date: .now)
    static let later = Preset(id: 1, date: .distantFuture)
    static let all: [Preset] = [.soon, .later]
}

// MARK: - Rows behind helpers, members with one name, and functions in functions

struct Visit: Identifiable {
    let id: Int
    let date: Date
}

// Positive: the list is in a view that another one shows, the row in a function of it.
struct VisitScreen: View {
    var body: some View { Visits(visits: []) }
}

struct Visits: View {
    let visits: [Visit]
    @State private var count = 0

    var body: some View {
        VStack {
            Button("Add") { count += 1 }
            List { ForEach(visits) { visit in row(visit) } }
        }
    }

    private func row(_ visit: Visit) -> some View { VisitRow(visit: visit) }
}

struct VisitRow: View {
    let visit: Visit
    @State private var isOn = false

    var body: some View { Toggle(text, isOn: $isOn) }

    private var text: String {
        let formatter = DateFormatter()
//                      ^^^^^^^^^^^^^^^ warning[formatter_in_body]: a `DateFormatter`, which is slow to make, is made each time a row is updated
        formatter.dateStyle = .medium
        return formatter.string(from: visit.date)
    }
}

// Trap: nothing names this type.
enum OtherLabels {
    static func dateLabel(_ date: Date) -> String { DateFormatter().string(from: date) }
}

// Positive: a use that names the type means the member of this type.
enum Labels {
    static func dateLabel(_ date: Date) -> String {
        let formatter = DateFormatter()
//                      ^^^^^^^^^^^^^^^ info[formatter_in_body]: a `DateFormatter`, which is slow to make, is made at each update of the view
        formatter.dateStyle = .short
        return formatter.string(from: date)
    }
}

extension Date {
    // Positive: a choice of two formats needs two constants, and no values.
    var pillText: String {
        let formatter = DateFormatter()
//                      ^^^^^^^^^^^^^^^ info[formatter_in_body]: a `DateFormatter`, which is slow to make, is made at each update of the view
        formatter.dateFormat = Calendar.current.isDateInToday(self) ? "HH:mm" : "d MMM"
        return formatter.string(from: self)
    }

    // Trap: one of the values is given.
    func templateText(_ template: String?) -> String {
        let formatter = DateFormatter()
        formatter.dateFormat = Calendar.current.isDateInToday(self) ? "HH:mm" : template
        return formatter.string(from: self)
    }

    // Positive: a function in the function, which calls it.
    func stampText() -> String {
        func formatter() -> DateFormatter {
            let formatter = DateFormatter()
//                          ^^^^^^^^^^^^^^^ info[formatter_in_body]: a `DateFormatter`, which is slow to make, is made at each update of the view
            formatter.dateStyle = .medium
            return formatter
        }
        return formatter().string(from: self)
    }

    // Trap: the function in the function is only passed on.
    func lateText(_ show: (@escaping () -> DateFormatter) -> String) -> String {
        func lateFormatter() -> DateFormatter { DateFormatter() }
        return show(lateFormatter)
    }
}

struct Pills: View {
    let date: Date
    @State private var isOpen = false

    var body: some View {
        VStack {
            Button("Open") { isOpen.toggle() }
            Text(Labels.dateLabel(date))
            Text(date.pillText)
            Text(date.templateText("d"))
            Text(date.stampText())
            Text(date.lateText { $0().string(from: date) })
        }
    }
}

// Negative: the view takes the model of a `@StateObject` as an autoclosure, and runs it when it is first shown.
final class RecordModel: ObservableObject {
    @Published var data: Data?

    init(name: String) { data = try? Data(contentsOf: URL(fileURLWithPath: name)) }
}

struct RecordDetail: View {
    @StateObject var model: RecordModel

    var body: some View { Text("\(model.data?.count ?? 0)") }
}

struct Records: View {
    let names: [String]

    var body: some View {
        List(names, id: \.self) { name in
            NavigationLink(destination: RecordDetail(model: RecordModel(name: name))) { Text(name) }
        }
    }
}
