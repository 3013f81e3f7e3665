let a = /abc/
let b = /a[bc]\/c(d|e)+/
let c = #/a/b/#
let d = ##/a/#b/##
let e = #/
    (?<year> \d+) - # comment
    (?<month> \d+)
    /#
let quotient = a / b / c
let tight = a/b/c
f(/x/, /y/)
list.reduce(1, /)
if text.contains(/[a-z]/) {}
let f = !/x/.isEmpty
let g = [/a/, /b/]
return /a/
let h = x.wholeMatch(of: /(\d+)\s+/)?.1
func / (a: V, b: V) -> V { a }
