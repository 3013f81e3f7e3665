import SwiftUI

struct Mistakes: View {
    var body: some View {
        // grouplint:disable:next eager_navigation_destination -- a typing mistake
        Text("a")
        // grouplint:disable:next eager_navigation_destination -- a scope that is none
        Text("b")
        // grouplint:enable eager_navigation_destination
        Text("c")
        // grouplint:disable:next eager_navigation_destination -- one hyphen
        Text("d")
        // grouplint:disable:next eager_navigation_destination
        Text("e")
        // grouplint:enable eager_navigation_destination
        Text("f")
        // grouplint:disable:next unused_suppression -- cannot be switched off here
        Text("g")
        // grouplint:enable all
        Text("h")
        // grouplint:disable:next eager_navigation_destination -- the form of another linter
        Text("i")
        // grouplint:disable:next "eager_*" -- a pattern
        Text("j")
        // grouplint:disable:next eager_navigation_destination -- a name in quotes
        Text("k")
        // grouplint:disable:next eager_navigation_destination -- a colon
        Text("l")
        // grouplint:disable:next eager_navigation_destination -- "a reason in quotes"
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
