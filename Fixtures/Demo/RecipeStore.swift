import SwiftUI

struct Recipe: Identifiable, Hashable {
    let id: Int
    var title: String
    var isFavourite: Bool
}

@Observable
final class RecipeStore {
    var recipes: [Recipe] = []
    var isLoading = true

    func load() async {
        try? await Task.sleep(for: .seconds(1))
        recipes = (1...20).map { Recipe(id: $0, title: "Recipe \($0)", isFavourite: $0.isMultiple(of: 3)) }
        isLoading = false
    }
}

@Observable
final class RecipeEditor {
    var draft: Recipe
    var notes: String

    init(_ recipe: Recipe) {
        draft = recipe
        let file = URL.documentsDirectory.appending(path: "\(recipe.id).txt")
        notes = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    }
}
