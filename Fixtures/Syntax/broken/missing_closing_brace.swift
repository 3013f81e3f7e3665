struct A: View {
    func a() {
        if b {
            c()
    }

    @State private var d = 1

    var e: some View {
        VStack {
            Text("e")
        .padding()
    }
}

struct F {}
