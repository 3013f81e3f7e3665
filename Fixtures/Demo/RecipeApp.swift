import SwiftUI

@main
struct RecipeApp: App {
    var body: some Scene {
        WindowGroup {
            RecipeList()
        }
    }
}
