let a = if b { 1 } else { 2 }
let c = if let d { d } else if e { 1 } else { 2 }
let f = switch g { case .a: 1; case .b, .c: 2; default: throw E() }
func h() -> Int { if a { 1 } else { 2 } }
let i = try if a { b() } else { c() }
j = switch k { case let x?: x; case nil: 0 }
return if a { 1 } else { 2 }
let l = (if a { 1 } else { 2 })
let m = if a { 1 } else { 2 } as Int
let n: Int = if a {
    1
} else {
    switch b {
    case 1: 2
    @unknown default: 3
    }
}
f(if a { 1 } else { 2 })
