// rules: eager_navigation_destination
import SwiftUI

final class Model {
    init(_ name: String) {}
}

struct Detail: View {
    let model: Model

    var body: some View { EmptyView() }
}

struct Used: View {
    let names: [String]

    var body: some View {
        List(names, id: \.self) { name in
            // Silent: each of these hides something.
            // grouplint:disable:next eager_navigation_destination -- the model is a stub
            NavigationLink(destination: Detail(model: Model(name))) { Text(name) }
            NavigationLink(destination: Detail(model: Model(name))) { Text(name) }  // grouplint:disable:this eager_navigation_destination -- a stub
        }
        // grouplint:disable eager_navigation_destination -- the model is a stub
        List(names, id: \.self) { name in
            HStack {
                NavigationLink(destination: Detail(model: Model(name))) { Text(name) }
            }
        }
        // grouplint:enable eager_navigation_destination
    }
}

struct Unused: View {
    let names: [String]

    var body: some View {
        // grouplint:disable:next eager_navigation_destination -- nothing to hide
//                                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[unused_suppression]: this comment hides nothing, because `eager_navigation_destination` reports nothing here
        Text("a")
        Text("b")  // grouplint:disable:this eager_navigation_destination -- nothing to hide
//                                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[unused_suppression]: this comment hides nothing, because `eager_navigation_destination` reports nothing here
        // Silent: this rule does not run, so it is unknown whether it would report something.
        // grouplint:disable:next conditional_identity_split -- another team's rule
        Text("c")
        /* grouplint:disable:next conditional_identity_split, eager_navigation_destination -- one of two */
//                                                            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[unused_suppression]: this rule id hides nothing, because `eager_navigation_destination` reports nothing here
        Text("d")
        // grouplint:disable:next eager_navigation_destination, conditional_identity_split -- one of two
//                                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[unused_suppression]: this rule id hides nothing, because `eager_navigation_destination` reports nothing here
        Text("e")
    }

    // What is declared is not what its body does.
    // grouplint:disable:next eager_navigation_destination -- nothing to hide
//                            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[unused_suppression]: this comment hides nothing, because `eager_navigation_destination` reports nothing here
    var rows: some View {
        List(names, id: \.self) { name in
            // grouplint:disable:next eager_navigation_destination -- the model is a stub
            NavigationLink(destination: Detail(model: Model(name))) { Text(name) }
        }
    }
}
