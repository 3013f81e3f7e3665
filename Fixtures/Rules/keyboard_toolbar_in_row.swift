// target: iOS=17.0
import SwiftUI

// Positive: each row adds its own items.
struct Prices: View {
    @State private var prices = ["1", "2"]
    @FocusState private var isEditing: Bool

    var body: some View {
        List {
            ForEach(prices.indices, id: \.self) { row in
                TextField("Price", text: $prices[row])
                    .focused($isEditing)
                    .toolbar {
                        ToolbarItem(placement: .keyboard) {
//                      ^^^^^^^^^^^ warning[keyboard_toolbar_in_row]: the bar above the keyboard shows this once for each row, because each row of this `ForEach` adds its own `.toolbar`
                            Button("Done") { isEditing = false }
                        }
                    }
            }
            ForEach(prices, id: \.self) { price in
                HStack {
                    Text(price)
                    AmountField()
                }
            }
        }
    }
}

struct AmountField: View {
    @State private var text = ""
    @FocusState private var isEditing: Bool

    var body: some View {
        TextField("Amount", text: $text)
            .focused($isEditing)
            .toolbar {
                ToolbarItemGroup(placement: .keyboard) {
//              ^^^^^^^^^^^^^^^^ warning[keyboard_toolbar_in_row]: the bar above the keyboard shows this once for each row, because each row of this `ForEach` adds its own `.toolbar`
                    Spacer()
                    Button("Done") { isEditing = false }
                }
            }
    }
}

// Positive: one screen shows two such fields.
struct Profile: View {
    @State private var name = ""

    var body: some View {
        Form {
            NameField(text: $name)
            NameField(text: $name)
            numberField(1)
            numberField(2)
        }
    }

    private func numberField(_ number: Int) -> some View {
        TextField("Number", text: $name)
            .toolbar {
                ToolbarItem(placement: .keyboard) { Button("Next") {} }
//              ^^^^^^^^^^^ info/medium[keyboard_toolbar_in_row]: the bar above the keyboard may show this 2 times, because the screen shows this view 2 times, and each adds its own `.toolbar`
            }
    }
}

struct NameField: View {
    @Binding var text: String

    var body: some View {
        TextField("Name", text: $text)
            .toolbar {
                ToolbarItem(placement: .keyboard) { Button("Done") {} }
//              ^^^^^^^^^^^ info/medium[keyboard_toolbar_in_row]: the bar above the keyboard may show this 2 times, because the screen shows this view 2 times, and each adds its own `.toolbar`
            }
    }
}

// False positive trap: a condition on the focus, the row that is edited, and one toolbar for the screen.
struct Fine: View {
    @State private var prices = ["1", "2"]
    @State private var edited: Int?
    @State private var isOpen = false
    @FocusState private var focus: Int?

    var body: some View {
        List {
            ForEach(prices.indices, id: \.self) { row in
                TextField("Price", text: $prices[row])
                    .focused($focus, equals: row)
                    .toolbar {
                        if focus == row {
                            ToolbarItem(placement: .keyboard) { Button("Done") { focus = nil } }
                        }
                    }
                TextField("Name", text: $prices[row])
                    .toolbar {
                        ToolbarItemGroup(placement: .keyboard) {
                            Spacer()
                            if focus == row { Button("Done") { focus = nil } }
                        }
                    }
                if edited == row {
                    TextField("Edit", text: $prices[row])
                        .toolbar {
                            ToolbarItem(placement: .keyboard) { Button("Done") { edited = nil } }
                        }
                }
                NavigationLink("Details") { EditorScreen() }
                TextField("Bar", text: $prices[row])
                    .toolbar {
                        ToolbarItem(placement: .bottomBar) { Button("Done") { focus = nil } }
                    }
            }
        }
        .toolbar {
            ToolbarItem(placement: .keyboard) { Button("Done") { focus = nil } }
        }
        .sheet(isPresented: $isOpen) { EditorScreen() }
    }
}

struct EditorScreen: View {
    @State private var text = ""

    var body: some View {
        TextField("Name", text: $text)
            .toolbar {
                ToolbarItem(placement: .keyboard) { Button("Done") {} }
            }
    }
}

#Preview {
    ForEach(0..<2, id: \.self) { _ in
        Text("a").toolbar { ToolbarItem(placement: .keyboard) { Button("Done") {} } }
    }
}
