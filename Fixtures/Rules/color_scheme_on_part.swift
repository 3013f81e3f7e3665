// target: iOS=17.0
import SwiftUI

// Positive: each row wishes for the whole window.
struct Albums: View {
    let names: [String]

    var body: some View {
        List(names, id: \.self) { name in
            AlbumRow(name: name)
        }
    }
}

struct AlbumRow: View {
    let name: String

    var body: some View {
        Text(name)
            .preferredColorScheme(.dark)
//           ^^^^^^^^^^^^^^^^^^^^ warning[color_scheme_on_part]: `.preferredColorScheme` changes the whole window or sheet, and not only this row
    }
}

// Positive: the label of a button.
struct Player: View {
    let isPlaying: Bool
    let play: () -> Void

    var body: some View {
        Button(action: play) {
            Text("Play").preferredColorScheme(isPlaying ? .dark : .light)
//                       ^^^^^^^^^^^^^^^^^^^^ warning[color_scheme_on_part]: `.preferredColorScheme` changes the whole window or sheet, and not only this label
        }
    }
}

// Negative: the root of a screen, a part of it that is always there, and no wish.
struct Settings: View {
    let names: [String]

    var body: some View {
        VStack {
            Text("Settings").preferredColorScheme(.dark)
            ForEach(names, id: \.self) { Text($0).preferredColorScheme(nil) }
        }
    }
}

// Negative: also the root of a sheet.
struct Details: View {
    var body: some View { Text("Details").preferredColorScheme(.dark) }
}

struct Home: View {
    @State private var isOpen = false

    var body: some View {
        VStack {
            Albums(names: ["Blue"])
            Player(isPlaying: isOpen, play: { isOpen.toggle() })
            Settings(names: ["Sound"])
            ForEach(0..<3) { _ in Details() }
        }
        .sheet(isPresented: $isOpen) { Details() }
        .preferredColorScheme(.light)
    }
}

@main
struct AlbumsApp: App {
    var body: some Scene {
        WindowGroup { Home() }
    }
}
