enum Shape: String, CaseIterable {
    case point
    case circle(radius: Double), square(Double = 1, at: Point)
    case red = "r", blue = "b"
    indirect case group([Shape])
    @available(macOS 14, *) case star
    case `default`
    static func make() -> Self { .point }
}
