struct A {
    static let a = """
    {
        "b": 1
    }

    static let c = """
    {
        "d": 2
    }
    """
    func e() {
        f(g: """
            let h = 3
            \("i")
        j(k, """
            l
            """)
    }

    let m = """
        n"""
    let o = 1
}
