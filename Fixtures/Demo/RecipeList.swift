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

/// A row whose body is a group: its `task` runs again each time the branch changes, because the row stands in a list.
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
