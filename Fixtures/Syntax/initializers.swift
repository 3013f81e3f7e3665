class Form {
    init() {}
    init?(text: String) { return nil }
    init!(raw: Int) async throws { self.init() }
    required convenience public init<T>(_ value: T) where T: P { super.init(value) }
    deinit { close() }
    isolated deinit { close() }
}
