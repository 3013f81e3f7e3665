// target: iOS=17.0
// A loading branch at the root of a screen: the callback runs once.
struct ProfileScreen: View {
    @State var isLoading = true

    var body: some View {
        Group {
            if isLoading {
                ProgressView()
            } else {
                ProfileDetails()
            }
        }
        .onAppear {
//       ^^^^^^^^ info[group_lifecycle_ambiguous]: `.onAppear` on this `Group` runs once, and not again when another branch is shown, contrary to Apple's documentation
            loadProfile()
        }
    }

    private func loadProfile() {
        isLoading = false
    }
}

// The same with lifecycle modifiers written out on each branch: they belong to the views inside.
struct ProfileScreenByHand: View {
    @State var isLoading = true

    var body: some View {
        Group {
//      ^^^^^ info[needless_group]: this `Group` has no effect, because the surrounding builder can hold its content directly
            if isLoading {
                ProgressView()
                    .onAppear { loadProfile() }
            } else {
                ProfileDetails()
                    .onAppear { loadProfile() }
            }
        }
    }

    private func loadProfile() {}
}

// A branch that the action flips, outside of a List: one call from iOS 15 on.
struct Pendulum: View {
    @State var isUp = true

    var body: some View {
        Group {
            if isUp {
                Circle().fill(.green).frame(height: 40)
                    .onAppear { print("up") }
            } else {
                Capsule().fill(.orange).frame(height: 40)
                    .onAppear { print("down") }
            }
        }
        .onAppear {
//       ^^^^^^^^ info[group_lifecycle_ambiguous]: `.onAppear` on this `Group` runs once, and not again when another branch is shown, contrary to Apple's documentation
            print("pendulum")
            Task {
                try? await Task.sleep(for: .seconds(1))
                isUp.toggle()
            }
        }
    }
}

// The same in a List: it never ends.
struct PendulumInList: View {
    @State var isUp = true

    var body: some View {
        List {
            Group {
                if isUp {
                    Circle().fill(.green).frame(height: 40)
                        .onAppear { print("up") }
                } else {
                    Capsule().fill(.orange).frame(height: 40)
                        .onAppear { print("down") }
                }
            }
            .onAppear {
//           ^^^^^^^^ error[group_lifecycle_in_list]: `.onAppear` on this `Group` runs in a loop, because each run changes `isUp`, and the `List` then replaces the only row of the `Group`
                print("pendulum")
                Task {
                    try? await Task.sleep(for: .seconds(1))
                    isUp.toggle()
                }
            }
        }
    }
}

// A Group in a Group: the inner one has several views, the outer one is the root.
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
    }
}

// An ordinary modifier that prints when it is made, behind it a lifecycle modifier.
struct Announcing: ViewModifier {
    init() { print("made") }

    func body(content: Content) -> some View { content }
}

struct Announced: View {
    @State var isUp = true

    var body: some View {
        Group {
            if isUp { Circle().fill(.green) } else { Capsule().fill(.orange) }
        }
        .modifier(Announcing())
        .onAppear {
//       ^^^^^^^^ info[group_lifecycle_ambiguous]: `.onAppear` on this `Group` runs once, and not again when another branch is shown, contrary to Apple's documentation
            Task { isUp.toggle() }
        }
    }
}

// What Group is for: handing modifiers to rows that stay rows.
struct Facts: View {
    let route: Route

    enum Route { case there, thereAndBack, back }

    var body: some View {
        Form {
            Text("Title")
            Group {
                Text("Subtitle")
                Text("Description")
            }
            .foregroundStyle(.secondary)
        }
        Group {
            switch route {
            case .there, .thereAndBack:
                HStack(spacing: 3) {
                    Image(systemName: "arrow.up").bold()
                    Image(systemName: "tram")
                }
                .padding(.horizontal, 9)
            case .back:
                HStack(spacing: 2) {
                    Image(systemName: "tram")
                    Image(systemName: "arrow.down").bold()
                }
                .padding(.horizontal, 9)
            }
        }
        .font(.caption)
        .padding(.vertical, 9)
        .background(Material.thick, in: RoundedRectangle(cornerRadius: 3))
    }
}

// More than ten views in one builder, which no longer needs a Group.
struct Numbers: View {
    var body: some View {
        VStack {
            Group {
//          ^^^^^ info[obsolete_view_limit_group]: this `Group` is a leftover of the ten-view limit, which Swift 5.9 removed
                Text("1"); Text("2"); Text("3"); Text("4"); Text("5")
                Text("6"); Text("7"); Text("8"); Text("9"); Text("10")
            }
            Text("11")
        }
    }
}

// Distribution of an ordinary modifier, and the advice to write it out.
struct ProfileDetails: View {
    var body: some View {
        Form {
            Text("Title")
            Text("Subtitle")
                .foregroundStyle(.secondary)
        }
    }
}
