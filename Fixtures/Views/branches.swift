import SwiftUI

struct Branches: View {
    @State private var isOn = false
    @State private var name: String?
    let phase: Phase

    var body: some View {
        if isOn { Text("a") } else if let name { Text(name) } else { Text("c") }
        switch phase {
        case .loading: ProgressView()
        case .failed(let error): Text(error)
        #if DEBUG
        case .debug: EmptyView()
        #endif
        @unknown default: EmptyView()
        }
        if #available(iOS 17, *) { Text("new") }
        #if os(macOS)
        Text("mac")
        #endif
        isOn ? AnyView(Text("x")) : name == nil ? AnyView(Text("y")) : AnyView(Text("z"))
        let title = "t"
        Text(title)
    }

    func plain() -> AnyView {
        guard isOn else { return AnyView(EmptyView()) }
        if name == nil { return AnyView(Text("a")) }
        print("b")
        return AnyView(Text("b"))
    }
}
