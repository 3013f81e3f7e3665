f { a }
f() { a }
f(1) { a } with: { b }
f { a } with: { b } _: { c }
a.f { b }.g { c }
a.f
{ b }
VStack { Text("a") }
    .padding()
Button { tap() } label: { Text("a") }
f {} .g()
f[1] { a }
if f({ a }) {}
if (f { a }) {}
if a.first(where: { $0 }) != nil {}
guard let x = (list.first { $0 }) else { return }
for a in b.filter({ $0 }) { c() }
switch f({ a }) { default: break }
while a { b() }
f { x in x } and: { y in y }
f(a) { b }
c
let x = f { a }
{ b }()
foo { a in
    b
}
.bar
