import SwiftUI

struct RecipeDetail: View {
    @Bindable var editor: RecipeEditor
    @State private var isEditing = false

    var body: some View {
        VStack {
            if isEditing {
                TextField("Title", text: $editor.draft.title)
                    .textFieldStyle(.roundedBorder)
                    .opacity(1)
            } else {
                TextField("Title", text: $editor.draft.title)
                    .textFieldStyle(.roundedBorder)
                    .opacity(0.5)
            }
            Button(isEditing ? "Done" : "Edit") {
                isEditing.toggle()
            }
        }
        .padding()
    }
}
