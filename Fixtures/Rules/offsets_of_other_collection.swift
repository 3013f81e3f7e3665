import SwiftUI

struct Note: Identifiable {
    let id: Int
    var text = ""
    var isDone = false
    var folder = ""
}

// Positive: the rows are a copy with other positions, made in the call, a constant, a property or a function.
struct Notes: View {
    @State private var notes: [Note] = []
    @State private var search = ""

    private var found: [Note] {
        if search.isEmpty { return notes }
        return notes.filter { $0.text.contains(search) }
    }
    private var open: [Note] { search.isEmpty ? notes : found }
    private var byFolder: [String: [Note]] { Dictionary(grouping: notes) { $0.folder } }

    var body: some View {
        let sorted = notes.sorted { $0.text < $1.text }
        List {
            ForEach(found) { Text($0.text) }
                .onDelete { offsets in notes.remove(atOffsets: offsets) }
//               ^^^^^^^^ warning[offsets_of_other_collection]: `.onDelete` deletes another row than the user chose as soon as the filter leaves out an element before it, because its offsets are positions in `found` and not in `notes`
            ForEach(notes.reversed()) { Text($0.text) }
                .onDelete(perform: delete)
//               ^^^^^^^^ warning[offsets_of_other_collection]: `.onDelete` deletes another row than the user chose, because its offsets are positions in `notes.reversed()` and not in `notes`
                .onMove { notes.move(fromOffsets: $0, toOffset: $1) }
//               ^^^^^^ warning[offsets_of_other_collection]: `.onMove` moves another row than the user chose, because its offsets are positions in `notes.reversed()` and not in `notes`
            ForEach(sorted) { Text($0.text) }
                .onDelete { archive(at: $0) }
//               ^^^^^^^^ warning[offsets_of_other_collection]: `.onDelete` deletes another row than the user chose, because its offsets are positions in `sorted` and not in `notes`
            ForEach(open) { Text($0.text) }
                .onDelete { offsets in
//               ^^^^^^^^ warning[offsets_of_other_collection]: `.onDelete` deletes another row than the user chose as soon as the filter leaves out an element before it, because its offsets are positions in `open` and not in `notes`
                    for index in offsets { notes[index].isDone = true }
                }
            ForEach(byFolder["a"] ?? []) { Text($0.text) }
                .onDelete { offsets in offsets.forEach { notes.remove(at: $0) } }
//               ^^^^^^^^ warning[offsets_of_other_collection]: `.onDelete` deletes another row than the user chose, because its offsets are positions in `byFolder["a"] ?? []` and not in `notes`
            ForEach(Array(done(in: "a").enumerated()), id: \.element.id) { _, note in Text(note.text) }
                .onDelete { offsets in
//               ^^^^^^^^ warning[offsets_of_other_collection]: `.onDelete` deletes another row than the user chose as soon as the filter leaves out an element before it, because its offsets are positions in `Array(done(in: "a").enumerated())` and not in `notes`
                    guard let index = offsets.first, index < notes.count else { return }
                    notes.remove(at: index)
                }
        }
        .searchable(text: $search)
    }

    private func done(in folder: String) -> [Note] { notes.filter { $0.isDone && $0.folder == folder } }

    private func delete(_ offsets: IndexSet) {
        notes.remove(atOffsets: offsets)
    }

    private func archive(at offsets: IndexSet) {
        notes.remove(atOffsets: offsets)
    }
}

// Positive: a model computes the rows, and a model or a query has the elements.
final class NoteStore: ObservableObject {
    @Published var notes: [Note] = []
    var latest: [Note] { notes.suffix(10) }

    func remove(_ offsets: IndexSet) {
        offsets.map { notes[$0] }.forEach { erase($0) }
    }

    func erase(_ note: Note) {}
}

struct StoredNotes: View {
    @ObservedObject var store: NoteStore
    @FetchRequest(sortDescriptors: []) private var records: FetchedResults<Record>

    var body: some View {
        List {
            ForEach(store.latest) { Text($0.text) }
                .onDelete(perform: store.remove)
//               ^^^^^^^^ warning[offsets_of_other_collection]: `.onDelete` deletes another row than the user chose, because its offsets are positions in `store.latest` and not in `notes`
            ForEach(records.filter { $0.isOpen }) { Text($0.name) }
                .onDelete { offsets in offsets.map { records[$0] }.forEach { $0.erase() } }
//               ^^^^^^^^ warning[offsets_of_other_collection]: `.onDelete` deletes another row than the user chose as soon as the filter leaves out an element before it, because its offsets are positions in `records.filter { … }` and not in `records`
        }
    }
}

final class Record: NSManagedObject, Identifiable {
    @NSManaged var name: String
    @NSManaged var isOpen: Bool
    func erase() {}
}

// False positive traps: the elements are looked up in the rows, or the rows have the same positions.
struct CarefulNotes: View {
    @State private var notes: [Note] = []
    @State private var others: [Note] = []
    @State private var search = ""
    @ObservedObject var store: NoteStore

    private var found: [Note] { notes.filter { $0.text.contains(search) } }

    var body: some View {
        List {
            ForEach(found) { Text($0.text) }
                .onDelete { offsets in
                    let ids = offsets.map { found[$0].id }
                    notes.removeAll { ids.contains($0.id) }
                }
            ForEach(found) { Text($0.text) }
                .onDelete { offsets in
                    for offset in offsets {
                        if let index = notes.firstIndex(where: { $0.id == found[offset].id }) { notes.remove(at: index) }
                    }
                }
            ForEach(found) { Text($0.text) }
                .onDelete { offsets in
                    let note = found[offsets.first!]
                    let index = notes.firstIndex { $0.id == note.id }!
                    notes.remove(at: index)
                }
            ForEach(found) { Text($0.text) }
                .onDelete { offsets in others.remove(atOffsets: offsets) }
            ForEach(found) { Text($0.text) }
                .onDelete { offsets in
                    if search.isEmpty { notes.remove(atOffsets: offsets) }
                }
            ForEach(found) { Text($0.text) }
                .onMove { source, target in
                    guard search.isEmpty else { return }
                    notes.move(fromOffsets: source, toOffset: target)
                }
            ForEach(found) { Text($0.text) }
                .onDelete(perform: search.isEmpty ? remove : nil)
            ForEach(notes.prefix(3)) { Text($0.text) }
                .onDelete { notes.remove(atOffsets: $0) }
            ForEach(Array(notes.enumerated()), id: \.element.id) { _, note in Text(note.text) }
                .onDelete { notes.remove(atOffsets: $0) }
            ForEach(notes) { Text($0.text) }
                .onDelete(perform: remove)
            ForEach($notes) { $note in Text(note.text) }
                .onDelete(perform: remove)
            ForEach(store.notes) { Text($0.text) }
                .onDelete(perform: store.remove)
        }
    }

    private func remove(_ offsets: IndexSet) {
        notes.remove(atOffsets: offsets)
    }
}

// False positive traps: rows that cannot be moved while they are filtered, and a branch for the whole collection.
struct LockedNotes: View {
    @State private var notes: [Note] = []
    @State private var search = ""

    private var found: [Note] { search.isEmpty ? notes : notes.filter { $0.text.contains(search) } }

    var body: some View {
        List {
            ForEach(found) { note in Text(note.text).moveDisabled(!search.isEmpty) }
                .onMove { notes.move(fromOffsets: $0, toOffset: $1) }
            if search.isEmpty {
                ForEach(found) { Text($0.text) }
                    .onDelete { notes.remove(atOffsets: $0) }
            }
        }
    }
}

// False positive traps: the rows of a parameter, a collection that code keeps in order, a type that is not known.
struct PassedNotes: View {
    let shown: [Note]
    let library: Library
    @Binding var notes: [Note]
    @State private var ordered: [Note] = []

    var body: some View {
        List {
            ForEach(shown) { Text($0.text) }
                .onDelete { notes.remove(atOffsets: $0) }
            ForEach(ordered) { Text($0.text) }
                .onDelete { ordered.remove(atOffsets: $0) }
            ForEach(library.sortedNotes) { Text($0.text) }
                .onDelete { library.notes.remove(atOffsets: $0) }
        }
        .onAppear { ordered = notes.sorted { $0.id < $1.id } }
    }
}

// Positive: the positions of the whole collection are compared with the offsets, and a copy of it is changed.
struct CountedNotes: View {
    @State private var notes: [Note] = []
    @State private var search = ""

    var body: some View {
        List {
            ForEach(notes.filter { $0.text.contains(search) }) { Text($0.text) }
                .onDelete { offsets in
//               ^^^^^^^^ warning[offsets_of_other_collection]: `.onDelete` deletes another row than the user chose as soon as the filter leaves out an element before it, because its offsets are positions in `notes.filter { … }` and not in `notes`
                    for (index, note) in notes.enumerated() {
                        if offsets.contains(index) { delete(note) }
                    }
                }
                .onMove { from, to in
//               ^^^^^^ warning[offsets_of_other_collection]: `.onMove` moves another row than the user chose as soon as the filter leaves out an element before it, because its offsets are positions in `notes.filter { … }` and not in `notes`
                    var changed = notes
                    changed.move(fromOffsets: from, toOffset: to)
                    notes = changed
                }
            ForEach(notes) { Text($0.text) }
                .onDelete { offsets in
                    for (index, note) in notes.enumerated() where offsets.contains(index) { delete(note) }
                }
        }
    }

    private func delete(_ note: Note) { notes.removeAll { $0.id == note.id } }
}
