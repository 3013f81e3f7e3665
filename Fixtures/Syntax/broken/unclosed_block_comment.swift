struct A {
    /// b
    /** c
     * d, don't
     * } e

    func f() {}

    /* g
    var h: Int { /* i */ 1 }

    func j() { /* k } }
}

/* l */
struct M {}
