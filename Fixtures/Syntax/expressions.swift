a
a.b.c
a.0.1
a?.b!.c
a[1, key: 2]
a(b)(c)
.member
.call(1)
self.a
super.run()
Self.shared
1 + 2 * 3
a ? b : c ? d : e
a as B
a as? B
a as! B
a is B
a == b && c || !d
a ... b
-a
a!
&a
a = b
(a, b: c)
()
[]
[:]
[1, 2, 3,]
["a": 1, "b": [2: 3],]
true
nil
0xFF + 0b10 + 0o7 + 1_000 + 1.5e-3 + 0x1.8p3
f(a, b: c, d)
f(+, by: -)
list.reduce(0, +)
f(a:b:)
a.f(_:with:)
type(of: a)
_ = a
a
    .b()
    .c
$0 + $name
a ?? b
Module::name
