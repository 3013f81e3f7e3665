// swift-tools-version: 6.0
import PackageDescription

/// The plugins of GroupLint on its prebuilt program: to use them builds nothing but the plugins themselves.
let package = Package(
    name: "GroupLintPlugins",
    products: [
        .plugin(name: "GroupLintBuild", targets: ["GroupLintBuild"]),
        .plugin(name: "GroupLintCommand", targets: ["GroupLintCommand"]),
        .plugin(name: "GroupLintFix", targets: ["GroupLintFix"]),
    ],
    targets: [
        .plugin(name: "GroupLintBuild", capability: .buildTool(), dependencies: ["GroupLintBinary"]),
        .plugin(
            name: "GroupLintCommand",
            capability: .command(intent: .custom(verb: "grouplint", description: "Lints the package with GroupLint.")),
            dependencies: ["GroupLintBinary"]),
        .plugin(
            name: "GroupLintFix",
            capability: .command(
                intent: .custom(verb: "grouplint-fix", description: "Applies safe fixes of GroupLint."),
                permissions: [.writeToPackageDirectory(reason: "Fixes change source files.")]),
            dependencies: ["GroupLintBinary"]),
        // Scripts/plugin-package replaces this line: by the address and the checksum of a release, or by a local bundle.
        .binaryTarget(name: "GroupLintBinary", path: "GroupLint.artifactbundle"),
    ]
)
