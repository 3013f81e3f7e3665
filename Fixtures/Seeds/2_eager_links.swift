// target: iOS=17.0
import SwiftUI

struct Glyph: Identifiable, Hashable {
    var id = UUID()
    var name: String

    var image: Image { Image(systemName: name) }
}

@Observable
class GlyphModel {
    var glyphs: [Glyph] = []

    init() {
        for name in names { glyphs.append(Glyph(name: name)) }
    }

    private let names = ["moon", "sun.max", "cloud"]
}

// A destination for each row: made before anyone taps, the view is light.
struct GlyphList: View {
    var model: GlyphModel

    init() {
        model = GlyphModel()
//      ^^^^^^^^^^^^^^^^^^^^ info/low[observable_in_plain_property]: what `model` holds is lost each time SwiftUI makes this view again, because nothing keeps the `GlyphModel` that is created here
    }

    var body: some View {
        NavigationStack {
            List {
                ForEach(model.glyphs) { glyph in
                    NavigationLink {
//                  ^^^^^^^^^^^^^^ info/low[eager_navigation_destination]: each row creates the destination of its `NavigationLink` before anyone taps the link
                        GlyphScreen(glyph: glyph)
                    } label: {
                        Label(glyph.name, systemImage: glyph.name)
                    }
                }
            }
            .navigationTitle("Glyphs")
        }
    }
}

// Work in the destination's initializer: done for every row.
struct HeavyGlyphList: View {
    let model: GlyphModel

    var body: some View {
        NavigationStack {
            List(model.glyphs) { glyph in
                NavigationLink(glyph.name) { HeavyGlyphScreen(glyph: glyph) }
//              ^^^^^^^^^^^^^^ info[eager_navigation_destination]: each row runs a loop in the initializer of `HeavyGlyphScreen` before anyone taps its link, because `NavigationLink` creates its destination together with the link
            }
        }
    }
}

struct HeavyGlyphScreen: View {
    let variants: [String]

    init(glyph: Glyph) {
        var variants: [String] = []
        for size in 1...1000 { variants.append("\(glyph.name)-\(size)") }
        self.variants = variants
    }

    var body: some View { Text(variants[0]) }
}

// The same with the work in onAppear: the link stays eager, the view is light.
struct GlyphScreen: View {
    var id = UUID()
    var glyph: Glyph

    init(glyph: Glyph) {
        self.glyph = glyph
    }

    var body: some View {
        VStack(spacing: 24) {
            glyph.image
                .resizable()
                .aspectRatio(contentMode: .fill)
                .frame(width: 80, height: 80)
            Text(glyph.name)
                .font(.largeTitle)
        }
        .onAppear {
            print("shown \(glyph.name)")
        }
    }
}

// Value links make the destination when it is shown.
struct ValueGlyphList: View {
    let model: GlyphModel

    var body: some View {
        NavigationStack {
            List {
                ForEach(model.glyphs) { glyph in
                    NavigationLink(value: glyph) {
                        Label(glyph.name, systemImage: glyph.name)
                    }
                }
            }
            .navigationDestination(for: Glyph.self) { glyph in
                GlyphScreen(glyph: glyph)
            }
        }
    }
}
