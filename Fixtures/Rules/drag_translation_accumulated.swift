import SwiftUI

// Positive: the property moves what is inside of the gesture, so the gesture is measured where nothing moves.
struct Sticker: View {
    @State private var offset = CGSize.zero
    @State private var place = CGPoint(x: 80, y: 80)
    @State private var shift: CGFloat = 0

    var body: some View {
        VStack {
            Image("cat").offset(offset)
                .gesture(
                    DragGesture()
                        .onChanged { value in
                            offset.width += value.translation.width
//                          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[drag_translation_accumulated]: the view runs away from the finger, because each event adds the whole translation since the start of the drag to `offset.width`
                            offset.height += value.translation.height
                        }
                        .onEnded { _ in offset = .zero })
            Image("dog").position(place)
                .simultaneousGesture(
                    DragGesture(minimumDistance: 4).onChanged {
                        place = CGPoint(x: place.x + $0.translation.width, y: place.y + $0.translation.height)
//                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[drag_translation_accumulated]: the view runs away from the finger, because each event adds the whole translation since the start of the drag to `place`
                    })
            ZStack {
                Capsule()
                Circle().offset(x: shift)
            }
            .gesture(slide)
        }
    }

    private var slide: some Gesture {
        DragGesture()
            .onChanged { value in
                let way = value.translation
                shift = min(max(shift + way.width, 0), 200)
//              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[drag_translation_accumulated]: the view runs away from the finger, because each event adds the whole translation since the start of the drag to `shift`
            }
    }
}

// Positive: the coordinate space of the screen stays where it is.
struct Divided: View {
    @State private var width = 200.0

    var body: some View {
        HStack {
            Color.red.frame(width: width)
            Divider()
                .gesture(DragGesture(coordinateSpace: .global).onChanged { value in resize(value) })
        }
    }

    private func resize(_ value: DragGesture.Value) {
        width += Double(value.translation.width)
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[drag_translation_accumulated]: the view runs away from the finger
    }
}

// Positive: factors and angles from the start of the gesture.
struct ZoomedMap: View {
    @State private var scale = 1.0
    @State private var zoom = 1.0
    @State private var angle = Angle.zero

    var body: some View {
        VStack {
            Image("map").scaleEffect(scale)
                .gesture(MagnificationGesture().onChanged { scale *= $0 })
//                                                          ^^^^^^^^^^^ warning[drag_translation_accumulated]: the view grows and shrinks faster and faster, because each event multiplies `scale` by the whole magnification
            Image("map").scaleEffect(zoom)
                .gesture(MagnifyGesture().onChanged { value in zoom = max(1, zoom * value.magnification) })
//                                                             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[drag_translation_accumulated]: the view grows and shrinks faster and faster
            Image("map").rotationEffect(angle)
                .gesture(RotationGesture().onChanged { value in angle += value })
//                                                              ^^^^^^^^^^^^^^ warning[drag_translation_accumulated]: the view turns faster and faster, because each event adds the whole rotation
        }
    }
}

// False positive traps: handlers that count from the last event, or set the property from another one.
struct Steady: View {
    @State private var offset = CGSize.zero
    @State private var start = CGSize.zero
    @State private var last = CGSize.zero
    @State private var scale = 1.0
    @State private var lastScale = 1.0
    @State private var hasMoved = false
    @GestureState private var pinch = 1.0

    var body: some View {
        VStack {
            Image("a").offset(offset)
                .gesture(
                    DragGesture()
                        .onChanged { value in
                            offset = CGSize(
                                width: start.width + value.translation.width, height: start.height + value.translation.height)
                        }
                        .onEnded { value in
                            start.width += value.translation.width
                            start.height += value.translation.height
                        })
            Image("b").offset(offset)
                .gesture(
                    DragGesture().onChanged { value in
                        offset.width += value.translation.width - last.width
                        last = value.translation
                    })
            Image("c").offset(offset)
                .gesture(
                    DragGesture().onChanged { value in
                        let step = value.translation.width - last.width
                        offset.width += step
                        last = value.translation
                    })
            Image("d").offset(offset)
                .gesture(
                    DragGesture().onChanged { value in
                        offset = start
                        offset.width += value.translation.width
                    })
            Image("e").offset(offset)
                .gesture(
                    DragGesture().onChanged { value in
                        if !hasMoved {
                            offset.width += value.translation.width
                            hasMoved = true
                        }
                    })
            Image("f").scaleEffect(scale)
                .gesture(
                    MagnificationGesture()
                        .onChanged { value in
                            let delta = value / lastScale
                            lastScale = value
                            scale *= delta
                        }
                        .onEnded { _ in lastScale = 1 })
            Image("g").scaleEffect(scale * pinch)
                .gesture(
                    MagnificationGesture()
                        .updating($pinch) { value, state, _ in state = value }
                        .onEnded { scale *= $0 })
            Image("h").offset(offset)
                .gesture(
                    DragGesture().onChanged { value in
                        var moved = start
                        moved.width += value.translation.width
                        offset = moved
                    })
        }
    }
}

// False positive traps: the view moves together with its gesture, which then only gives what is left of the way; a factor; a
// property that is not state of the view; a translation that moves nothing.
struct Moving: View {
    @State private var offset = CGSize.zero
    @State private var width = 200.0
    @State private var total = 0.0
    @State private var speed = CGSize.zero
    @Binding var shared: CGSize

    var body: some View {
        VStack {
            Image("a")
                .gesture(DragGesture().onChanged { value in offset.width += value.translation.width })
                .offset(offset)
            HStack {
                Color.red.frame(width: width)
                Divider().gesture(DragGesture().onChanged { value in width += value.translation.width })
            }
            Image("b").offset(speed)
                .gesture(DragGesture().onChanged { value in speed.width += value.translation.width * 0.1 })
            Image("c").offset(shared)
                .gesture(DragGesture().onChanged { value in shared.width += value.translation.width })
            Image("d").opacity(total)
                .gesture(DragGesture().onChanged { value in total += value.translation.width })
        }
    }
}
