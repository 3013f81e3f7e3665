@main @MainActor struct App {}
@available(iOS 17, macOS 14, *) func recent() {}
@available(*, deprecated, renamed: "new()") func old() {}
@objc(run:with:) func run() {}
@Module.Wrapper<Int>(wrappedValue: 3) var wrapped
@Environment(\.dismiss) private var dismiss
@Query(filter: #Predicate { $0.isDone }, sort: \.name) var items: [Item]
@backDeployed(before: iOS 17) @inlinable public func shipped() {}
@_spi(Private) @_documentation(visibility: internal) func hidden() {}
let handler: @MainActor @Sendable (Int) -> Void = { _ in }
let pointer: @convention(c) (Int) -> Int = f
let closure = { @MainActor in run() }
@ViewBuilder
private
func spread() -> some View {}
@abi(func old()) func new() {}
func parameter(@Positive _ value: Int, _ body: @autoclosure () -> Int) {}
@A @B(c: 1) extension D {}
@FetchRequest (sortDescriptors: []) private var items: FetchedResults<Item>
@available (iOS 17, *) func spaced() {}
let spacedPointer: @convention (c) (Int) -> Int = f
let click: (@MainActor() async -> Void)? = nil
let spacedType: @MainActor (Int) -> Void = { @MainActor (x) in run(x) }
