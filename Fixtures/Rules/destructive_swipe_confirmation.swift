// target: iOS=17.0
import SwiftUI

// Positive: the action only opens a question.
struct Drafts: View {
    @State private var asks = false
    @State private var removed: String?
    @ObservedObject var model: DraftModel
    let names: [String]

    var body: some View {
        List {
            ForEach(names, id: \.self) { name in
                Text(name)
                    .swipeActions {
                        Button("Delete", role: .destructive) {
//                                             ^^^^^^^^^^^^ info/medium[destructive_swipe_confirmation]: the row may disappear before the user confirms, because a swipe action with the role `.destructive` removes its row, and this one only sets `asks`
                            removed = name
                            asks = true
                        }
                        Button(role: .destructive) { model.removed = name } label: { Text("Remove") }
//                                   ^^^^^^^^^^^^ info/medium[destructive_swipe_confirmation]: the row may disappear before the user confirms, because a swipe action with the role `.destructive` removes its row, and this one only sets `model.removed`
                        Button("Archive") { asks = true }
                    }
            }
        }
        .alert("Delete?", isPresented: $asks) { Button("Delete", role: .destructive) { removed = nil } }
        .sheet(item: $model.removed) { Text($0) }
    }
}

final class DraftModel: ObservableObject {
    @Published var removed: String?
    func delete(_ name: String) {}
}

extension String: @retroactive Identifiable {
    public var id: String { self }
}

// Negative: the action deletes, sets what opens nothing, or is not a swipe action.
struct Notes: View {
    @State private var asks = false
    @State private var hidden: [String] = []
    @State private var last = ""
    @ObservedObject var model: DraftModel
    let names: [String]

    var body: some View {
        List {
            ForEach(names, id: \.self) { name in
                Text(name)
                    .swipeActions {
                        Button("Delete", role: .destructive) { model.delete(name) }
                        Button("Hide", role: .destructive) {
                            model.delete(name)
                            asks = true
                        }
                        Button("Other", role: .destructive) { last = name }
                    }
                    .contextMenu {
                        Button("Delete", role: .destructive) { asks = true }
                    }
            }
        }
        .alert("Deleted", isPresented: $asks) {}
    }
}

// Negative: outside of a list, swipe actions do nothing.
struct Page: View {
    @State private var asks = false

    var body: some View {
        NavigationStack {
            VStack {
                Text("Day")
                    .swipeActions {
                        Button("Delete", role: .destructive) { asks = true }
                    }
            }
        }
        .alert("Delete?", isPresented: $asks) {}
    }
}
