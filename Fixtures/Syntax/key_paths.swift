let a = \Root.name
let b = \.name
let c = \Root.a.b?.c!.d
let d = \[Int].count
let e = \Root[0].a
let f = \.[0]
let g = \.self
let h = \Root<Int>.item
let i = \.a?.b
let j = \Outer.Inner.value
let k = list.map(\.name.count)
let l = \(a: Int, b: Int).a
let m = \String?.?.count
let n = \.items[index, default: 0].name
let p = a[keyPath: \.b] + c
ForEach(items, id: \.self) { Text($0) }
