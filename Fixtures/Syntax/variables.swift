let a = 1
var b: Int
let c, d: Int, e = 2
let (x, y): (Int, Int) = (1, 2)
let _ = make()
@State private var count: Int = 0
private(set) public lazy var total = { 1 + 2 }()
nonisolated(unsafe) static var shared: Store?
weak var owner: Owner?
unowned(safe) let parent: Parent
async let page = load()
var closure: () -> Void = {}
var body: some View { Text("a") }
var (first, second) = pair, third = 3
