a+b
a + b
-a
!a
a++
a... 
...a
a...b
a ..< b
a&&b
a & b
&a
a?.b
a! + b
a ?? b
a? .b
a === b
a<b
a = -b
a == -b
a.b+c.d
x^.y
(+)
a ⊕ b
√a
a/* comment */+/* comment */b
a +/* comment */ b
a / b
~a
a->b
*a
a <<= 1
a ? b : c
a ?b :c
a!==b
