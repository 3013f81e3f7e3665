let a = {}
let b = { $0 + 1 }
let c = { x in x }
let d = { x, y in x }
let e = { (x: Int, y) -> Int in x }
let f = { () async throws -> Void in run() }
let g = { [weak self, unowned(unsafe) owner, count = items.count] in self?.run() }
let h = { @MainActor [x] (y) in y }
let i = { _ in }
let j = { (x) throws(Failure) in x }
let k = { x -> Int in
    let y = x
    return y
}
let l = { [a, b] }
let m = { (a, b) }
let n = { a in { b in a + b } }
let o = { x, _ in x }()
let p = { [self] in run() }
let q = { if a { b } else { c } }
