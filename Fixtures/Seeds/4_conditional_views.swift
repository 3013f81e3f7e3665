// target: iOS=17.0
// A banner as two views that differ in arguments and one modifier.
struct Notice: View {
    let text: String
    let isAlarm: Bool

    var body: some View {
        if isAlarm {
//      ^^ info/medium[conditional_identity_split]: both transitions run each time `isAlarm` changes, because each branch has its own `HStack`
            HStack {
                Image(systemName: "bell.fill")
                Text(text).bold()
            }
            .padding()
            .background(.orange)
            .foregroundStyle(.black)
            .cornerRadius(6)
//           ^^^^^^^^^^^^ info[soft_deprecated_api]: `cornerRadius(_:antialiased:)` still works, but Apple lists it as deprecated, and all targets of this code have `clipShape(_:style:)`
            .transition(.move(edge: .bottom))
        } else {
            HStack {
                Image(systemName: "bell")
                Text(text)
            }
            .padding()
            .background(.gray.opacity(0.2))
            .foregroundStyle(.primary)
            .cornerRadius(6)
//           ^^^^^^^^^^^^ info[soft_deprecated_api]: `cornerRadius(_:antialiased:)` still works, but Apple lists it as deprecated, and all targets of this code have `clipShape(_:style:)`
            .transition(.move(edge: .bottom))
        }
    }
}

// The same as one view whose arguments depend on the condition.
struct CalmNotice: View {
    let text: String
    let isAlarm: Bool

    var body: some View {
        HStack {
            Image(systemName: isAlarm ? "bell.fill" : "bell")
            Text(text)
                .bold(isAlarm)
        }
        .padding()
        .background(isAlarm ? AnyShapeStyle(.orange) : AnyShapeStyle(.gray.opacity(0.2)))
        .foregroundStyle(isAlarm ? AnyShapeStyle(.black) : AnyShapeStyle(.primary))
        .cornerRadius(6)
//       ^^^^^^^^^^^^ info[soft_deprecated_api]: `cornerRadius(_:antialiased:)` still works, but Apple lists it as deprecated, and all targets of this code have `clipShape(_:style:)`
        .animation(.easeInOut, value: isAlarm)
    }
}
