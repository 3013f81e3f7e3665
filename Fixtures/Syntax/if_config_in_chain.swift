Text("a")
    .bold()
    #if os(iOS)
    .navigationBarTitle("a")
    .b { c }
    #elseif os(macOS)
    .d
    #else
    #if DEBUG
    .e()
    #endif
    #endif
    .f()
let x = view
    #if A
    .a
    #endif
