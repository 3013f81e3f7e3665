import SwiftUI

struct Slots: View {
    let items: [Item]

    var body: some View {
        NavigationStack {
            List(items) { item in
                NavigationLink { Text("destination") } label: { Text("label") }
                NavigationLink(value: item) { Text("label") }
                NavigationLink(destination: Text("destination")) { Text("label") }
            }
            .sheet(isPresented: .constant(true)) { Text("sheet") }
            .refreshable { await load() }
        }
        List {
            Section { ForEach(items) { Text($0.title) } } header: { Text("header") } footer: { Text("footer") }
            Button { tap() } label: { Text("label") }
            Button(action: tap) { Text("label") }
            Button("a") { tap() }
        }
        LazyVStack { ForEach(0..<3) { _ in Text("fixed") } }
        Table(items) { TableColumn("a") { Text($0.title) } }
        Text("a").overlay(Text("b")).toolbar { ToolbarItem { Text("c") } }
        Unknown { Text("d") }
    }
}
