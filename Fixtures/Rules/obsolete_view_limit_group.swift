import SwiftUI

// Positive: the Group hides that the stack holds more than ten views.
struct Split: View {
    var body: some View {
        VStack {
            Group {
//          ^^^^^ info[obsolete_view_limit_group]: this `Group` is a leftover of the ten-view limit, which Swift 5.9 removed
                Text("1")
                Text("2")
                Text("3")
                Text("4")
                Text("5")
                Text("6")
            }
            Text("7")
            Text("8")
            Text("9")
            Text("10")
            Text("11")
        }
    }
}

// Positive: nothing but Groups, one after the other; and one that is long enough by itself.
struct Pairs: View {
    var body: some View {
        List {
            Group {
//          ^^^^^ info[obsolete_view_limit_group]: this `Group` is a leftover of the ten-view limit, which Swift 5.9 removed
                Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6")
            }

            Group {
//          ^^^^^ info[obsolete_view_limit_group]: this `Group` is a leftover of the ten-view limit, which Swift 5.9 removed
                Text("7"); Text("8"); Text("9"); Text("10"); Text("11"); Text("12")
            }
        }
    }

    var alone: some View {
        Group {
//      ^^^^^ info[obsolete_view_limit_group]: this `Group` is a leftover of the ten-view limit, which Swift 5.9 removed
            Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6")
            Text("7"); Text("8"); Text("9"); Text("10"); Text("11")
        }
    }
}

// False negative trap: views that show nothing keep the parts apart.
struct Separated: View {
    var body: some View {
        VStack {
            Group { Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); EmptyView() }
//          ^^^^^ info[obsolete_view_limit_group]: this `Group` is a leftover of the ten-view limit, which Swift 5.9 removed
            EmptyView()
            Group { Text("6"); Text("7"); Text("8"); Text("9"); Text("10") }
//          ^^^^^ info[obsolete_view_limit_group]: this `Group` is a leftover of the ten-view limit, which Swift 5.9 removed
        }
    }
}

// Ten views or fewer: needless_group speaks about it.
struct Short: View {
    var body: some View {
        VStack {
            Group {
                Text("1"); Text("2")
            }
            Text("3")
        }
    }
}

// False positive trap: a mark names the part of the screen.
struct Marked: View {
    var body: some View {
        VStack {
            // MARK: Header
            Group {
                Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6")
            }
            Group {
                // MARK: Footer
                Text("7"); Text("8"); Text("9"); Text("10"); Text("11"); Text("12")
            }
        }
    }
}

// False positive trap: a block of more than 25 views takes long to compile.
struct Huge: View {
    var body: some View {
        VStack {
            Group {
                Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7"); Text("8"); Text("9")
            }
            Group {
                Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7"); Text("8"); Text("9")
            }
            Group {
                Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7"); Text("8"); Text("9")
            }
        }
    }
}

// False positive trap: builders of commands and toolbars kept their limit for longer.
struct Menus: Commands {
    var body: some Commands {
        Group {
            CommandMenu("1") {}; CommandMenu("2") {}; CommandMenu("3") {}; CommandMenu("4") {}; CommandMenu("5") {}
            CommandMenu("6") {}
        }
        CommandMenu("7") {}; CommandMenu("8") {}; CommandMenu("9") {}; CommandMenu("10") {}; CommandMenu("11") {}
    }
}

// A Group with modifiers is there for them.
struct Styled: View {
    var body: some View {
        VStack {
            Group {
                Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6")
            }
            .font(.title)
            Text("7"); Text("8"); Text("9"); Text("10"); Text("11")
        }
    }
}

// Positive: the closure has a label.
struct Labeled: View {
    var body: some View {
        VStack {
            Group(content: {
//          ^^^^^ info[obsolete_view_limit_group]: this `Group` is a leftover of the ten-view limit, which Swift 5.9 removed
                Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6")
            })
            Text("7"); Text("8"); Text("9"); Text("10"); Text("11")
        }
    }
}
// --- Old/Package.swift
// swift-tools-version:5.7
import PackageDescription
// --- Old/Sources/Old.swift
import SwiftUI

// False positive trap: an older Swift may build the package.
struct OldStack: View {
    var body: some View {
        VStack {
            Group {
                Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6")
            }
            Text("7"); Text("8"); Text("9"); Text("10"); Text("11")
        }
    }
}
// --- New/Package.swift
// swift-tools-version: 5.9
import PackageDescription
// --- New/Sources/New.swift
import SwiftUI

// Positive: the package needs Swift 5.9.
struct NewStack: View {
    var body: some View {
        VStack {
            Group {
//          ^^^^^ info[obsolete_view_limit_group]: this `Group` is a leftover of the ten-view limit, which Swift 5.9 removed
                Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6")
            }
            Text("7"); Text("8"); Text("9"); Text("10"); Text("11")
        }
    }
}
// --- Both/Package.swift
// swift-tools-version: 6.0
import PackageDescription
// --- Both/Package@swift-5.8.swift
// swift-tools-version: 5.8
import PackageDescription
// --- Both/Sources/Both.swift
import SwiftUI

// False positive trap: an older Swift may build the package.
struct BothStack: View {
    var body: some View {
        VStack {
            Group {
                Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6")
            }
            Text("7"); Text("8"); Text("9"); Text("10"); Text("11")
        }
    }
}
// --- None/Package.swift
import PackageDescription
// --- None/Sources/None.swift
import SwiftUI

// False positive trap: an older Swift may build the package.
struct NoneStack: View {
    var body: some View {
        VStack {
            Group {
                Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6")
            }
            Text("7"); Text("8"); Text("9"); Text("10"); Text("11")
        }
    }
}
