import SwiftUI

struct Regions: View {
    var body: some View {
        // grouplint:disable eager_navigation_destination, group_lifecycle_in_list -- rows are fixed
//                                                         ^^^^^^^^^^^^^^^^^^^^^^^ error[unclosed_suppression]: the region of "group_lifecycle_in_list" is not closed by grouplint:enable in the same braces
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
