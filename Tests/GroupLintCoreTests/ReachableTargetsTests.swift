import Testing

@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// Tests which OS versions can reach the call of `here` with targets of iOS 16, macOS 13 and visionOS 1.
@Suite struct GateTests {
    private func versions(_ text: String) throws -> [String] {
        let tree = parse(SourceFile(path: "A.swift", bytes: Array(text.utf8)))
        let here = try #require(tree.root.subtree.first { $0.kind == .declReferenceExpr && $0.tokenText == "here" })
        var targets = DeploymentTargets()
        targets[.iOS] = OSVersion(16)
        targets[.macOS] = OSVersion(13)
        targets[.visionOS] = OSVersion(1)
        let reachable = ReachableTargets(here, targets)
        return Platform.allCases.compactMap { platform in
            reachable.targets[platform].map { "\(platform.rawValue) \($0.major)" }
        }
    }

    @Test(arguments: [
        ("func f() { here() }", "iOS 16, macOS 13, visionOS 1"),
        ("func f() { if #available(macOS 15, *) { here() } }", "iOS 16, macOS 15, visionOS 1"),
        // A platform that is not named has the version of iOS if it runs code for iOS.
        ("func f() { if #available(iOS 18, *) { here() } }", "iOS 18, macOS 13, visionOS 2"),
        ("func f() { if #available(iOS 18, *) { } else { here() } }", "iOS 16, macOS 13, visionOS 1"),
        ("func f() { if #available(iOS 18, macOS 15, *), here() { } }", "iOS 18, macOS 15, visionOS 2"),
        ("func f() { if here(), #available(iOS 18, *) { } }", "iOS 16, macOS 13, visionOS 1"),
        ("func f() { if #unavailable(iOS 18) { } else { here() } }", "iOS 18, macOS 13, visionOS 2"),
        ("func f() { if #unavailable(iOS 18) { return }; here() }", "iOS 18, macOS 13, visionOS 2"),
        ("func f() { if #unavailable(iOS 18) { log() }; here() }", "iOS 16, macOS 13, visionOS 1"),
        ("func f() { guard #available(iOS 18, *) else { return }; here() }", "iOS 18, macOS 13, visionOS 2"),
        ("func f() { guard #available(iOS 18, *) else { here(); return } }", "iOS 16, macOS 13, visionOS 1"),
        ("@available(iOS 18, macOS 15, *) func f() { here() }", "iOS 18, macOS 15, visionOS 2"),
        ("@available(iOS 18, *) extension A { var x: Int { here() } }", "iOS 18, macOS 13, visionOS 2"),
        ("@available(iOS, introduced: 18) struct A { func f() { here() } }", "iOS 18, macOS 13, visionOS 2"),
        ("@available(iOS, deprecated: 18) struct A { func f() { here() } }", "iOS 16, macOS 13, visionOS 1"),
        ("@available(iOS, unavailable) struct A { func f() { here() } }", "macOS 13, visionOS 1"),
        ("@available(*, unavailable) struct A { func f() { here() } }", ""),
        ("@available(*, deprecated) struct A { func f() { here() } }", "iOS 16, macOS 13, visionOS 1"),
        ("#if os(iOS)\nfunc f() { here() }\n#endif", "iOS 16"),
        ("#if os(iOS) && DEBUG\nfunc f() { here() }\n#endif", "iOS 16"),
        ("#if os(iOS) || os(visionOS)\nfunc f() { here() }\n#endif", "iOS 16, visionOS 1"),
        ("#if os(iOS)\n#elseif os(macOS)\n#else\nfunc f() { here() }\n#endif", "visionOS 1"),
        ("#if !os(macOS)\nfunc f() { here() }\n#endif", "iOS 16, visionOS 1"),
        ("#if canImport(AppKit)\nfunc f() { here() }\n#endif", "macOS 13"),
        ("#if compiler(>=6)\nfunc f() { here() }\n#else\n#endif", "iOS 16, macOS 13, visionOS 1"),
        ("#if DEBUG\n#else\nfunc f() { here() }\n#endif", "iOS 16, macOS 13, visionOS 1"),
    ])
    func codeIsReachedFrom(_ text: String, _ expected: String) throws {
        #expect(try versions(text).joined(separator: ", ") == expected, "\(text)")
    }
}
