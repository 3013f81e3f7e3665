import SwiftUI

// Positive: nothing is bound.
struct Search: View {
    @State private var text = ""
    @FocusState private var isFocused: Bool
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[unbound_focus_state]: setting `isFocused` does not move the focus, because no view is bound to it with `.focused($isFocused)`
    @FocusState private var isTyping: Bool
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[unbound_focus_state]: `isTyping` never changes, because no view is bound to it with `.focused($isTyping)`
    @AccessibilityFocusState private var isTitleRead: Bool
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[unbound_focus_state]: setting `isTitleRead` does not move the focus of VoiceOver, because no view is bound to it with `.accessibilityFocused($isTitleRead)`

    var body: some View {
        TextField("Search", text: $text)
            .opacity(isTyping ? 1 : 0.5)
            .onAppear {
                isFocused = true
                isTitleRead = true
            }
    }
}

// Negative: bound here, in a part of the view, or by a binding that is handed on.
struct Form1: View {
    enum Field { case name, mail }

    @State private var text = ""
    @FocusState private var field: Field?
    @FocusState private var isOpen: Bool
    @FocusState private var isLast: Bool

    var body: some View {
        TextField("Name", text: $text).focused($field, equals: .name)
        mail
        Entry(isFocused: $isLast)
        Button("Next") {
            field = .mail
            isOpen = true
            isLast = true
        }
    }

    private var mail: some View { TextField("Mail", text: $text).focused($isOpen) }
}

struct Entry: View {
    let isFocused: FocusState<Bool>.Binding

    var body: some View { Text("a").focused(isFocused) }
}

// Negative: the caller passes its own focus state.
struct Outer: View {
    @FocusState private var isFocused: Bool
    @State private var text = ""

    var body: some View {
        TextField("a", text: $text).focused($isFocused)
        Done(isFocused: _isFocused)
    }
}

struct Done: View {
    @FocusState var isFocused: Bool

    var body: some View { Button("Done") { isFocused = false } }
}

// Negative: a binding that the code makes, with which another view may move the focus.
struct WrappedEditor: View {
    @FocusState private var isFocused: Bool

    var body: some View {
        NativeEditor(isFocused: Binding(get: { isFocused }, set: { isFocused = $0 }))
    }
}

struct NativeEditor: View {
    @Binding var isFocused: Bool

    var body: some View { Toggle("a", isOn: $isFocused) }
}
