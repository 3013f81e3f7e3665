import SwiftUI

// Positive: a presentation on each row, for a state that all rows share.
struct Shared: View {
    @ObservedObject var model: SharedModel
    @State private var isOpen = false
    @State private var selection: Item?
    let items: [Item]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(items) { item in
                    HStack {
                        Button(item.title) { selection = item }
                            .sheet(item: $selection) { Text($0.title) }
//                           ^^^^^ info/medium[presentation_in_row]: each row of this `ForEach` tries to present when `selection` is set, because each has its own `.sheet`
                        if let note = item.note {
                            Button("Note") { isOpen = true }
                                .sheet(isPresented: $isOpen) { Text(note) }
//                               ^^^^^ warning/medium[presentation_in_row]: `.sheet` may show the content of another row, because each row of this `ForEach` has its own, and all of them are bound to `isOpen`
                        }
                    }
                }
            }
            List(items) { item in
                Text(item.title)
                    .alert("Delete", isPresented: $model.isAsking) { Button(item.title) {} }
//                   ^^^^^ warning/medium[presentation_in_row]: `.alert` may show the content of another row, because each row of this `List` has its own, and all of them are bound to `model.isAsking`
            }
        }
    }
}

final class SharedModel: ObservableObject {
    @Published var isAsking = false
    @Published var flags: [Bool] = []
}

// False positive trap: a state for each row, one row that is chosen, a sheet that holds the rows, and one sheet outside.
struct Separate: View {
    @ObservedObject var model: SharedModel
    @State private var isOpen = false
    @State private var selection: Item?
    @State private var items: [Item]

    var body: some View {
        VStack {
            ForEach($items) { $item in Text(item.title).sheet(item: $item.linked) { Text($0.title) } }
            ForEach(items) { item in SeparateRow(item: item) }
            ForEach(items.indices, id: \.self) { Text("a").sheet(isPresented: $model.flags[$0]) { Text("b") } }
            ForEach(items) { item in
                if item.id == selection?.id { Text("a").sheet(isPresented: $isOpen) { Text("b") } }
                Text("c").sheet(isPresented: item.isOpen($selection)) { Text("b") }
            }
            ForEach(items) { item in
                if item.id == selection?.id { opened(item) } else { Text(item.title) }
            }
        }
        .sheet(isPresented: $isOpen) { ForEach(items) { Text($0.title) } }
    }

    private func opened(_ item: Item) -> some View {
        Text(item.title).sheet(isPresented: $isOpen) { Text("b") }
    }
}

struct SeparateRow: View {
    let item: Item
    @State private var isOpen = false
    var body: some View { Text(item.title).sheet(isPresented: $isOpen) { Text(item.title) } }
}

// Positive: the row is another member, and the rows are lazy or eager.
struct Members: View {
    @State private var isOpen = false
    let items: [Item]

    var body: some View {
        LazyVStack {
            ForEach(items) { item in row(item) }
        }
        VStack {
            ForEach(items) { item in
                Text(item.title).sheet(isPresented: $isOpen) { Text("a") }
//                               ^^^^^ info/medium[presentation_in_row]: all rows of this `ForEach` try to present at once when `isOpen` is set, because each has its own `.sheet`
            }
        }
    }

    func row(_ item: Item) -> some View {
        Text(item.title).sheet(isPresented: $isOpen) { Text("a") }
//                       ^^^^^ info/medium[presentation_in_row]: each row of this `ForEach` tries to present when `isOpen` is set, because each has its own `.sheet`
    }
}

// Positive: a row view with a state of its own in a List, with the state of the view around it, and of the environment.
struct RowTypes: View {
    @State private var isOpen = false
    let items: [Item]

    var body: some View {
        List(items) { item in
            OwnRow(item: item)
            BoundRow(isOpen: $isOpen)
            StoreRow()
        }
    }
}

struct OwnRow: View {
    let item: Item
    @State private var isOpen = false
    var body: some View {
        Text(item.title)
            .popover(isPresented: $isOpen) { Text("Trap: it points to the row") }
            .sheet(isPresented: $isOpen) { Text(item.title) }
//           ^^^^^ info/low[presentation_in_row]: this `.sheet` may close by itself, because it belongs to one row and goes away with the row when the data changes
    }
}

struct BoundRow: View {
    @Binding var isOpen: Bool
    var body: some View {
        Text("a").sheet(isPresented: $isOpen) { Text("b") }
//                ^^^^^ info/medium[presentation_in_row]: each row of this `List` tries to present when `isOpen` is set, because each has its own `.sheet`
    }
}

struct StoreRow: View {
    @EnvironmentObject var model: SharedModel
    var body: some View {
        Text("a").sheet(isPresented: $model.isAsking) { Text("b") }
//                ^^^^^ info/medium[presentation_in_row]: each row of this `List` tries to present when `model.isAsking` is set, because each has its own `.sheet`
    }
}

// Trap: fixed rows, a case of a switch, a menu, a link, a member that is shown outside the rows too.
struct MemberTraps: View {
    @State private var isOpen = false
    let items: [Item]

    var body: some View {
        LazyVStack {
            ForEach(0..<2) { _ in Text("a").sheet(isPresented: $isOpen) { Text("a") } }
            ForEach(items) { item in
                switch item.id {
                case 0: Text("a").sheet(isPresented: $isOpen) { Text("a") }
                default: Text("b")
                }
                Menu("More") { Text("a").sheet(isPresented: $isOpen) { Text("a") } }
                NavigationLink("Open") { Text("a").sheet(isPresented: $isOpen) { Text("a") } }
                row(item)
            }
            row(items[0])
        }
    }

    func row(_ item: Item) -> some View {
        Text(item.title).sheet(isPresented: $isOpen) { Text("a") }
    }
}

// The help names no Section or Group, whose modifiers are on each view in it.
struct Sections: View {
    @State private var isOpen = false
    let items: [Item]

    var body: some View {
        Form {
            Section {
                ForEach(items) { item in
                    Text(item.title).alert("a", isPresented: $isOpen) {}
//                                   ^^^^^ info/medium[presentation_in_row]: each row of this `ForEach` tries to present when `isOpen` is set, because each has its own `.alert`
                }
            }
        }
    }
}

// All rows present for one object of the view around them.
final class Offers: ObservableObject {
    @Published var isShown = false
    @Published var chosen: Item?
}

struct OfferList: View {
    @StateObject private var offers = Offers()
    let items: [Item]

    var body: some View {
        List {
            ForEach(items) { item in OfferRow(item: item, offers: self.offers) }
            ForEach(items) { item in OwnOfferRow(offers: Offers(), item: item) }
        }
    }
}

struct OfferRow: View {
    let item: Item
    @ObservedObject var offers: Offers

    var body: some View {
        Text(item.title).sheet(item: self.$offers.chosen) { Text($0.title) }
//                       ^^^^^ info/medium[presentation_in_row]: each row of this `ForEach` tries to present when `offers.chosen` is set, because each has its own `.sheet`
    }
}

// Trap: each row has an object of its own.
struct OwnOfferRow: View {
    @ObservedObject var offers: Offers
    let item: Item

    var body: some View {
        Text(item.title).sheet(isPresented: $offers.isShown) { Text("a") }
    }
}

// Trap: only one row has the card.
enum CardKind: CaseIterable { case ads, news }

struct Cards: View {
    @StateObject private var offers = Offers()
    @State private var kinds: [CardKind] = []

    var body: some View {
        List {
            ForEach(kinds, id: \.self) { kind in
                switch kind {
                case .ads: AdsCard(offers: offers)
                case .news: Text("b")
                }
            }
        }
    }
}

struct AdsCard: View {
    @ObservedObject var offers: Offers

    var body: some View {
        Text("a").sheet(item: $offers.chosen) { Text($0.title) }
    }
}

// --- Item.swift
struct Item: Identifiable {
    let id: Int
    let title: String
    var note: String?
    var linked: Item? { nil }
}

// A branch for a kind of row still has many rows; one that compares the row with the selected one has one.
struct Kinds: View {
    @State private var isOpen = false
    @State private var selection = ""
    let entries: [Entry]
    let clubs: [Entry]

    var body: some View {
        ScrollView {
            ForEach(entries) { entry in
                if entry.kind == EntryKind.club.rawValue, let club = clubs.first(where: { $0.id == entry.id }) {
                    Text(club.id).sheet(isPresented: $isOpen) { Text(club.id) }
//                                ^^^^^ warning/medium[presentation_in_row]: `.sheet` may show the content of another row, because each row of this `ForEach` has its own, and all of them are bound to `isOpen`
                } else if entry.id == selection {
                    Text("Selected").sheet(isPresented: $isOpen) { Text(entry.id) }
                }
            }
        }
    }
}

struct Entry: Identifiable {
    let id: String
    let kind: String
}

enum EntryKind: String { case club, person }
