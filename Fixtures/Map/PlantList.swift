import SwiftUI

enum Route: Hashable {
    case plant(Int)
    case help
}

struct PlantList: View {
    @State private var isAdding = false
    @State private var isFull = false
    @State private var shown: Int?

    var body: some View {
        NavigationStack {
            List {
                // The row is a part of this screen; its ways start here.
                PlantRow()
                NavigationLink("Help", value: Route.help)  // way[value]: PlantList -> HelpView
                NavigationLink(destination: TipsView()) { Text("Tips") }  // way[link]: PlantList -> TipsView
                NavigationLink("Seeds") {  // way[link]: PlantList -> SeedList
                    SeedList(store: SeedStore(), best: Seed(id: 1), others: [], anything: 1)
                }
                NavigationLink {  // way[link]: PlantList -> link in PlantList
                    Text("About")
                } label: {
                    Text("About")
                }
            }
            .navigationDestination(for: Route.self) { route in  // way[destination]: PlantList -> PlantDetail, PlantList -> HelpView
                switch route {
                case .plant: PlantDetail()
                case .help: HelpView()
                }
            }
            .routed()  // way[contains]: PlantList -> .routed()
        }
        .sheet(isPresented: $isAdding) {  // way[sheet]: PlantList -> PlantEditor
            NavigationStack { editor }
        }
        .fullScreenCover(isPresented: $isFull) {  // way[cover]: PlantList -> Slideshow
            Slideshow()
        }
    }

    // The sheet shows what the property returns.
    private var editor: some View {
        PlantEditor()
            .routed()  // way[contains]: PlantEditor -> .routed()
    }
}

struct PlantRow: View {
    @State private var isOpen = false

    var body: some View {
        Text("Plant")
            .popover(isPresented: $isOpen) {  // way[popover]: PlantList -> PlantCard
                PlantCard()
            }
    }
}

struct PlantCard: View {
    var body: some View { Text("Card") }
}

struct PlantDetail: View {
    @State private var isOpen = false

    var body: some View {
        ScrollView {
            // A plant can lead to a related one.
            NavigationLink("Related") { PlantDetail() }  // way[link]: PlantDetail -> PlantDetail
        }
        .routed()  // way[contains]: PlantDetail -> .routed()
        .inspector(isPresented: $isOpen) {  // way[inspector]: PlantDetail -> PlantFacts
            PlantFacts()
        }
        // The modifier opens what it is given.
        .drawer(isPresented: $isOpen) {  // way[sheet]: PlantDetail -> PlantNotes
            PlantNotes()
        }
    }
}

struct PlantFacts: View {
    var body: some View { Text("Facts") }
}

struct PlantNotes: View {
    var body: some View { Text("Notes") }
}

struct HelpView: View {
    var body: some View { Text("Help") }
}

struct TipsView: View {
    var body: some View { Text("Tips") }
}

struct Slideshow: View {
    var body: some View { Text("Slides") }
}

struct PlantEditor: View {
    var body: some View { Text("Editor") }
}

extension View {
    func drawer<Content: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) -> some View {
        sheet(isPresented: isPresented) { content() }
    }

    // More than three screens have it, so it is a node of its own, and the ways are not repeated for each of them.
    func routed() -> some View {
        navigationDestination(for: Int.self) { number in  // way[destination]: .routed() -> NumberView
            NumberView()
        }
    }
}

struct NumberView: View {
    var body: some View { Text("Number") }
}
