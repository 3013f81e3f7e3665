let `class` = 1
let `two words` = `class`
let naïve = 漢字 + Ω
let 👩‍👩‍👧 = 🐕
let _private = __double
func get(set: Int) { get(set: set) }
let async = wait
let some = any
var open = public_
let actor = 1, macro = 2, each = 3, repeat_ = 4
f(in: 1, for: 2, default: 3, self: 4)
a.class.default.init.self.Type
struct Type { var Protocol: Int }
x.`init`(a)
