import SwiftUI

@main struct AccountApp: App {
    @StateObject private var settings = AccountSettings()

    var body: some Scene {
        WindowGroup {
            TabView {
                NavigationStack { ProfileForm(account: Account()) }.tabItem { Text("Profile") }
                NavigationStack { ServerPage(settings: settings) }.tabItem { Text("Server") }
                NavigationStack { QuietForms(account: Account()) }.tabItem { Text("Quiet") }
            }
        }
    }
}

struct Account {
    var name = "Ada"
    var bio: String?
}

final class AccountSettings: ObservableObject {
    @Published var address = ""
    @Published var port = ""
    @Published var path = "" { didSet { UserDefaults.standard.set(path, forKey: "path") } }

    func load() {
        address = UserDefaults.standard.string(forKey: "address") ?? "localhost"
        path = UserDefaults.standard.string(forKey: "path") ?? "/"
    }

    func save() { UserDefaults.standard.set(address, forKey: "address") }
}

// Positive: a form with a link, also for a value that is copied only if it is there. One report for each action.
struct ProfileForm: View {
    let account: Account
    @State private var name = ""
    @State private var bio = ""

    var body: some View {
        Form {
            fields
            NavigationLink("Privacy") { Text("We keep your name.") }
            Button("Save") { print(name, bio) }
        }
        .onAppear {
//       ^^^^^^^^ info/medium[entered_value_overwritten]: what the user has entered for `name` is lost when they come back from the screen of a link: then this `.onAppear` runs again and overwrites it with `account.name`
            if let text = account.bio { bio = text }
            name = account.name
        }
    }

    @ViewBuilder private var fields: some View {
        TextField("Name", text: $name)
        TextEditor(text: $bio)
    }
}

// Positive: the page of a tab, and a function of the model.
struct ServerPage: View {
    @ObservedObject var settings: AccountSettings

    var body: some View {
        Form {
            TextField("Address", text: $settings.address)
            TextField("Path", text: $settings.path)
            Button("Save") { settings.save() }
        }
        .task { settings.load() }
//       ^^^^ info/medium[entered_value_overwritten]: what the user has entered for `settings.address` is lost when they come back from another tab: then this `.task` runs again and overwrites it
    }
}

struct QuietForms: View {
    let account: Account

    var body: some View {
        List {
            NavigationLink("Filled once") { FilledOnce(account: account) }
            NavigationLink("Saved") { SavedAtOnce(account: account) }
            NavigationLink("Without links") { WithoutLinks(account: account) }
            NavigationLink("Search") { SearchForm() }
            NavigationLink("Own stack") { OwnStack(account: account) }
            NavigationLink("Early") { EarlyExit(account: account) }
            NavigationLink("Elsewhere") { Elsewhere(account: account) }
        }
    }
}

// Silent: a flag, and a value that the action asks for.
struct FilledOnce: View {
    let account: Account
    @State private var name = ""
    @State private var bio = ""
    @State private var isFilled = false

    var body: some View {
        Form {
            TextField("Name", text: $name)
            TextField("Bio", text: $bio)
            NavigationLink("Help") { Text("Help") }
        }
        .onAppear {
            if bio.isEmpty { bio = account.bio ?? "" }
            guard !isFilled else { return }
            isFilled = true
            name = account.name
        }
    }
}

// Silent: what the user enters is saved while they do so, or when the view disappears.
struct SavedAtOnce: View {
    let account: Account
    @State private var name = ""

    var body: some View {
        Form {
            TextField("Name", text: $name)
            NavigationLink("Help") { Text("Help") }
            SavedLater(account: account)
        }
        .onAppear { name = account.name }
        .onChange(of: name) { print(name) }
    }
}

struct SavedLater: View {
    let account: Account
    @State private var name = ""

    var body: some View {
        VStack {
            TextField("Name", text: $name)
            NavigationLink("Help") { Text("Help") }
        }
        .onAppear { name = account.name }
        .onDisappear { print(name) }
    }
}

// Silent: nothing covers the screen. The picture has a link only for other callers.
struct WithoutLinks: View {
    let account: Account
    @State private var name = ""

    var body: some View {
        Form {
            TextField("Name", text: $name)
            Picture(opensProfile: false)
        }
        .onAppear { name = account.name }
    }
}

struct Picture: View {
    let opensProfile: Bool

    var body: some View {
        if opensProfile {
            NavigationLink("Open") { Text("Profile") }
        } else {
            Text("Picture")
        }
    }
}

// Silent: a search that begins anew.
struct SearchForm: View {
    @State private var text = ""

    var body: some View {
        Form {
            TextField("Search", text: $text)
            NavigationLink("Result") { Text(text) }
        }
        .onAppear { text = "" }
    }
}

// Silent: the action is on the navigation container, which stays on screen.
struct OwnStack: View {
    let account: Account
    @State private var name = ""

    var body: some View {
        NavigationStack {
            Form {
                TextField("Name", text: $name)
                NavigationLink("Help") { Text("Help") }
            }
        }
        .onAppear { name = account.name }
    }
}

// Silent: the action leaves early when the fields are filled.
struct EarlyExit: View {
    let account: Account
    @State private var name = ""
    @State private var loaded: Account?

    var body: some View {
        Form {
            TextField("Name", text: $name)
            NavigationLink("Help") { Text("Help") }
        }
        .onAppear {
            if loaded != nil { return }
            loaded = account
            name = account.name
        }
    }
}

// Silent: the action is on the screen of the link.
struct Elsewhere: View {
    let account: Account
    @State private var name = ""

    var body: some View {
        Form {
            TextField("Name", text: $name)
            NavigationLink("Other") {
                Text("Other").onAppear { name = account.name }
            }
        }
    }
}
