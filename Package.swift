// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "GroupLint",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "grouplint", targets: ["GroupLint"]),
        .plugin(name: "GroupLintBuild", targets: ["GroupLintBuild"]),
        .plugin(name: "GroupLintCommand", targets: ["GroupLintCommand"]),
        .plugin(name: "GroupLintFix", targets: ["GroupLintFix"]),
    ],
    targets: [
        .target(name: "GroupLintCore"),
        .target(name: "GroupLintRules", dependencies: ["GroupLintCore"]),
        .executableTarget(name: "GroupLint", dependencies: ["GroupLintCore", "GroupLintRules"]),
        .plugin(name: "GroupLintBuild", capability: .buildTool(), dependencies: ["GroupLint"]),
        .plugin(
            name: "GroupLintCommand",
            capability: .command(intent: .custom(verb: "grouplint", description: "Lints the package with GroupLint.")),
            dependencies: ["GroupLint"]),
        .plugin(
            name: "GroupLintFix",
            capability: .command(
                intent: .custom(verb: "grouplint-fix", description: "Applies safe fixes of GroupLint."),
                permissions: [.writeToPackageDirectory(reason: "Fixes change source files.")]),
            dependencies: ["GroupLint"]),
        .testTarget(name: "GroupLintCoreTests", dependencies: ["GroupLint", "GroupLintCore", "GroupLintRules"]),
    ],
    swiftLanguageModes: [.v6]
)
