struct F: View {
    let g = """
        \(h(i)
        """

    var body: some View {
        Text("\(j)")
    }

    func k() {
        l("""
            \(m) \(n
    }

    let o = """
        \(p)
        """
}
