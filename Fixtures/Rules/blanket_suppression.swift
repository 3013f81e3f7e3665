import SwiftUI

// Positive: every rule in a region, in a file, and no rule at all.
struct Region: View {
    var body: some View {
        // grouplint:disable all -- made by a script
//                           ^^^ warning[blanket_suppression]: `all` hides nothing here, because it works only with `:this`, `:next` and `:previous`
        Text("a")
    }
}

// grouplint:disable:file all -- made by a script
//                        ^^^ warning[blanket_suppression]: `all` hides nothing here, because it works only with `:this`, `:next` and `:previous`

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

// Positive: a category or a pattern. The ids beside them count.
struct Several: View {
    var body: some View {
        // grouplint:disable:next style -- made by a script
//                                ^^^^^ warning[blanket_suppression]: `style` has no effect here, because a comment must name each rule by its id
        Text("a")
        // grouplint:disable:next group_*, *_group -- made by a script
//                                ^^^^^^^ warning[blanket_suppression]: `group_*` has no effect here, because a comment must name each rule by its id
//                                         ^^^^^^^ warning[blanket_suppression]: `*_group` has no effect here, because a comment must name each rule by its id
        Text("b")
        // grouplint:disable layout
//                           ^^^^^^ warning[blanket_suppression]: `layout` has no effect here, because a comment must name each rule by its id
        Text("c")
        // grouplint:enable layout
//                          ^^^^^^ warning[blanket_suppression]: `layout` has no effect here, because a comment must name each rule by its id
        // grouplint:disable:next style, needless_group -- the script writes a Group
//                                ^^^^^ warning[blanket_suppression]: `style` has no effect here, because a comment must name each rule by its id
        Group { Text("d") }
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
