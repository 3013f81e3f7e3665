struct Accessors {
    var implicit: Int { let a = 1; return a }
    var explicit: Int { get { 1 } set { store(newValue) } }
    var named: Int { get { 1 } set(value) { store(value) } }
    var observed = 1 { willSet { before() } didSet(old) { after(old) } }
    var observedClosure = make { 1 } { didSet { after() } }
    var modifying: Int { _read { yield a } nonmutating _modify { yield &a } }
    var attributed: Int { @inlinable get { 1 } @available(*, unavailable) set {} }
    var initialised: Int { @storageRestrictions(initializes: _a) init(value) { _a = value } get { _a } }
    var asynchronous: Int { get async throws { 1 } }
    var conditional: Int {
        #if DEBUG
        get { 1 }
        #else
        get { 2 }
        #endif
    }
    var onNextLine: Int
    { get { 1 } }
}
