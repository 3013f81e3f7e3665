import SwiftUI

// Positive: every rule in a region, in a file, and no rule at all.
struct Region: View {
    var body: some View {
        // grouplint:disable all -- made by a script
//                           ^^^ warning[blanket_suppression]: `all` hides nothing here, because it works only with `:this` and `:next`
        Text("a")
    }
}

// grouplint:disable:file all -- made by a script
//                        ^^^ warning[blanket_suppression]: `all` hides nothing here, because it works only with `:this` and `:next`

struct Nothing: View {
    var body: some View {
        // grouplint:disable:next
//      ^^^^^^^^^^^^^^^^^^^^^^^^^ warning[blanket_suppression]: this comment has no effect, because it names no rule
        Text("a")
        // grouplint:enable
//      ^^^^^^^^^^^^^^^^^^^ warning[blanket_suppression]: this comment has no effect, because it names no rule
        Text("b")
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
