// target: iOS=17.0
// Geometry that animates while a child is inserted, with and without a geometry group: one rule that is off by default speaks.
struct Spot: View {
    @State private var isLarge: Bool = false

    var body: some View {
        ZStack(alignment: .topLeading) {
            ground
            dot
        }
        .geometryGroup()
        .frame(width: isLarge ? 220 : 110, height: isLarge ? 220 : 110)
        .onTapGesture {
//       ^^^^^^^^^^^^ info/medium[tap_gesture_instead_of_button]: VoiceOver does not say that this is a button, because `.onTapGesture` does not make it one
            withAnimation {
                isLarge.toggle()
            }
        }
    }

    @ViewBuilder private var ground: some View {
        Color.green
    }

    @ViewBuilder private var dot: some View {
        if isLarge {
            Color.black
                .frame(width: 16, height: 16)
                .clipShape(.circle)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
    }
}

struct SpotWithoutGroup: View {
    @State private var isLarge = false

    var body: some View {
        ZStack {
            Color.green
            if isLarge { Circle().frame(width: 16) }
        }
        .frame(width: isLarge ? 220 : 110)
//       ^^^^^ info/medium[missing_geometry_group]: a view that appears in this container jumps to its final place, while the container is still moving or growing
        .onTapGesture { withAnimation { isLarge.toggle() } }
//       ^^^^^^^^^^^^ info/medium[tap_gesture_instead_of_button]: VoiceOver does not say that this is a button, because `.onTapGesture` does not make it one
    }
}
