import SwiftUI

struct Settings: View {
    @State private var isOn = false
    @State private var size = 1.0
    @State private var name = ""
    @State private var choice = 0
    @State private var date = Date()

    var body: some View {
        HStack {
            Text("Sounds")
            Spacer()
            Toggle("", isOn: $isOn).labelsHidden()
//          ^^^^^^ warning[empty_control_label]: VoiceOver does not say what this `Toggle` is for, because its label is empty and the text next to it is not part of it
        }
        HStack {
            Text("Size")
            Picker("", selection: $choice) { Text("Small").tag(0) }.labelsHidden()
//          ^^^^^^ warning[empty_control_label]: VoiceOver does not say what this `Picker` is for, because its label is empty and the text next to it is not part of it
        }
        VStack {
            Toggle(isOn: $isOn) { EmptyView() }
//          ^^^^^^ info[empty_control_label]: VoiceOver does not say what this `Toggle` is for, because its label is empty
            Picker(selection: $choice) { Text("Small").tag(0) } label: { Text("") }
//          ^^^^^^ info[empty_control_label]: VoiceOver does not say what this `Picker` is for, because its label is empty
            Slider(value: $size, in: 1...10) {} minimumValueLabel: { Text("1") } maximumValueLabel: { Text("10") }
//          ^^^^^^ info[empty_control_label]: VoiceOver does not say what this `Slider` is for, because its label is empty
            DatePicker("", selection: $date).datePickerStyle(.compact).labelsHidden()
//          ^^^^^^^^^^ info[empty_control_label]: VoiceOver does not say what this `DatePicker` is for, because its label is empty
            TextField("", text: $name)
//          ^^^^^^^^^ info[empty_control_label]: VoiceOver does not say what this `TextField` is for, because its label is empty
            Button("", action: {}).buttonStyle(.plain)
//          ^^^^^^ info/medium[empty_control_label]: VoiceOver may have no name for this `Button`, because its label is empty
        }
    }
}

// False positive trap: the control has a name, or its name is not known.
struct Named: View {
    let title: String
    @Binding var isOn: Bool
    @Binding var name: String
    @Binding var size: Double

    var body: some View {
        HStack {
            Text("Sounds")
            Toggle("Sounds", isOn: $isOn).labelsHidden()
            Toggle(title, isOn: $isOn)
            Toggle("", isOn: $isOn).accessibilityLabel("Sounds")
            Toggle(isOn: $isOn) { Text("Sounds") }
            TextField("", text: $name, prompt: Text("Name"))
            Slider(value: $size, in: 1...10) { Text("Size") }
            Button("\(title)", action: {})
        }
        Picker("", selection: $size) { Text("Small").tag(0.0) }.pickerStyle(.segmented)
        Button("", action: {}).keyboardShortcut("w").opacity(0)
        Text(title).alert("Name", isPresented: $isOn) { TextField("", text: $name) }
        HStack {
            Text("Sounds")
            Toggle("", isOn: $isOn)
        }
        .accessibilityElement(children: .combine)
        LabeledContent("Sounds") {
            Toggle("", isOn: $isOn).labelsHidden()
        }
        Label("", systemImage: "star")
        Text("")
        Section("") { Text("Sounds") }
        ProgressView("")
    }
}

// False positive trap: the caller names it.
struct Switch: View {
    @Binding var isOn: Bool

    var body: some View { Toggle("", isOn: $isOn).labelsHidden() }
}

struct Row: View {
    @Binding var isOn: Bool

    var body: some View { Switch(isOn: $isOn).accessibilityLabel("Sounds") }
}

#Preview {
    Toggle("", isOn: .constant(true))
}

// False positive trap: the choices are items of the menu, and a link reads all of its label as one.
struct Inside: View {
    @State private var screen = 0
    @State private var isOn = false

    var body: some View {
        Menu("Screen") {
            Picker("", selection: $screen) { Text("One").tag(1) }
        }
        NavigationLink {
            Text("Detail")
        } label: {
            HStack {
                Text("Enabled")
                Toggle("", isOn: $isOn).labelsHidden()
            }
        }
    }
}

// A number does not say what the control is for, so it is not named as the text beside it.
struct Steps: View {
    @State private var isDone = false

    var body: some View {
        HStack {
            Text("1.")
            Toggle("", isOn: $isDone).labelsHidden()
//          ^^^^^^ info[empty_control_label]: VoiceOver does not say what this `Toggle` is for, because its label is empty
        }
    }
}

// A text behind other views is about those.
struct Filter: View {
    @State private var mode = 0
    let status: String

    var body: some View {
        HStack {
            Picker("", selection: $mode) { Text("One").tag(1) }.labelsHidden()
//          ^^^^^^ info[empty_control_label]: VoiceOver does not say what this `Picker` is for, because its label is empty
            Image(systemName: "magnifyingglass")
            Divider()
            Text(status)
        }
    }
}

// Positive: a label that is `EmptyView`, a hint, and controls that have no label.
struct Unlabeled: View {
    @Binding var isOn: Bool
    @Binding var size: Double
    @Binding var text: String

    var body: some View {
        VStack {
            Toggle(isOn: $isOn, label: EmptyView.init).help("Ignore case")
//          ^^^^^^ info/medium[empty_control_label]: VoiceOver has no name for this `Toggle`, because its label is empty, and the text of `.help` is only a hint
            Picker("", selection: $size) { Text("Small").tag(0.0) }.pickerStyle(.radioGroup)
            Slider(value: $size, in: 1...10)
//          ^^^^^^ info/medium[empty_control_label]: VoiceOver does not say what this `Slider` is for, because it has no label
            Slider(value: $size, in: 1...10, onEditingChanged: { _ in })
//          ^^^^^^ info/medium[empty_control_label]: VoiceOver does not say what this `Slider` is for, because it has no label
            TextEditor(text: $text)
//          ^^^^^^^^^^ info/medium[empty_control_label]: VoiceOver does not say what this `TextEditor` is for, because it has no label
            HStack {
                Text("Sounds")
                Toggle("", isOn: $isOn).labelsHidden().help("Plays sounds")
//              ^^^^^^ info/medium[empty_control_label]: VoiceOver has no name for this `Toggle`, because its label is empty, and the text of `.help` is only a hint
            }
            // False positive trap: they have a name.
            TextEditor(text: $text).accessibilityLabel("Notes")
            Slider(value: $size, in: 1...10) { Text("Size") }
            Slider(value: $size, in: 1...10, label: { Text("Size") })
        }
        LabeledContent("Size") { Slider(value: $size) }
    }
}

// Positive: a text below a control, or between two, may be about something else.
struct Remarks: View {
    @Binding var isOn: Bool
    @Binding var isLoud: Bool

    var body: some View {
        VStack {
            Toggle("", isOn: $isOn).labelsHidden()
//          ^^^^^^ info[empty_control_label]: VoiceOver does not say what this `Toggle` is for, because its label is empty
            Text("Sounds play in the background")
            Toggle("", isOn: $isLoud).labelsHidden()
//          ^^^^^^ info[empty_control_label]: VoiceOver does not say what this `Toggle` is for, because its label is empty
            Text("Sounds are loud")
        }
        VStack {
            Text("Sounds")
            Toggle("", isOn: $isOn).labelsHidden()
//          ^^^^^^ warning[empty_control_label]: VoiceOver does not say what this `Toggle` is for, because its label is empty and the text next to it is not part of it
        }
    }
}

// False positive trap: the parts of radio buttons and segments have names, and nobody changes a constant.
struct Fixed: View {
    @State private var mode = 0
    @State private var hint = "Write here"

    var body: some View {
        modes.pickerStyle(.segmented)
        Slider(value: .constant(0.5))
        TextEditor(text: $hint).disabled(true)
    }

    private var modes: some View {
        Picker("", selection: $mode) { Text("Light").tag(0) }
    }
}

struct RadioRow: View {
    @Binding var mode: Int

    var body: some View {
        Picker(selection: $mode) {
            Text("Light").tag(0)
        } label: {
            EmptyView()
        }
        .pickerStyle(.radioGroup)
        .horizontalRadioGroupLayout()
        .scenePadding(.horizontal)
    }
}

// VoiceOver reads the title of the column.
struct FileTable: View {
    @Binding var files: [TableFile]

    var body: some View {
        Table($files) {
            TableColumn("Name") { $file in
                TextField("", text: $file.name)
            }
        }
        .tableStyle(.inset)
    }
}

struct TableFile: Identifiable {
    let id: Int
    var name: String
}

// A text on a background of its own, after the control, is a remark.
struct Adjustment: View {
    @Binding var isOn: Bool

    var body: some View {
        HStack {
            Image(systemName: "flag").accessibilityHidden(true)
            Toggle("", isOn: $isOn).labelsHidden()
//          ^^^^^^ info[empty_control_label]: VoiceOver does not say what this `Toggle` is for, because its label is empty
            Text("HIGH").padding(4).background(Color.red)
        }
    }
}
