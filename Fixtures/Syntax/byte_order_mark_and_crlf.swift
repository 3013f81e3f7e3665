struct A {
    let b = """
        c
        """
    // d
    func e() {}
}
