"plain"
""
"escapes \n \" \\ \u{1F600} \0"
"one \(a) two \(b + c) three"
"\(a)"
"nested \("inner \(deep) end") outer"
"call \(f(a, label: "x")) \(list.map { "\($0)" })"
"arguments \(value, format: .number)"
#"raw \n \(not) \#(yes) "quoted""#
##"two # "# \#(no) \##(yes)"##
"""
multi
  line \(a) "quotes" ""
"""
    """
    indented \
    continued \("""
        inner \(b)
        """)
    """
#"""
raw \(no) \#(yes)
"""#
#"""#
"é 👩‍👩‍👧 \(漢)"
f("a", "b" + "c")
"\()"
"parentheses \((a, (b)))"
