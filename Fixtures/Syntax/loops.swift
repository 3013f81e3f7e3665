for i in 0..<10 {}
for _ in list {}
for item in items where item.isOn {}
for try await line in file.lines {}
for item: Int in items {}
for x in list.map({ $0 }) {}
for case .a(let b) in c {}
while a < b {}
while let x = next(), x > 1 {}
repeat { step() } while again
repeat {
} while
    again
for i in stride(from: 0, to: 10, by: 2) { print(i) }
