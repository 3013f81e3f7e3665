import SwiftUI

struct Total: View {
    let amount: String
    let open: () -> Void

    var body: some View {
        HStack {
            Text("Total")
            Text(amount)
        }
        .accessibilityElement(children: .ignore)
//       ^^^^^^^^^^^^^^^^^^^^ info[accessibility_children_ignored]: VoiceOver finds nothing to read here, because `.accessibilityElement(children: .ignore)` hides the texts in this view and no label takes their place
        .accessibilityIdentifier("total")
        AmountRow(amount: amount)
            .accessibilityElement()
//           ^^^^^^^^^^^^^^^^^^^^ info[accessibility_children_ignored]: VoiceOver finds nothing to read here, because `.accessibilityElement()` hides the texts in this view and no label takes their place
        VStack {
            Text(amount)
            Button("Open", action: open)
        }
        .accessibilityElement(children: .ignore)
//       ^^^^^^^^^^^^^^^^^^^^ info[accessibility_children_ignored]: VoiceOver finds nothing to read here, because `.accessibilityElement(children: .ignore)` hides the texts in this view and no label takes their place
        .accessibilityAction(named: "Open") { open() }
        HStack { Text(amount) }
            .accessibilityElement()
//           ^^^^^^^^^^^^^^^^^^^^ info[accessibility_children_ignored]: VoiceOver finds nothing to read here, because `.accessibilityElement()` hides the texts in this view and no label takes their place
            .identified("amount")
    }
}

struct AmountRow: View {
    let amount: String

    var body: some View {
        HStack {
            Image(systemName: "eurosign")
            Text(amount)
        }
    }
}

extension View {
    func identified(_ id: String) -> some View { accessibilityIdentifier("row-" + id) }

    // False positive trap: what it is used on is not known.
    func single() -> some View { accessibilityElement(children: .ignore) }

    func spoken(_ text: String) -> some View { accessibilityLabel(text) }
}

// False positive trap: something gives the element a name, or there is nothing to read in it.
struct Named: View {
    let amount: String
    let label: String?

    var body: some View {
        VStack {
            HStack { Text(amount) }
                .accessibilityElement(children: .ignore)
                .accessibilityLabel(amount)
            HStack { Text(amount) }
                .accessibilityElement()
                .accessibilityValue(amount)
            HStack { Text(amount) }
                .accessibilityElement()
                .spoken(amount)
            HStack { Text(amount) }
                .accessibilityElement()
                .foreign(amount)
            HStack { Text(amount) }
                .accessibilityElement(children: .ignore)
                .accessibilityHidden(true)
            HStack { Text(amount) }
                .accessibilityElement(children: .combine)
            Color.clear
                .accessibilityElement()
                .accessibilityIdentifier("anchor")
            HStack { Circle().fill(.red) }
                .accessibilityElement()
        }
        VStack {
            AmountRow(amount: amount).accessibilityElement(children: .ignore)
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(amount)
        Text("Hidden")
            .alert("Sure?", isPresented: .constant(true)) {
                Button("Yes") {}.accessibilityElement()
            }
    }
}

struct NamedOutside: View {
    let amount: String

    var body: some View {
        HStack { Text(amount) }.accessibilityElement(children: .ignore)
    }
}

struct Outer: View {
    var body: some View {
        NamedOutside(amount: "1").accessibilityLabel("One")
    }
}

// Trap: one use gives the view a name.
struct Rating: View {
    let stars: Int

    var body: some View {
        VStack {
            HStack { Text("Stars: \(stars)") }
                .accessibilityElement(children: .ignore)
            Divider()
        }
    }
}

struct Ratings: View {
    var body: some View {
        Rating(stars: 1).accessibilityLabel("One star")
        Rating(stars: 2)
    }
}
