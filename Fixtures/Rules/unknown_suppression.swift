import SwiftUI

struct Unknown: View {
    var body: some View {
        // grouplint:disable:next eager_navigation_destinations, eager_navigation_destination -- the first is misspelt
//                                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[unknown_suppression]: there is no rule `eager_navigation_destinations`
        Text("a")
        // grouplint:disable:next force_cast -- of another linter
//                                ^^^^^^^^^^ warning[unknown_suppression]: there is no rule `force_cast`
        Text("b")
    }
}
