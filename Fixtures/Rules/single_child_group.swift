import SwiftUI

// Positive, safe fix: a container, a view of the project, a member that is one view.
struct Containers: View {
    var body: some View {
        VStack {
            Group {
//          ^^^^^ info[single_child_group]: this `Group` has no effect, because the one view in it can have the modifiers itself
                HStack {
                    Text("a")
                    Text("b")
                }
                .padding()
                // the chain goes on
            }
            .background(.red)

            Group {
//          ^^^^^ info[single_child_group]: this `Group` has no effect, because the one view in it can have the modifiers itself
                Badge(count: 3)
            }
            .padding()
            #if os(iOS)
            .border(.red)
            #endif
            .frame(
                width: 3
            )

            Group { header }.font(.title)
//          ^^^^^ info[single_child_group]: this `Group` has no effect, because the one view in it can have the modifiers itself

            Group {
//          ^^^^^ info[single_child_group]: this `Group` has no effect, because the one view in it can have the modifiers itself
                self.row(1)
            }.font(.title)
        }
    }

    private var header: some View {
        ScrollView { Text("Header") }
    }

    private func row(_ count: Int) -> some View {
        HStack { Text("Row"); Badge(count: count) }
    }
}

// Positive, unsafe fix: Text, Image and shapes have methods of their own that are called like modifiers.
struct Leaves: View {
    let name: String

    var body: some View {
        HStack {
            Group {
//          ^^^^^ info[single_child_group]: this `Group` has no effect, because the one view in it can have the modifiers itself
                Text(name)
            }
            .padding()
            Group {
//          ^^^^^ info[single_child_group]: this `Group` has no effect, because the one view in it can have the modifiers itself
                Image(systemName: "star")
                    .resizable()
            }
            .frame(width: 3)
            Group { Circle() }
//          ^^^^^ info[single_child_group]: this `Group` has no effect, because the one view in it can have the modifiers itself
                .opacity(0.5)
        }
    }
}

// Positive, unsafe fix: the view has a method of the modifier's name.
struct Dial: View {
    var body: some View { ZStack { Text("Dial") } }
    func tinted() -> Dial { self }
}

struct Dials: View {
    var body: some View {
        VStack {
            Group { Dial() }
//          ^^^^^ info[single_child_group]: this `Group` has no effect, because the one view in it can have the modifiers itself
                .tinted()
        }
    }
}

// Positive, medium: nobody here knows the view, but it takes no content.
struct Foreign: View {
    var body: some View {
        VStack {
            Group { WebPicture(url: nil) }
//          ^^^^^ info/medium[single_child_group]: this `Group` has no effect, because the one view in it can have the modifiers itself
                .padding()
            Group { Loader { Text("a") } }
                .padding()
        }
    }
}

// Positive: a long chain is checked against the Group modifier by modifier; without a line break in front.
struct Long: View {
    @State private var isOn = false

    var body: some View {
        if isOn { Group {
//                ^^^^^ info[single_child_group]: this `Group` has no effect, because the one view in it can have the modifiers itself
            VStack { Text("a") }
        }
        .padding().font(.title).bold().italic().opacity(1).border(.red).frame(width: 3).tint(.red)
        }
    }
}

// Positive: the closure has a label.
struct Labeled: View {
    var body: some View {
        VStack {
            Group(content: {
//          ^^^^^ info[single_child_group]: this `Group` has no effect, because the one view in it can have the modifiers itself
                HStack {
                    Text("a")
                }
            })
            .padding()
            .border(.red)
            Group(content: { HStack { Text("a") } }).padding()
//          ^^^^^ info[single_child_group]: this `Group` has no effect, because the one view in it can have the modifiers itself
        }
    }
}

// False negative trap: parentheses, a nested Group.
struct Wrapped: View {
    var body: some View {
        Group { (VStack { Text("a") }) }.padding()
//      ^^^^^ info[single_child_group]: this `Group` has no effect, because the one view in it can have the modifiers itself
        Group { Group { VStack { Text("a") } } }.padding()
//      ^^^^^ info[single_child_group]: this `Group` has no effect, because the one view in it can have the modifiers itself
    }
}

// False positive trap: conditions, rows, several views, #if, names.
struct Several: View {
    @State private var isOn = false
    let items: [Item]

    var body: some View {
        VStack {
            Group {
                if isOn { Text("On") } else { Text("Off") }
            }
            .padding()
            Group {
                ForEach(items) { Text($0.title) }
            }
            .padding()
            Group {
                Text("a")
                Text("b")
            }
            .padding()
            Group {
                #if os(iOS)
                Text("a")
                #endif
            }
            .padding()
            Group {
                let _ = Self._printChanges()
                Text("a")
            }
            .padding()
            Group {
                Section { Text("a") }
            }
            .padding()
        }
    }
}

// False positive trap: content that may be several views.
struct Generic<Content: View>: View {
    @ViewBuilder let content: Content
    let make: () -> Content

    var body: some View {
        VStack {
            Group { content }.padding()
            Group { make() }.padding()
            Group { Two() }.padding()
            Group { Bare() }.padding()
            Group { state }.padding()
            Group { AnyView(content) }.padding()
        }
    }

    @ViewBuilder private var state: some View {
        Text("a")
        Text("b")
    }
}

struct Two: View {
    var body: some View {
        Text("a")
        Text("b")
    }
}

struct Bare: View {
    @State private var isOn = false
    var body: some View {
        if isOn { Text("On") } else { Text("Off") }
    }
}

// False positive trap: operators choose or join, and need something around them.
struct Operators: View {
    let isOn: Bool

    var body: some View {
        VStack {
            Group { Text("a") + Text("b") }.font(.title)
            Group { isOn ? Color.red : Color.blue }.frame(width: 3)
        }
    }
}

// False positive trap: no views.
struct Scenes: Scene {
    var body: some Scene {
        Group {
            WindowGroup { Text("a") }
        }
        .commands { CommandMenu("b") {} }
    }
}

// Without modifiers: needless_group speaks about it.
struct Unmodified: View {
    var body: some View {
        VStack {
            Group { Badge(count: 1) }
        }
    }
}
// --- Badge.swift
import SwiftUI

struct Badge: View {
    let count: Int
    var body: some View { HStack { Text("\(count)") } }
}

struct Item: Identifiable {
    let id: Int
    let title: String
}
