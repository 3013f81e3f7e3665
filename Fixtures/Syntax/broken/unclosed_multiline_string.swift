struct A: View {
    let a = """
        one
        two

    var body: some View {
        Text("""
            three \(four) {
            five
    }

    let b = """
    six
    seven

    private let c = """
        eight
        """

    func d(
        e: String = """
        ten "eleven" }
    ) {}
}
