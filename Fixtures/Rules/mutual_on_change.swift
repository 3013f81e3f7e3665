import SwiftUI

// Positive: each action computes the other value.
struct Converter: View {
    @State private var celsius = 20.0
    @State private var fahrenheit = 68.0

    var body: some View {
        VStack {
            Slider(value: $celsius)
            Slider(value: $fahrenheit)
        }
        .onChange(of: celsius) { fahrenheit = (celsius * 9 / 5 + 32).rounded() }
        .onChange(of: fahrenheit) { celsius = ((fahrenheit - 32) * 5 / 9).rounded() }
//       ^^^^^^^^ info/low[mutual_on_change]: a change of `fahrenheit` may change `fahrenheit` again: this `.onChange` sets `celsius`, whose `.onChange` sets `fahrenheit`
    }
}

// Positive: on different views, through a method, and with a value of a model.
struct Search: View {
    @ObservedObject var model: SearchModel
    @State private var text = ""

    var body: some View {
        VStack {
            TextField("Search", text: $text)
                .onChange(of: text) { _, new in model.query = new.lowercased() }
            Text(model.query)
                .onChange(of: model.query) { take() }
//               ^^^^^^^^ info/low[mutual_on_change]: a change of `model.query` may change `model.query` again: this `.onChange` sets `text`, whose `.onChange` sets `model.query`
        }
    }

    private func take() { text = model.query }
}

// Negative: both only copy the value.
struct Mirror: View {
    @Binding var selection: Int
    @State private var local = 0

    var body: some View {
        Text("\(local)")
            .onChange(of: local) { new in selection = new }
            .onChange(of: selection) { local = selection }
    }
}

// Negative: a comparison, one direction, the same value, different views, a write after a pause.
struct Guarded: View {
    @State private var first = 0
    @State private var second = 0
    @State private var third = 0

    var body: some View {
        Text("\(first)")
            .onChange(of: first) { if second != first + 1 { second = first + 1 } }
            .onChange(of: second) { first = second - 1 }
            .onChange(of: third) { first = third * 2 }
            .onChange(of: third) { third = min(third, 3) }
    }
}

struct Left: View {
    @State private var first = 0
    @State private var second = 0
    var body: some View { Text("a").onChange(of: first) { second = first * 2 } }
}

struct Right: View {
    @State private var first = 0
    @State private var second = 0
    var body: some View { Text("a").onChange(of: second) { first = second / 2 } }
}

struct Later: View {
    @State private var first = 0
    @State private var second = 0
    var body: some View {
        Text("a")
            .onChange(of: first) { Task { second = await load(first) } }
            .onChange(of: second) { first = second / 2 }
    }
}

#Preview {
    @Previewable @State var first = 0
    @Previewable @State var second = 0
    Text("a")
        .onChange(of: first) { second = first * 2 }
        .onChange(of: second) { first = second / 2 }
}
