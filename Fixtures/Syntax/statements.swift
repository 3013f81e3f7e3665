func statements() throws {
    if a {} else if b, let c, var d = e() {} else { f() }
    if let self, #available(iOS 17, *), #unavailable(macOS 12) {}
    guard let a, a > 1, let b: Int = c else { return }
    guard ready else { throw Failure.late }
    defer { close() }
    do { try run() } catch {}
    switch a { case 1: b(); c() default: break }
    return
}
func values() -> Int {
    if x { return 1 }
    return
        2
}
func ends() { return }
func jumps() {
    outer: for a in b {
        inner: while true { break outer }
        if c { continue outer }
        continue
    }
    block: do { break block }
    check: if a { break check }
    switch a { case 1: fallthrough
    case 2: break }
}
a(); b()
a = b
a += b ? c : d
_ = a
discard self
