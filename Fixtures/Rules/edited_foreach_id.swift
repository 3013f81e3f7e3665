import SwiftUI

struct Person: Identifiable, Hashable {
    let id = UUID()
    var name: String
    var notes = ""
}

// Positive: the texts are their own ids.
struct Names: View {
    @State private var names = ["Ada", "Grace"]

    var body: some View {
        Form {
            ForEach($names, id: \.self) { $name in
                TextField("Name", text: $name)
//              ^^^^^^^^^ warning[edited_foreach_id]: the `TextField` loses the keyboard focus at each keystroke, because `id: \.self` identifies its row by the text that it edits
            }
        }
    }
}

// Positive: the whole element is the id, and it is compared with its texts. Also the member that is edited, in a List.
struct People: View {
    @StateObject private var model = PeopleModel()

    var body: some View {
        VStack {
            ForEach($model.people, id: \.self) { $person in
                HStack {
                    Text("Notes")
                    TextEditor(text: $person.notes)
//                  ^^^^^^^^^^ warning[edited_foreach_id]: the `TextEditor` loses the keyboard focus at each keystroke, because `id: \.self` identifies its row by the text that it edits
                        .accessibilityLabel("Notes")
                }
            }
            List($model.people, id: \.name) { $person in
                TextField("Name", text: $person.name)
//              ^^^^^^^^^ warning[edited_foreach_id]: the `TextField` loses the keyboard focus at each keystroke, because `id: \.name` identifies its row by the text that it edits
            }
        }
    }
}

final class PeopleModel: ObservableObject {
    @Published var people: [Person] = []
    @Published var cards: [Card] = []
}

// Positive: the row view has the field.
struct Rows: View {
    @Binding var people: [Person]

    var body: some View {
        ForEach($people, id: \.name) { $person in
            PersonRow(person: $person, title: "Person")
//          ^^^^^^^^^ warning[edited_foreach_id]: the `TextField` loses the keyboard focus at each keystroke, because `id: \.name` identifies its row by the text that it edits
        }
    }
}

struct PersonRow: View {
    @Binding var person: Person
    let title: String

    var body: some View {
        LabeledContent(title) {
            TextField("Name", text: $person.name)
        }
    }
}

// Positive: the element has an `id` that is made of the text.
struct Tag: Identifiable {
    var label: String
    var count = 0
    var id: String { "\(count)-\(label)" }
}

struct Tags: View {
    @State private var tags: [Tag] = []

    var body: some View {
        List($tags) { $tag in
            TextField("Label", text: $tag.label)
//          ^^^^^^^^^ warning[edited_foreach_id]: the `TextField` loses the keyboard focus at each keystroke, because `id` identifies its row by the text that it edits
        }
    }
}

// Negative: an id that stays, also of an Identifiable element.
struct Stable: View {
    @State private var people: [Person] = []

    var body: some View {
        List {
            ForEach($people) { $person in TextField("Name", text: $person.name) }
            ForEach($people, id: \.id) { $person in TextField("Name", text: $person.name) }
            ForEach($people, id: \.name) { $person in TextField("Notes", text: $person.notes) }
        }
    }
}

// Negative: the element is compared by its id only.
struct Card: Hashable {
    let number: Int
    var title: String

    static func == (left: Card, right: Card) -> Bool { left.number == right.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

struct Cards: View {
    @ObservedObject var model: PeopleModel

    var body: some View {
        ForEach($model.cards, id: \.self) { $card in TextField("Title", text: $card.title) }
    }
}

// Negative: objects, types of other modules, and fields that store their value only at the end.
final class Draft: Hashable, ObservableObject {
    @Published var text = ""

    static func == (left: Draft, right: Draft) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

struct Others: View {
    @State private var drafts: [Draft] = []
    @State private var notes: [ForeignNote] = []
    @State private var amounts: [Int] = []

    var body: some View {
        Form {
            ForEach($drafts, id: \.self) { $draft in TextField("Text", text: $draft.text) }
            ForEach($notes, id: \.self) { $note in TextField("Text", text: $note.text) }
            ForEach($amounts, id: \.self) { $amount in TextField("Amount", value: $amount, format: .number) }
        }
    }
}

// Negative: fields that edit something else than the element.
struct Search: View {
    @State private var names: [String] = []
    @State private var query = ""

    var body: some View {
        Form {
            ForEach($names, id: \.self) { $name in
                TextField("Search", text: $query)
                Toggle(name, isOn: .constant(true))
            }
        }
    }
}

#Preview {
    @Previewable @State var names = ["Ada"]
    ForEach($names, id: \.self) { $name in TextField("Name", text: $name) }
}
