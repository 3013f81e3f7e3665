// target: iOS=14.0
// The loading branch at the root of a screen, where iOS 14 still runs the code.
struct ProfileScreen: View {
    @State var isLoading = true

    var body: some View {
        Group {
            if isLoading {
                ProgressView()
            } else {
                Text("Profile")
            }
        }
        .onAppear {
//       ^^^^^^^^ warning/medium[group_lifecycle_pre_ios15]: before iOS 15, `.onAppear` on this `Group` runs again each time its branch changes; the deployment target is iOS 14.0
            loadProfile()
        }
    }

    private func loadProfile() {
        isLoading = false
    }
}

// Several views in an inner Group: each ran the callback on iOS 13 and 14. The outer one is the root and ran once,
// but its branchless content may be shown anywhere.
struct Stripes: View {
    var body: some View {
        Group {
            Group {
                Color(.green)
                Color(.orange)
            }
            .onAppear { print("inner") }
//           ^^^^^^^^ warning/medium[group_lifecycle_pre_ios15]: before iOS 15, `.onAppear` and `.onDisappear` on this `Group` run once for each of its views; the deployment target is iOS 14.0
            .onDisappear { print("inner gone") }

            Color(.gray)
        }
        .onAppear { print("outer") }
        .onDisappear { print("outer gone") }
    }
}
