enum A {
    static let a = #"""
        b """
        c \(d)

    static func e() -> String {
        #"f\#(g)"#
    }

    static let h = ##"i"#
}

let j = #"""
    k
    """#
