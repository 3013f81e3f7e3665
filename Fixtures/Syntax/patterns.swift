func match(_ value: Any) {
    switch value {
    case 1, 2: break
    case let x as Int where x > 3: use(x)
    case let (a, b): use(a, b)
    case (let a, var b, _): use(a)
    case .some(let x), .other(x: let x, 3): use(x)
    case let .pair(first, second?): use(first)
    case is String: break
    case let x?: use(x)
    case 0..<5: break
    case Color.red: break
    case (0, let y) where y > 0: break
    case \.name: break
    case _: break
    }
    if case .ready = state {}
    if case let value? = optional, case .on(let level) = value {}
    guard case let (a, b) = pair else { return }
    for case let item? in list where item > 1 {}
    while case .some(let next) = iterator.next() {}
    for (index, (key, _)) in pairs {}
    let (a, (b, c)): (Int, (Int, Int)) = nested
}
