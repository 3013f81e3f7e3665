try a()
try? a()
try! a()
await a()
let x = try await a() + b()
return try a()
consume x
copy x
unsafe pointer.pointee
consume(x)
copy(x)
let await = 1
each x
any P
let y = any P.self
async { a() }
yield(a)
