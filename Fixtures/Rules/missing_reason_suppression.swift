import SwiftUI

struct Reasons: View {
    var body: some View {
        // grouplint:disable:next eager_navigation_destination
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[missing_reason_suppression]: this comment gives no reason
        Text("a")
        // grouplint:disable:next eager_navigation_destination --
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[missing_reason_suppression]: this comment gives no reason
        Text("b")
        /* grouplint:disable:this eager_navigation_destination */ Text("c")
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[missing_reason_suppression]: this comment gives no reason
        // Silent: a reason is given.
        // grouplint:disable:next eager_navigation_destination -- rows are fixed
        Text("d")
    }
}
