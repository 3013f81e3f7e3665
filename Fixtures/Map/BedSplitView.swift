import SwiftUI

struct BedSplitView: View {
    var body: some View {
        NavigationSplitView {  // way[column]: BedSplitView -> BedList
            BedList()
        } detail: {
            // Written in place: a part of this screen.
            Text("Choose a bed")
        }
    }
}

struct BedList: View {
    var body: some View {
        List(0..<3) { _ in
            Text("Bed")
        }
        .routed()  // way[contains]: BedList -> .routed()
    }
}

struct ProfileView: View {
    var body: some View {
        Group {
            NavigationStack {  // way[root]: ProfileView -> AccountView
                AccountView()
            }
        }
    }
}

struct AccountView: View {
    var body: some View { Text("Account") }
}
