import SwiftUI

struct Mistakes: View {
    var body: some View {
        // grouplint:disabel:next eager_navigation_destination -- a typing mistake
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[malformed_suppression]: unknown directive `disabel`; did you mean `disable`?
        Text("a")
        // grouplint:disable:nxt eager_navigation_destination -- a scope that is none
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[malformed_suppression]: unknown scope `nxt`; did you mean `next`?
        Text("b")
        // grouplint:enable:next eager_navigation_destination
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[malformed_suppression]: `enable` takes no scope, because it ends a region
        Text("c")
        // grouplint:disable:next eager_navigation_destination - one hyphen
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[malformed_suppression]: the reason must start with two hyphens
        Text("d")
        // grouplint:disable:next/eager_navigation_destination
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[malformed_suppression]: a space is missing before the rule ids
        Text("e")
        // grouplint:enable eager_navigation_destination
//                          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[malformed_suppression]: `enable` does nothing for `eager_navigation_destination`, because no `disable` of it comes before in the same braces
        Text("f")
        // grouplint:disable:next unused_suppression -- cannot be switched off here
//                                ^^^^^^^^^^^^^^^^^^ warning[malformed_suppression]: a comment cannot switch off `unused_suppression`
        Text("g")
        // grouplint:enable all
//                          ^^^ warning[malformed_suppression]: `enable` has no effect here, because `all` works only with `:this`, `:next` and `:previous`
        Text("h")
        // grouplint:disable-next-line eager_navigation_destination -- the form of another linter
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[malformed_suppression]: this comment has no effect, because it is not a valid GroupLint comment
        Text("i")
        // grouplint:disable:next "eager_*" -- a pattern
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[malformed_suppression]: a pattern has no effect in a comment, which must name each rule by its id
        Text("j")
        // grouplint:disable:next "eager_navigation_destination" -- a name in quotes
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[malformed_suppression]: a comment names rules without quotes
        Text("k")
        // grouplint:disable:next eager_navigation_destination: a colon
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[malformed_suppression]: the reason must start with two hyphens
        Text("l")
        // grouplint:disable:next eager_navigation_destination "a reason in quotes"
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[malformed_suppression]: the reason must start with two hyphens
        Text("m")
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
