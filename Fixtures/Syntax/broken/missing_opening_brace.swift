class A {
    func a(
        b: Int
    ) -> Int
        if c
            return d
        } else {
            e()
        }
        return f
    }

    func g() {
        h.map i, j in
            i + j
        }
    }
}
