import SwiftUI

struct Group {
    let users: [String]
}

struct Form: Codable {
    let id: String
    init(id: String) { self.id = id }
}

struct Screen: View {
    enum Section { case first }
    struct List<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { VStack { content() } }
    }

    var body: some View {
        List { Text("in a stack") }
        SwiftUI.Group { Text("unknown") }
    }
}

struct Other: View {
    var body: some View {
        List { Section { Text("rows of SwiftUI") } }
        Form { Text("rows of SwiftUI, whose Form alone takes a closure") }
    }
}
