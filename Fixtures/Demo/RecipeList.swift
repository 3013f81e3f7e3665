import SwiftUI

struct RecipeList: View {
    @State private var store = RecipeStore()

    var body: some View {
        NavigationStack {
            List {
                StatusRow(store: store)
                ForEach(store.recipes) { recipe in
                    NavigationLink {
                        RecipeDetail(editor: RecipeEditor(recipe))
                    } label: {
                        RecipeRow(recipe: recipe)
                    }
                }
            }
            .navigationTitle("Recipes")
        }
    }
}

/// A row whose body is a group: its `task` runs a second time, because loading replaces the only row of the group.
struct StatusRow: View {
    var store: RecipeStore

    var body: some View {
        Group {
            if store.isLoading {
                ProgressView()
            } else {
                Text("\(store.recipes.count) recipes")
            }
        }
        .task {
            await store.load()
        }
    }
}
