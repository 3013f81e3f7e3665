struct A {
    @available( func a() {}
    func b([ c: Int) { d() }
    var e: ( [Int] { f() }
    func g() { h(a b, i: 1) ; k(, l) }
    let m = ] 1
    func n() )
    func o() {}
}
