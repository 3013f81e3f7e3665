// target: iOS=14.0
// The loading branch at the root of a screen: what is shown there as one view runs its callback once on iOS 14 too.
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
            loadProfile()
        }
    }

    private func loadProfile() {
        isLoading = false
    }
}

// The same branch in a stack: on iOS 14, each of the two views runs the callback.
struct ProfileCard: View {
    @State var isLoading = true

    var body: some View {
        VStack {
            Group {
                if isLoading { ProgressView() } else { Text("Profile") }
            }
            .onAppear { loadProfile() }
//           ^^^^^^^^ warning[group_lifecycle_pre_ios15]: before iOS 15, `.onAppear` on this `Group` runs again each time its branch changes; the deployment target is iOS 14.0
        }
    }

    private func loadProfile() {
        isLoading = false
    }
}

// Several views in an inner Group: each runs the callback if the outer one is in a stack, which is unknown.
struct Stripes: View {
    var body: some View {
        Group {
            Group {
                Color(.green)
                Color(.orange)
            }
            .onAppear { print("inner") }
            .onDisappear { print("inner gone") }

            Color(.gray)
        }
        .onAppear { print("outer") }
        .onDisappear { print("outer gone") }
    }
}
