// swift-tools-version: 6.0
import PackageDescription

/// Floors of Sources/GroupLintCore, lowest first. Four modules: the compiler works on one module with one thread most of
/// the time, and on modules that do not need each other at once.
let syntaxFloors = ["Source", "Platforms", "Threads", "YAML", "Lexer", "Syntax", "Parser", "Diagnostics"]
let inputOutputFloors = ["Baseline", "Project", "Configuration", "Input", "Reporting", "GroupLintInputOutput.swift"]
let coreFloors = ["Fixing", "Suppressions", "ViewTree", "Index", "Views", "Rules", "Map", "GroupLintCore.swift"]
let engineFloors = ["Settings", "Linter", "Graphs", "Outlines", "GroupLintEngine.swift"]

/// The floors of the other modules, which SwiftPM would otherwise list as unhandled files.
func floors(except own: [String]) -> [String] {
    (syntaxFloors + inputOutputFloors + coreFloors + engineFloors).filter { !own.contains($0) }
}

let package = Package(
    name: "GroupLint",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "grouplint", targets: ["GroupLint"])
    ],
    targets: [
        .target(name: "GroupLintSyntax", path: "Sources/GroupLintCore", exclude: floors(except: syntaxFloors)),
        .target(
            name: "GroupLintCore", dependencies: ["GroupLintSyntax"], path: "Sources/GroupLintCore",
            exclude: floors(except: coreFloors)),
        .target(
            name: "GroupLintInputOutput", dependencies: ["GroupLintSyntax"], path: "Sources/GroupLintCore",
            exclude: floors(except: inputOutputFloors)),
        .target(
            name: "GroupLintEngine", dependencies: ["GroupLintCore", "GroupLintInputOutput"], path: "Sources/GroupLintCore",
            exclude: floors(except: engineFloors)),
        .target(name: "GroupLintRules", dependencies: ["GroupLintCore"]),
        .target(
            name: "GroupLintCommandLine", dependencies: ["GroupLintEngine"], path: "Sources/GroupLint", exclude: ["Main"]),
        .executableTarget(
            name: "GroupLint", dependencies: ["GroupLintCommandLine", "GroupLintRules"], path: "Sources/GroupLint/Main"),
        .testTarget(name: "GroupLintCoreTests", dependencies: ["GroupLintCommandLine", "GroupLintRules"]),
    ],
    swiftLanguageModes: [.v6]
)
