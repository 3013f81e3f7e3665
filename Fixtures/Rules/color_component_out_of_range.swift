import SwiftUI

// Positive: components of 0 to 255.
extension Color {
    static let leaf = Color(red: 51, green: 199, blue: 88)
//                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[color_component_out_of_range]: this is not the color that is meant: `red: 51` is shown as 1, the highest value

    // Negative: divided, or a color outside of sRGB.
    static let stone = Color(red: 51 / 255, green: 0.2, blue: 1)
    static let glow = Color(.displayP3, red: 1.2, green: 0, blue: 1.0, opacity: 0.5)
}

struct Dot: View {
    let level: Double

    var body: some View {
        Circle().fill(Color.leaf)
        Circle().fill(Color(hue: 120, saturation: 1, brightness: 1))
//                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[color_component_out_of_range]: this is not the color that is meant: `hue: 120` is shown as 1, the highest value
        // Negative: not a number in the code.
        Circle().fill(Color(white: level))
        Circle().fill(Color.stone)
        Circle().fill(Color.glow)
        #if canImport(UIKit)
        Circle().fill(Color(UIColor(red: 255, green: 0, blue: 0, alpha: 1)))
//                          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[color_component_out_of_range]: this is not the color that is meant: `red: 255` is shown as 1, the highest value
        #endif
    }
}

// Negative: a type of the project with other components.
struct Shade {
    init(red: Int, green: Int, blue: Int) {}
}

let dark = Shade(red: 20, green: 20, blue: 20)

@main
struct DotApp: App {
    var body: some Scene {
        WindowGroup { Dot(level: 0.5) }
    }
}
