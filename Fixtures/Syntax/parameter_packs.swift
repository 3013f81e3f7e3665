struct Zip<each Input: Sequence> {
    let inputs: (repeat each Input)
    func callAsFunction<each Output>(_ transform: repeat (each Input) -> each Output) -> (repeat each Output) {
        (repeat (each transform)(each inputs))
    }
}
func check<each T>(_ value: repeat each T) where repeat each T: Equatable {
    for item in repeat each value { print(item) }
    let sizes = (repeat MemoryLayout<each T>.size)
    _ = repeat try (each value).run()
}
