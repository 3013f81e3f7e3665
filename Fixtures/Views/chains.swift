import SwiftUI

struct Chains: View {
    var body: some View {
        self.header
            .padding()
            // Comments do not end a chain.
            .background { Color.red }
        SwiftUI.Group { Text("a") }.font(.body)
        Group.init { Text("b") }
        (Text("c")).bold()
        Text("d")
            .padding()
            #if os(iOS)
            .hoverEffect()
            #else
            .help("d")
            #endif
            .border(.red)
        Image.logo.resizable()
        Menu("e") { Text("f") } primaryAction: { act() }
        Text("g") + Text("h")
    }

    private var header: some View { Text("header") }
}

extension View {
    func framed() -> some View { padding().border(.red) }
    func named() -> some View { self.framed() }
}
