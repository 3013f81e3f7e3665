// options: cards = true
import SwiftUI

// Positive: one element is meant, each view becomes one.
struct Elements: View {
    let stars: Int

    var body: some View {
        HStack {
            Group {
                Text("Rating: ") + Text("\(stars)")
                Image(systemName: "star")
            }
            .font(.title)
            .accessibilityElement(children: .combine)
//           ^^^^^^^^^^^^^^^^^^^^ warning/medium[group_distributes_modifier]: each view in this `Group` is a separate element for VoiceOver, because `.accessibilityElement` applies to each of them
        }
    }
}

// False positive trap: each row is an element; the views stay separate; one view of a stack, or of onGeometryChange.
struct Separate: View {
    @State private var width = 0.0

    var body: some View {
        List {
            Group {
                Text("a")
                Text("b")
            }
            .accessibilityElement(children: .combine)
        }
        VStack {
            Group { Text("a"); Text("b") }.accessibilityElement(children: .contain)
            Group {
                Text("a") + Text("b")
                Image("c").accessibilityHidden(true)
                Spacer()
            }
            .accessibilityElement(children: .combine)
            Group {
                Text("a")
                Image("c").accessibilityHidden(false)
            }
            .accessibilityElement(children: .combine)
//           ^^^^^^^^^^^^^^^^^^^^ warning/medium[group_distributes_modifier]: each of the 2 views in this `Group` is a separate element for VoiceOver, because `.accessibilityElement` applies to each of them
            Group { Text("a"); Text("b") }
                .onGeometryChange(for: Double.self) { $0.size.width } action: { width = $0 }
                .onTapGesture {}
            Group { Text("a"); Text("b") }.framed().onTapGesture {}
        }
        ZStack {
            Group { Text("a"); Text("b") }.onTapGesture {}
        }
        ViewThatFits {
            Group { Text("a"); Text("b") }.onTapGesture {}
        }
        TabView {
            Group { Text("a"); Text("b") }.onTapGesture {}
        }
        VStack(spacing: 0) {
            Group { Text("a"); Text("b") }.onTapGesture {}
        }
    }
}

extension View {
    func framed() -> some View { VStack { self }.border(.red) }
}

// Positive: only the touched view has a menu; a shape without a gesture.
struct Lifted: View {
    var body: some View {
        HStack {
            Group {
                Text("a")
                Text("b")
            }
            .contextMenu { Button("Copy") {} }
//           ^^^^^^^^^^^ info/medium[group_distributes_modifier]: opening the menu highlights only one of the views, because each of the 2 views in this `Group` has its own `.contextMenu`
            Group {
                Text("a")
                Text("b")
            }
            .draggable("a")
//           ^^^^^^^^^ info/medium[group_distributes_modifier]: a drag moves only one of the views, because each of the 2 views in this `Group` has its own `.draggable`
        }
        Button(action: {}) {
            HStack {
                Group {
                    Text("a")
                    Text("b")
                }
                .contentShape(Rectangle())
//               ^^^^^^^^^^^^ info/medium[group_distributes_modifier]: touches between the views of this `Group` do nothing, because `.contentShape` covers each view separately
            }
        }
        List {
            Group {
                Text("a")
                Text("b")
            }
            .contextMenu { Button("Copy") {} }
        }
    }
}

// Positive: the space between the views does not react. One diagnostic for each Group.
struct Gestures: View {
    @State private var isOpen = false

    var body: some View {
        HStack(spacing: 20) {
            Group {
                Text("a")
                if isOpen { Text("b") }
            }
            .contentShape(Rectangle())
            .onTapGesture { isOpen.toggle() }
//           ^^^^^^^^^^^^ info/medium[group_distributes_modifier]: touches between the views of this `Group` do nothing, because `.onTapGesture` covers each view separately
        }
        VStack {
            Group {
                Text("a")
                Text("b")
            }
            .gesture(DragGesture())
//           ^^^^^^^ info[group_distributes_modifier]: touches between the views of this `Group` do nothing, because `.gesture` covers each view separately
        }
    }
}

// Positive: each view in the label is padded.
struct Labels: View {
    var body: some View {
        Button(action: {}) {
            HStack {
                Group {
                    Image(systemName: "plus")
                    Text("Add")
                }
                .padding()
//               ^^^^^^^ info[group_distributes_modifier]: the padding also appears between the views of this `Group`, because `.padding` applies to each of them
            }
        }
    }
}

// False negative trap: the stack stands at the call site.
struct Inner: View {
    var body: some View {
        Group {
            Text("a")
            Text("b")
        }
        .onTapGesture {}
//       ^^^^^^^^^^^^ info/medium[group_distributes_modifier]: touches between the views of this `Group` do nothing, because `.onTapGesture` covers each view separately
    }
}

struct Outer: View {
    var body: some View { VStack { Inner(); Text("c") } }
}

// False negative trap: the views come from a helper or a nested Group. Given up: a Section, whose rows are meant.
struct Hidden: View {
    var body: some View {
        VStack {
            Group { pair }.onTapGesture {}
//                         ^^^^^^^^^^^^ info[group_distributes_modifier]: touches between the views of this `Group` do nothing, because `.onTapGesture` covers each view separately
            Group { Group { Text("a"); Text("b") } }.onTapGesture {}
//                                                   ^^^^^^^^^^^^ info[group_distributes_modifier]: touches between the views of this `Group` do nothing, because `.onTapGesture` covers each view separately
            Section { Text("a"); Text("b") }.onTapGesture {}
        }
    }

    @ViewBuilder private var pair: some View { Text("a"); Text("b") }
}

// False positive trap: what a Group is for.
struct Inherited: View {
    let items: [Item]

    var body: some View {
        HStack {
            Group {
                Text("a")
                Text("b")
                Text("c")
            }
            .font(.title)
            .foregroundStyle(.secondary)
            .disabled(true)
            .frame(maxWidth: .infinity)
            .padding(.vertical)
            Group {
                ForEach(items) { Text($0.title) }
            }
            .onTapGesture {}
        }
        List {
            Group {
                Text("a")
                Text("b")
            }
            .listRowInsets(EdgeInsets())
            .swipeActions { Button("Delete") {} }
            .onTapGesture {}
        }
    }
}

// Positive on demand: two cards where one was meant. Rows of a list each have theirs.
struct Cards: View {
    var body: some View {
        VStack {
            Group {
                Text("a")
                Text("b")
            }
            .padding()
            .background(.thinMaterial)
//           ^^^^^^^^^^ info[group_distributes_modifier]: each of the 2 views in this `Group` has its own background, because `.background` applies to each of them
        }
        List {
            Group {
                Text("a")
                Text("b")
            }
            .padding()
            .background(.thinMaterial)
        }
    }
}

// False positive trap: padding outside of a label, or on some edges; a background alone; cards of a ForEach; the buttons
// above a keyboard.
struct Boxes: View {
    let items: [Item]

    var body: some View {
        VStack {
            Group { ForEach(items) { Text($0.title) } }.padding().background(.thinMaterial)
        }
        .toolbar {
            ToolbarItemGroup(placement: .keyboard) {
                Group { Text("a"); Text("b") }.padding(.horizontal).font(.title)
            }
        }
        VStack {
            Group {
                Text("a")
                Text("b")
            }
            .padding()
            Group {
                Text("a")
                Text("b")
            }
            .background(.thinMaterial)
        }
        Button(action: {}) {
            HStack {
                Group {
                    Text("a")
                    Text("b")
                }
                .padding(.horizontal, 8)
            }
        }
    }
}

// False positive trap: one view at a time, a root, an unknown place.
struct Others: View {
    @State private var isOpen = false

    var body: some View {
        VStack {
            Group {
                if isOpen { Text("a") } else { Text("b") }
            }
            .onTapGesture { isOpen.toggle() }
        }
        .sheet(isPresented: $isOpen) {
            Group {
                Text("a")
                Text("b")
            }
            .onTapGesture {}
        }
    }
}

struct Unknown: View {
    var body: some View {
        Group {
            Text("a")
            Text("b")
        }
        .accessibilityElement(children: .combine)
    }
}

struct Item: Identifiable {
    let id: Int
    let title: String
}

// False positive trap: the stack in the other view leaves no space between its views.
struct Tight: View {
    var body: some View { VStack(spacing: 0) { Cells() } }
}

struct Cells: View {
    var body: some View {
        Group { Text("a"); Text("b") }.onTapGesture {}
    }
}

// A measurement behind each view sets one property.
struct Measured: View {
    @State private var size = CGSize.zero
    @State private var sizes: [Int: CGSize] = [:]

    var body: some View {
        VStack {
            Group {
                Text("a")
                Text("b")
            }
            .background(GeometryReader { proxy in
//           ^^^^^^^^^^ warning/medium[group_distributes_modifier]: each of the 2 views in this `Group` sets `size` to its own size or position, because `.background` applies to each of them
                Color.clear.onAppear { size = proxy.size }
            })
            Group {
                Text("a")
                Text("b")
            }
            .overlay {
//           ^^^^^^^ warning/medium[group_distributes_modifier]: each of the 2 views in this `Group` sets `size` to its own size or position, because `.overlay` applies to each of them
                GeometryReader { proxy in
                    Color.clear.onChange(of: proxy.size) { _, new in self.size = new }
                }
            }
            // Traps: one view, nothing that is set, something local, one view for the whole Group.
            Group {
                Text("a")
            }
            .background(GeometryReader { proxy in Color.clear.onAppear { size = proxy.size } })
            Group {
                Text("a")
                Text("b")
            }
            .background(GeometryReader { proxy in Color.red.frame(height: proxy.size.height / 2) })
            Group {
                Text("a")
                Text("b")
            }
            .background(GeometryReader { proxy in
                Color.clear.onAppear {
                    var first = CGSize.zero
                    first = proxy.size
                    print(first)
                }
            })
            Group {
                Text("a")
                Text("b")
            }
            .onGeometryChange(for: CGSize.self) { $0.size } action: { size = $0 }
            .background(GeometryReader { proxy in Color.clear.onAppear { size = proxy.size } })
            VStack {
                Text("a")
                Text("b")
            }
            .background(GeometryReader { proxy in Color.clear.onAppear { size = proxy.size } })
        }
    }
}

// False positive traps: the caller switches off touches, and another caller makes rows of the views.
struct Sample: View {
    var body: some View {
        VStack {
            Entry().allowsHitTesting(false)
        }
        VStack { ListedEntry() }
        List { ListedEntry() }
    }
}

struct Entry: View {
    var body: some View {
        Group { Text("a"); Text("b") }.onTapGesture {}
    }
}

struct ListedEntry: View {
    var body: some View {
        Group { Text("a"); Text("b") }.onTapGesture {}
    }
}
