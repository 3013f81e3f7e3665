import SwiftUI

// Positive: every rule in a region, in a file, and no rule at all.
struct Region: View {
    var body: some View {
        // grouplint:disable all -- made by a script
//                           ^^^ warning[blanket_suppression]: `all` hides every rule, including future ones; only :this and :next accept it
        Text("a")
    }
}

// grouplint:disable:file all -- made by a script
//                        ^^^ warning[blanket_suppression]: `all` hides every rule, including future ones; only :this and :next accept it

struct Nothing: View {
    var body: some View {
        // grouplint:disable:next
//      ^^^^^^^^^^^^^^^^^^^^^^^^^ warning[blanket_suppression]: the comment names no rule
        Text("a")
    }
}

// Silent: every rule on one line or for one statement.
struct Narrow: View {
    var body: some View {
        // grouplint:disable:next all -- made by a script
        Text("a")
        Text("b")  // grouplint:disable:this all -- made by a script
    }
}
