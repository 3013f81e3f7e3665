clas A: B {
    var a = 1
    fun b() -> Int {
        c()
    }
    d: Int { 1 }
}
enu E {
    case f, g
}
struct H extra words {
    func i() {}
}
func j(k: Int {
    l()
}
import
class M {
    func n() {
        if o p { q() }
        x { case .a: r() }
        for s { t() }
    }
}
