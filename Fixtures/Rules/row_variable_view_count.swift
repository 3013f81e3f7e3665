import SwiftUI

struct Entry: Identifiable {
    let id: Int
    let title: String
    let note: String?
    let parts: [String]
}

// Positive: rows of a List.
struct InList: View {
    let entries: [Entry]
    @State private var isShort = false

    var body: some View {
        List {
            ForEach(entries) { entry in
//          ^^^^^^^ info/low[row_variable_view_count]: a long `List` is slow, because it makes all rows to count them: the closure of this `ForEach` gives 0 or 1 views for each element
                if entry.id > 3 { Text(entry.title) }
            }
            ForEach(entries) { entry in
//          ^^^^^^^ info/low[row_variable_view_count]: a long `List` is slow, because it makes all rows to count them: the closure of this `ForEach` gives 0 or 1 views for each element
                if let note = entry.note { Text(note) }
            }
            ForEach(entries) { entry in
//          ^^^^^^^ info/low[row_variable_view_count]: a long `List` is slow, because it makes all rows to count them: the closure of this `ForEach` gives 1 or 2 views for each element
                Text(entry.title)
                if let note = entry.note { Text(note) }
            }
            ForEach(entries) { entry in
//          ^^^^^^^ info/low[row_variable_view_count]: a long `List` is slow, because it makes all rows to count them: the closure of this `ForEach` gives any number of views for each element
                ForEach(entry.parts, id: \.self) { part in Text(part) }
            }
            ForEach(entries) { entry in MaybeRow(entry: entry) }
//          ^^^^^^^ info/low[row_variable_view_count]: a long `List` is slow, because it makes all rows to count them: the closure of this `ForEach` gives 0 or 1 views for each element
            ForEach(entries) { entry in AnyView(Text(entry.title)) }
//          ^^^^^^^ info/low[row_variable_view_count]: a long `List` may be slow, because it may make all rows to count them: the number of views in an `AnyView` is not known before
        }
        List(entries) { entry in
//      ^^^^ info/low[row_variable_view_count]: a long `List` is slow, because it makes all rows to count them: the closure of this `List` gives 0 or 1 views for each element
            if isShort { EmptyView() } else { Text(entry.title) }
        }
        ListParts(entries: entries)
        List { ListParts(entries: entries) }
    }
}

struct MaybeRow: View {
    let entry: Entry
    var body: some View {
        if let note = entry.note { Text(note) }
    }
}

struct ListParts: View {
    let entries: [Entry]
    var body: some View {
        ForEach(entries) { entry in
//      ^^^^^^^ info/low[row_variable_view_count]: a long `List` is slow, because it makes all rows to count them: the closure of this `ForEach` gives 0 or 1 views for each element
            if entry.id > 3 { Text(entry.title) }
        }
    }
}

// Positive: rows of a lazy stack, and a line below a row.
struct InLazyStack: View {
    let entries: [Entry]

    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(entries) { entry in
//              ^^^^^^^ info/low[row_variable_view_count]: a long `LazyVStack` is slow, because it also makes off-screen views to count them: the closure of this `ForEach` gives 0 or 1 views for each element
                    if entry.id > 3 { Text(entry.title) }
                }
                ForEach(entries) { entry in
//              ^^^^^^^ info/low[row_variable_view_count]: a long `LazyVStack` is slow, because it also makes off-screen views to count them: the closure of this `ForEach` gives 1 or 2 views for each element
                    Text(entry.title)
                    if entry.id != entries.last?.id { Divider() }
                }
            }
        }
    }
}

// Trap: equal numbers, eager containers, fixed data, sections, one view around the branch.
struct Traps<Content: View>: View {
    let entries: [Entry]
    @ViewBuilder var content: Content
    @State private var choice = 0

    var body: some View {
        List {
            ForEach(entries) { entry in
                if entry.id > 3 { Text(entry.title) } else { Text("short") }
            }
            ForEach(entries) { entry in
                HStack {
                    if entry.id > 3 { Text(entry.title) }
                }
            }
            ForEach(0..<4) { index in
                if index > 2 { Text("a") }
            }
            ForEach(entries) { entry in
                Section(entry.title) {
                    ForEach(entry.parts, id: \.self) { part in Text(part) }
                }
            }
            ForEach(entries) { entry in
                if entry.id > 3 { Section(entry.title) { Text("a") } }
            }
            ForEach(entries) { _ in content }
            ForEach(entries) { entry in
                if #available(iOS 17, *) { Text(entry.title) } else { Text("old") }
            }
        }
        VStack {
            ForEach(entries) { entry in
                if entry.id > 3 { Text(entry.title) }
            }
        }
        Picker("Kind", selection: $choice) {
            ForEach(entries) { entry in
                if entry.id > 3 { Text(entry.title) }
            }
        }
    }
}
