import SwiftUI

enum Tone: String, CaseIterable, Identifiable {
    case plain, warm

    var id: Self { self }
}

// Positive: rows for data, with the comparison in modifiers of the label and of the button, in a constant, and in an action that
// does more.
struct Tones: View {
    @State private var tone = Tone.plain
    @Binding var index: Int
    let names: [String]

    var body: some View {
        VStack {
            ForEach(Tone.allCases) { item in
                Button(item.rawValue) { tone = item }
//              ^^^^^^ info/medium[selection_not_announced]: VoiceOver does not say whether this `Button` is the chosen one, because only its look depends on `tone == item`
                    .foregroundStyle(tone == item ? .blue : .gray)
            }
            ForEach(names.indices, id: \.self) { position in
                let isChosen = index == position
                Button {
//              ^^^^^^ info/medium[selection_not_announced]: VoiceOver does not say whether this `Button` is the chosen one, because only its look depends on `isChosen`
                    print(position)
                    withAnimation { index = position }
                } label: {
                    Text(names[position])
                        .font(.system(size: 12, weight: isChosen ? .bold : .regular))
                        .background(RoundedRectangle(cornerRadius: 8).fill(isChosen ? Color.blue : .clear))
                }
                .animation(.default, value: isChosen)
            }
            ForEach(Tone.allCases) { item in
                Button {
//              ^^^^^^ info/medium[selection_not_announced]: VoiceOver does not say whether this `Button` is the chosen one, because only its look depends on `item == tone`
                    tone = item
                } label: {
                    Text(item.rawValue).background {
                        if item == tone { Capsule() }
                    }
                }
            }
        }
    }
}

// Positive: two buttons next to each other are one choice.
struct Pages: View {
    @State private var page = 0

    var body: some View {
        HStack {
            Button("First") { page = 0 }
//          ^^^^^^ info/medium[selection_not_announced]: VoiceOver does not say whether this `Button` is the chosen one, because only its look depends on `page == 0`
                .opacity(page == 0 ? 1 : 0.5)
            Button("Second") { page = 1 }
                .opacity(page == 1 ? 1 : 0.5)
        }
    }
}

// Negative: the text, the symbol or the content depends on it too, or VoiceOver leaves out what is transparent.
struct Told: View {
    @State private var tone = Tone.plain

    var body: some View {
        VStack {
            ForEach(Tone.allCases) { item in
                Button(tone == item ? "Chosen" : item.rawValue) { tone = item }
                    .foregroundStyle(tone == item ? .blue : .gray)
            }
            ForEach(Tone.allCases) { item in
                Button {
                    tone = item
                } label: {
                    Image(systemName: tone == item ? "checkmark.circle" : "circle")
                    Text(item.rawValue).bold(tone == item)
                }
            }
            ForEach(Tone.allCases) { item in
                Button {
                    tone = item
                } label: {
                    Text(item.rawValue).bold(tone == item)
                    if tone == item { Image(systemName: "checkmark") }
                }
            }
            ForEach(Tone.allCases) { item in
                Button {
                    tone = item
                } label: {
                    Text(item.rawValue)
                    Image(systemName: "checkmark").opacity(tone == item ? 1 : 0)
                }
            }
        }
    }
}

// Negative: a trait, a container with a value, a view and a style of the project, a menu, an action that chooses nothing, and a
// single button.
struct Others: View {
    @State private var tone = Tone.plain
    @State private var isOpen = false

    var body: some View {
        VStack {
            ForEach(Tone.allCases) { item in
                Button(item.rawValue) { tone = item }
                    .foregroundStyle(tone == item ? .blue : .gray)
                    .accessibilityAddTraits(tone == item ? .isSelected : [])
            }
            HStack {
                ForEach(Tone.allCases) { item in
                    Button(item.rawValue) { tone = item }.bold(tone == item)
                }
            }
            .accessibilityElement(children: .ignore)
            .accessibilityValue(tone.rawValue)
            ForEach(Tone.allCases) { item in
                Button(item.rawValue) { tone = item }.buttonStyle(ChipStyle(isOn: tone == item))
                Button {
                    tone = item
                } label: {
                    ChipLabel(title: item.rawValue, isOn: tone == item)
                }
            }
            Menu("Tone") {
                ForEach(Tone.allCases) { item in
                    Button(item.rawValue) { tone = item }.foregroundStyle(tone == item ? .blue : .gray)
                }
            }
            ForEach(Tone.allCases) { item in
                Button(item.rawValue) { isOpen.toggle() }.foregroundStyle(tone == item ? .blue : .gray)
            }
            Button("Warm") { tone = .warm }.foregroundStyle(tone == .warm ? .blue : .gray)
        }
    }
}

struct ChipStyle: ButtonStyle {
    let isOn: Bool

    func makeBody(configuration: Configuration) -> some View {
        configuration.label.bold(isOn).accessibilityAddTraits(isOn ? .isSelected : [])
    }
}

struct ChipLabel: View {
    let title: String
    let isOn: Bool

    var body: some View { Text(title).bold(isOn).accessibilityAddTraits(isOn ? .isSelected : []) }
}

#Preview {
    ForEach(Tone.allCases) { item in
        Button(item.rawValue) { print(item) }
    }
}
