// swift-tools-version: 6.0
import PackageDescription

// Scripts/bench builds this in a scratch folder. GroupLint itself does not depend on any package.
let package = Package(
    name: "SwiftSyntaxTimer",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")
    ],
    targets: [
        .executableTarget(
            name: "SwiftSyntaxTimer", dependencies: [.product(name: "SwiftParser", package: "swift-syntax")], path: ".")
    ],
    swiftLanguageModes: [.v6]
)
