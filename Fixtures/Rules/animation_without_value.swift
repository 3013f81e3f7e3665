import SwiftUI

struct Badge: View {
    let count: Int
    @State private var isLarge = false

    var body: some View {
        VStack {
            Text("\(count)")
                .scaleEffect(isLarge ? 2 : 1)
                .animation(.easeInOut)
//               ^^^^^^^^^ info/low[animation_without_value]: everything that changes in this view is animated, also its place on the screen, because `.animation` has no `value:`
            HStack { Text("\(count)") }
                .animation(isLarge ? .default : nil)
//               ^^^^^^^^^ info[animation_without_value]: everything that changes in this `HStack` is animated, also its place on the screen, because `.animation` has no `value:`
            row.animation(.spring())
//              ^^^^^^^^^ info/low[animation_without_value]: everything that changes in this view is animated, also its place on the screen, because `.animation` has no `value:`
            HStack { Text("\(count)") }
                .animation(.linear.repeatForever())
//               ^^^^^^^^^ info[animation_without_value]: everything that changes in this view moves again and again without end, also its place on the screen, because `.animation` has no `value:`
        }
    }

    private var row: some View { Text("\(count)") }
}

// False positive trap: a value, no animation, and what is not a view.
struct Valued: View {
    let count: Int
    @Binding var isOn: Bool
    @State private var isLarge = false

    var body: some View {
        VStack {
            Text("\(count)").animation(.easeInOut, value: count)
            Text("\(count)").animation(nil)
            Text("\(count)").animation(.none)
            Text("\(count)").transition(.opacity.animation(.easeInOut))
            Toggle("On", isOn: $isOn.animation(.easeInOut))
            Text("\(count)").animation(.easeInOut) { $0.scaleEffect(isLarge ? 2 : 1) }
            Text("Fixed").animation(.easeInOut)
            Anchored { $0.animation(.easeInOut) }
        }
    }
}

struct Valued_Previews: PreviewProvider {
    static var previews: some View {
        Badge(count: 1).animation(.easeInOut)
    }
}

struct Anchored: View {
    let change: (Popup) -> Popup

    var body: some View { Text(change(Popup()).title) }
}

struct Popup {
    var title = ""

    func animation(_ animation: Animation) -> Popup { self }
}

// Low: another animation decides on what is inside, or the animation is about the transition.
struct Inner: View {
    let count: Int

    var body: some View {
        VStack {
            VStack { Text("\(count)").animation(.linear) }.animation(.easeInOut)
//                                    ^^^^^^^^^ info/low[animation_without_value]: everything that changes in this view is animated, also its place on the screen, because `.animation` has no `value:`
//                                                         ^^^^^^^^^ info/low[animation_without_value]: everything that changes in this view is animated, also its place on the screen, because `.animation` has no `value:`
            VStack { Text("\(count)") }.animation(nil).blur(radius: 2).animation(.easeInOut)
//                                                                     ^^^^^^^^^ info/low[animation_without_value]: everything that changes in this view is animated, also its place on the screen, because `.animation` has no `value:`
            VStack { Text("\(count)") }.transition(.scale).animation(.easeInOut)
//                                                         ^^^^^^^^^ info/low[animation_without_value]: everything that changes in this view is animated, also its place on the screen, because `.animation` has no `value:`
            VStack { Text("\(count)").animation(.linear, value: count) }.animation(.easeInOut)
//                                                                       ^^^^^^^^^ info[animation_without_value]: everything that changes in this `VStack` is animated, also its place on the screen, because `.animation` has no `value:`
        }
    }
}
