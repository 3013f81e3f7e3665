// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "GroupLint",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "grouplint", targets: ["GroupLint"]),
    ],
    targets: [
        .target(name: "GroupLintCore"),
        .target(name: "GroupLintRules", dependencies: ["GroupLintCore"]),
        .executableTarget(name: "GroupLint", dependencies: ["GroupLintCore", "GroupLintRules"]),
        .testTarget(name: "GroupLintCoreTests", dependencies: ["GroupLint", "GroupLintCore", "GroupLintRules"]),
    ],
    swiftLanguageModes: [.v6]
)
