// target: iOS=17.0
import SwiftUI

// Positive: inline, through a member, through an overlay, in a nested stack, through a computed size.
struct Spot: View {
    @State private var isLarge = false
    private var side: CGFloat { isLarge ? 220 : 110 }

    var body: some View {
        ZStack {
            Color.green
            if isLarge { Circle().frame(width: 16) }
        }
        .frame(width: isLarge ? 220 : 110)
//       ^^^^^ info/medium[missing_geometry_group]: a view that appears in this container jumps to its final place, while the container is still moving or growing
        ZStack(alignment: .topLeading) {
            Color.green
            dot
        }
        .background(.red)
        .frame(width: side, height: side)
//       ^^^^^ info/medium[missing_geometry_group]: a view that appears in this container jumps to its final place, while the container is still moving or growing
        Text("a").overlay {
            if isLarge { Text("b") }
        }
        .padding(isLarge ? 20 : 10)
//       ^^^^^^^ info/medium[missing_geometry_group]: a view that appears in this container jumps to its final place, while the container is still moving or growing
        VStack {
            HStack {
                if isLarge { Text("b").offset(x: 4) } else { EmptyView() }
            }
        }.offset(x: isLarge ? 20 : 0)
//        ^^^^^^ warning/medium[missing_geometry_group]: a view that appears in this container jumps to its final place, while the container is still moving or growing
        Button("Grow") { withAnimation { isLarge.toggle() } }
    }

    @ViewBuilder private var dot: some View {
        if isLarge { Circle().frame(width: 16) }
    }
}

// Positive: a model's property, animated by value.
struct Panel: View {
    @ObservedObject var model: PanelModel

    var body: some View {
        VStack {
            Text("a")
            if model.isOpen { Text("b") }
        }
        .frame(height: model.isOpen ? 300 : 100)
//       ^^^^^ info/medium[missing_geometry_group]: a view that appears in this container jumps to its final place, while the container is still moving or growing
        .animation(.default, value: model.isOpen)
    }
}

// Positive: an animated binding.
struct Switch: View {
    @State private var isOn = false

    var body: some View {
        Toggle("On", isOn: $isOn.animation())
        VStack {
            if isOn { Text("b") }
        }
        .padding(isOn ? 20 : 10)
//       ^^^^^^^ info/medium[missing_geometry_group]: a view that appears in this container jumps to its final place, while the container is still moving or growing
    }
}

// False positive trap: a geometry group, a drawing group, a matched geometry.
struct Grouped: View {
    @State private var isLarge = false
    @Namespace private var space

    var body: some View {
        ZStack { if isLarge { Text("a") } }.geometryGroup().frame(width: isLarge ? 220 : 110)
        ZStack { if isLarge { Text("a") } }.drawingGroup().frame(width: isLarge ? 220 : 110)
        ZStack { if isLarge { Text("a") } }.frame(width: isLarge ? 220 : 110).matchedGeometryEffect(id: 1, in: space)
        VStack { ZStack { if isLarge { Text("a") } }.geometryGroup() }.frame(width: isLarge ? 220 : 110)
        ZStack {
            if isLarge {
                Text("a").matchedGeometryEffect(id: 1, in: space)
            } else {
                Text("b").matchedGeometryEffect(id: 1, in: space)
            }
        }
        .frame(width: isLarge ? 220 : 110)
        Button("Grow") { withAnimation { isLarge.toggle() } }
    }
}

// False positive trap: a child that covers the container, effects that only draw, a modifier inside the child alone,
// another name, no insertion, scroll views.
struct Others: View {
    @State private var isLarge = false
    @State private var isOther = false

    var body: some View {
        ZStack { if isLarge { Color.red.transition(.opacity) } }.frame(width: isLarge ? 220 : 110)
        ZStack { if isLarge { Text("a") } }.scaleEffect(isLarge ? 2 : 1)
        ZStack { if isLarge { Text("a") } }.rotationEffect(isLarge ? .zero : .degrees(90))
        ZStack { if isLarge { Text("a").frame(width: isLarge ? 220 : 110) } }
        ZStack { if isOther { Text("a") } }.frame(width: isLarge ? 220 : 110)
        ZStack { Text("a").opacity(isLarge ? 1 : 0) }.frame(width: isLarge ? 220 : 110)
        ScrollView { if isLarge { Text("a") } }.frame(width: isLarge ? 220 : 110)
        List { if isLarge { Text("a") } }.frame(width: isLarge ? 220 : 110)
        Button("Grow") { withAnimation { isLarge.toggle() } }
    }
}

// Positive: a transaction, a size of the surroundings.
struct Transactions: View {
    @State private var isOn = false

    var body: some View {
        GeometryReader { proxy in
            ZStack {
                Color.red
                if isOn { Text("a") }
            }
            .frame(width: isOn ? proxy.size.width : 10)
//           ^^^^^ info/medium[missing_geometry_group]: a view that appears in this container jumps to its final place, while the container is still moving or growing
        }
        .onTapGesture { withTransaction(Transaction(animation: .default)) { isOn.toggle() } }
    }
}

// Positive: the change is animated where the view is used, for a binding and for a value.
struct Shown: View {
    @Binding var isOn: Bool

    var body: some View {
        ZStack {
            Color.red
            if isOn { Text("a") }
        }
        .frame(width: isOn ? 200 : 100)
//       ^^^^^ info/medium[missing_geometry_group]: a view that appears in this container jumps to its final place, while the container is still moving or growing
    }
}

struct Given: View {
    let isOn: Bool

    var body: some View {
        ZStack {
            Color.red
            if isOn { Text("a") }
        }
        .frame(width: isOn ? 200 : 100)
//       ^^^^^ info/medium[missing_geometry_group]: a view that appears in this container jumps to its final place, while the container is still moving or growing
    }
}

struct Showing: View {
    @State private var isOn = false
    @State private var isOther = false

    var body: some View {
        Shown(isOn: $isOn)
        Given(isOn: isOn)
        Plain(isOn: $isOther)
        Button("Show") { withAnimation { isOn.toggle() } }
        Button("Other") { isOther.toggle() }
    }
}

// False positive trap: the caller does not animate the change.
struct Plain: View {
    @Binding var isOn: Bool

    var body: some View {
        ZStack {
            Color.red
            if isOn { Text("a") }
        }
        .frame(width: isOn ? 200 : 100)
    }
}

// False positive trap: a change that nobody animates.
struct Sudden: View {
    @State private var isLarge = false

    var body: some View {
        ZStack { if isLarge { Text("a") } }.frame(width: isLarge ? 220 : 110)
        Button("Grow") { isLarge.toggle() }
    }
}

final class PanelModel: ObservableObject {
    @Published var isOpen = false
}
