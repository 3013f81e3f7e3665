import SwiftUI

struct Person: Identifiable {
    let id = UUID()
    var name: String
}

struct Photo: View {
    let url: URL?
    var body: some View { AsyncImage(url: url) }
}

// Positive: elements move, and the rows keep something.
struct Editors: View {
    @State private var names = ["a"]
    @State private var people: [Person] = [Person(name: "a")]
    @State private var urls: [URL] = []
    @StateObject private var model = Model()

    var body: some View {
        List {
            ForEach(names.indices, id: \.self) { index in
                TextField("Name", text: $names[index])
            }
            .onDelete { names.remove(atOffsets: $0) }
            ForEach(Array(people.enumerated()), id: \.element.id) { index, person in
                Row(person: person)
                Button("Remove") { withAnimation { _ = people.remove(at: index) } }
            }
            ForEach(0..<urls.count, id: \.self) { index in
                Photo(url: urls[index])
            }
            ForEach(Array(model.people.enumerated()), id: \.0) { _, person in
                Row(person: person)
            }
        }
        .onAppear { urls.insert(URL(fileURLWithPath: "a"), at: 0) }
    }
}

struct Row: View {
    let person: Person
    @State private var isOpen = false
    var body: some View { Toggle(person.name, isOn: $isOpen) }
}

final class Model: ObservableObject {
    @Published var people: [Person] = []
    @Published var names: [String] = []
    @Published var texts: [String] = []

    func sort() {
        people.sort { $0.name < $1.name }
        names = names.filter { !$0.isEmpty }
        texts.append("a")
    }
}

// Positive: the list moves rows that keep nothing.
struct Deleted: View {
    @State private var names = ["a"]

    var body: some View {
        List {
            ForEach(names.indices, id: \.self) { index in
                Text(names[index])
            }
            .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        }
    }
}

// Positive: a range that is read once.
struct Constant: View {
    @State private var names = ["a"]

    var body: some View {
        VStack {
            ForEach(0..<names.count) { index in Text(names[index]) }
            Button("Add") { names.append("b") }
        }
    }
}

// Positive: an animation moves elements of rows that keep nothing.
struct Updated: View {
    @ObservedObject var model: Model

    var body: some View {
        VStack {
            ForEach(model.names.indices, id: \.self) { index in Text(model.names[index]) }
        }
        .animation(.default, value: model.names)
    }
}

// Trap: without an animation nobody sees that rows change their content.
struct Still: View {
    @ObservedObject var model: Model

    var body: some View {
        VStack {
            ForEach(model.names.indices, id: \.self) { index in Text(model.names[index]) }
        }
    }
}

// Positive: the collection changes, and nothing is known to move.
struct MayTake: View {
    @ObservedObject var model: Model
    @State private var texts: [String] = []

    var body: some View {
        VStack {
            ForEach(model.texts.indices, id: \.self) { index in
                TextField("Text", text: $model.texts[index])
            }
            ForEach(texts.indices, id: \.self) { index in Text(texts[index]) }
            Button("Load") { texts = ["a"] }
        }
    }
}

// Trap: fixed data, positions alone, ids of the elements, and nothing that changes.
struct Traps: View {
    let names: [String]
    let days = ["Mon", "Tue"]
    @State private var people = [Person(name: "a")]
    @State private var page = 0

    var body: some View {
        VStack {
            ForEach(0..<7, id: \.self) { index in Text(days[index % 2]) }
            ForEach(days.indices, id: \.self) { index in Text(days[index]) }
            ForEach(names.indices, id: \.self) { index in Text(names[index]) }
            ForEach(people.indices, id: \.self) { index in
                Circle().fill(index == page ? Color.red : Color.gray)
            }
            ForEach(Array(people.enumerated()), id: \.element.id) { index, person in Row(person: person) }
            ForEach(people) { person in Row(person: person) }
            Button("Remove") { people.remove(at: 0) }
        }
    }
}

#Preview {
    Editors()
}

// False positive trap: each update makes the whole list again.
struct Rebuilt: View {
    @State private var names = ["Ada", "Grace"]

    var body: some View {
        List {
            ForEach(names.indices, id: \.self) { Text(names[$0]) }
                .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        }
        .id(UUID())
    }
}

struct Header: Codable {
    var key: String
}

// Positive: a new property with an id would break the decoding of these elements. With a selection, the positions have a use.
struct Headers: View {
    @State private var headers: [Header] = []
    @State private var selected: Int?
    @State private var arguments: [String] = []

    var body: some View {
        VStack {
            ForEach(headers.indices, id: \.self) { index in
                TextField("Key", text: $headers[index].key)
                Button("Remove") { headers.remove(at: index) }
            }
            List(selection: $selected) {
                ForEach(arguments.indices, id: \.self) { index in
                    TextField("Argument", text: $arguments[index])
                }
                .onDelete { arguments.remove(atOffsets: $0) }
            }
        }
    }
}

// Positive: the range is read once. Traps: constants, and a range with an `id`.
struct Columns: View {
    let count: Int
    @State private var isLong = false
    private let lines = 3
    private var words: Int { isLong ? 12 : 6 }
    private static let dots = 5

    var body: some View {
        HStack {
            ForEach(0..<count) { _ in Circle() }
            ForEach(words..<(words * 2)) { Text("\($0)") }
            ForEach(1...columns(12)) { Text("\($0)") }
            ForEach(0..<lines) { _ in Circle() }
            ForEach(0..<Self.dots) { _ in Circle() }
            ForEach(0..<lines + 1) { _ in Circle() }
            ForEach(0..<count, id: \.self) { _ in Circle() }
        }
    }

    private func columns(_ number: Int) -> Int { number }
}

struct Ranges: View {
    let items: [String]
    @State private var words: [String] = []

    var body: some View {
        VStack {
            ForEach(0..<self.items.count) { Text("\($0)") }
            ForEach(self.items.indices) { Text(items[$0]) }
            ForEach(words.indices, id: \.self) { Text("\($0)") }
            ForEach(0..<self.limit) { Text("\($0)") }
        }
    }

    private let limit = 3
}

// Info: elements are only inserted, behind the row in which the user types.
struct Checklist: View {
    @State private var lines: [String] = []

    var body: some View {
        List {
            ForEach(lines.indices, id: \.self) { index in
                TextField("Line", text: $lines[index])
                    .onSubmit { lines.insert("", at: index + 1) }
            }
        }
    }
}
