import SwiftUI

struct Regions: View {
    var body: some View {
        // grouplint:disable eager_navigation_destination, group_lifecycle_in_list -- rows are fixed
//                                                         ^^^^^^^^^^^^^^^^^^^^^^^ error[unclosed_suppression]: `group_lifecycle_in_list` stays switched off up to the closing brace, because no `grouplint:enable` follows
        Text("a")
        // grouplint:enable eager_navigation_destination
    }

    var other: some View {
        // Silent: closed in the same braces.
        // grouplint:disable eager_navigation_destination -- rows are fixed
        VStack {
            Text("b")
        }
        // grouplint:enable eager_navigation_destination
        Text("c")
    }
}

// grouplint:disable eager_navigation_destination -- up to the end of the file
//                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[unclosed_suppression]: `eager_navigation_destination` stays switched off up to the end of the file, because no `grouplint:enable` follows
