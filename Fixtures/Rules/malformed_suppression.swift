import SwiftUI

struct Mistakes: View {
    var body: some View {
        // grouplint:disabel:next eager_navigation_destination -- a typing mistake
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[malformed_suppression]: unknown directive "disabel"; did you mean "disable"?
        Text("a")
        // grouplint:disable:nxt eager_navigation_destination -- a scope that is none
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[malformed_suppression]: unknown scope "nxt"; did you mean "next"?
        Text("b")
        // grouplint:enable:next eager_navigation_destination
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[malformed_suppression]: enable takes no scope: it ends a region
        Text("c")
        // grouplint:disable:next eager_navigation_destination - one hyphen
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[malformed_suppression]: add a reason after two hyphens: `-- reason`
        Text("d")
        // grouplint:disable:next/eager_navigation_destination
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[malformed_suppression]: a space is missing before the rule ids
        Text("e")
        // grouplint:enable eager_navigation_destination
//                          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[malformed_suppression]: no region of "eager_navigation_destination" is open here
        Text("f")
        // grouplint:disable:next unused_suppression -- cannot be switched off here
//                                ^^^^^^^^^^^^^^^^^^ warning[malformed_suppression]: rule "unused_suppression" cannot be switched off by a comment, only in the configuration
        Text("g")
    }
}

// Silent: documentation, strings, comments with another first word, and comments inside comments.
struct Others: View {
    /// grouplint:disabel needless_group
    var body: some View {
        // See grouplint:disabel for more.
        Text("// grouplint:disabel x")
        /* Note: /* grouplint:disabel x */ */
    }
}
