struct A {
    func a() {
        b(} c)
        d()
        }
        e()
    }

    func f() {
        g({ { h)
    }

    var i = 1
}
