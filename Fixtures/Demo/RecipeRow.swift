import SwiftUI

/// A row that is one view, whatever it shows: nothing to report.
struct RecipeRow: View {
    var recipe: Recipe

    var body: some View {
        HStack {
            Text(recipe.title)
            if recipe.isFavourite {
                Image(systemName: "star.fill")
            }
        }
        .onAppear {
            print("showing", recipe.title)
        }
    }
}
