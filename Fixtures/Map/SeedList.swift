import SwiftUI

struct Seed: Identifiable, Hashable {
    let id: Int
}

final class SeedStore: ObservableObject {
    @Published var seeds: [Seed] = []
}

struct SeedList: View {
    @ObservedObject var store: SeedStore
    let best: Seed
    let others: [Seed]
    let anything: AnyHashable

    var body: some View {
        List {
            NavigationLink("Best", value: best)  // way[value]: SeedList -> SeedDetail
            ForEach(store.seeds) { seed in
                NavigationLink("Seed", value: seed)  // way[value]: SeedList -> SeedDetail
            }
            ForEach(others) { seed in
                NavigationLink("Seed", value: seed)  // way[value]: SeedList -> SeedDetail
            }
            // What these lead to is not known.
            NavigationLink("Anything", value: anything)
            ForEach(others) { best in
                ForEach(0..<3) { best in NavigationLink("Number", value: best) }
            }
        }
        .navigationDestination(for: Seed.self) { _ in  // way[destination]: SeedList -> SeedDetail
            SeedDetail()
        }
    }
}

struct SeedDetail: View {
    var body: some View { Text("Seed") }
}
