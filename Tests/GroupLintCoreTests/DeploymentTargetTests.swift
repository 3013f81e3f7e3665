import Testing

@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// Tests the OS versions that manifests and projects state.
@Suite struct DeploymentTargetTests {
    private func text(_ targets: DeploymentTargets?) -> String {
        guard let targets else { return "unknown" }
        return Platform.allCases.compactMap { platform in targets[platform].map { "\(platform.rawValue) \($0)" } }
            .joined(separator: ", ")
    }

    private func manifest(_ platforms: String) -> String {
        let text = "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"A\", \(platforms))\n"
        return self.text(PackageManifest.targets(SourceFile(path: "Package.swift", bytes: Array(text.utf8))))
    }

    @Test(arguments: [
        ("platforms: [.iOS(.v16), .macOS(\"13.3\")]", "iOS 16.0, macOS 13.3"), ("platforms: [.macOS(.v10_15)]", "macOS 10.15"),
        ("platforms: [SupportedPlatform.visionOS(.v1)]", "visionOS 1.0"), ("targets: []", "unknown"),
        ("platforms: platforms", "unknown"), ("platforms: [.iOS(minimum)]", "unknown"), ("platforms: []", "unknown"),
    ])
    func manifestsAreReadNotRun(_ platforms: String, _ expected: String) { #expect(manifest(platforms) == expected) }

    @Test func toolsVersionNamesTheXcode() {
        for (version, expected) in [("5.7", nil), ("5.9", Toolchain.xcode15), ("6.0", .xcode16), ("6.2", .xcode26)] {
            let source = SourceFile(path: "Package.swift", bytes: Array("// swift-tools-version:\(version)\n".utf8))
            #expect(PackageManifest.toolchain(source) == expected)
        }
    }

    @Test func configurationFilesIncludeAndSubstitute() {
        var settings = BuildSettings()
        let files = ["Base.xcconfig": "MIN = 16.4\nSDKROOT = iphoneos // a comment\n"]
        let file = XcodeSettingsFile(
            """
            #include "Base.xcconfig"
            #include? "Missing.xcconfig"
            IPHONEOS_DEPLOYMENT_TARGET = $(MIN)
            IPHONEOS_DEPLOYMENT_TARGET[sdk=appletv*] = 9.0
            MACOSX_DEPLOYMENT_TARGET = 12.0
            TVOS_DEPLOYMENT_TARGET = $(UNKNOWN)
            """)
        settings.add(file) { files[$0].map(XcodeSettingsFile.init) }
        #expect(text(settings.targets) == "iOS 16.4")
        settings.set("SDKROOT", "auto")
        #expect(text(settings.targets) == "iOS 16.4, macOS 12.0")
        settings.set("SUPPORTED_PLATFORMS", "iphoneos iphonesimulator macosx")
        #expect(text(settings.targets) == "iOS 16.4, macOS 12.0")
        settings.set("A", "$(B)")
        settings.set("B", "$(A)")
        #expect(settings.value("A") == nil)
    }

    private static let project = """
        // !$*UTF8*$!
        { objects = {
          P = { isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = (T1, T2, ); };
          PL = { isa = XCConfigurationList; buildConfigurations = (PD, PR, ); };
          PD = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
            IPHONEOS_DEPLOYMENT_TARGET = 15.0; MACOSX_DEPLOYMENT_TARGET = 12.0; SDKROOT = iphoneos; }; };
          PR = { isa = XCBuildConfiguration; name = Release; baseConfigurationReference = X; buildSettings = {
            SDKROOT = iphoneos; }; };
          G = { isa = PBXGroup; sourceTree = "<group>"; children = (A, X, S, ); };
          A = { isa = PBXGroup; path = App; sourceTree = "<group>"; children = (F /* F.swift */, ); };
          F = { isa = PBXFileReference; path = "F G.swift"; sourceTree = "<group>"; };
          X = { isa = PBXFileReference; path = Config/Release.xcconfig; sourceTree = "<group>"; };
          S = { isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>"; };
          T1 = { isa = PBXNativeTarget; name = App; buildConfigurationList = TL; buildPhases = (SP, ); };
          SP = { isa = PBXSourcesBuildPhase; files = (BF, ); };
          BF = { isa = PBXBuildFile; fileRef = F; };
          TL = { isa = XCConfigurationList; buildConfigurations = (TD, TR, ); };
          TD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { }; };
          TR = { isa = XCBuildConfiguration; name = Release; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = "$(inherited)"; }; };
          T2 = { isa = PBXNativeTarget; name = Widget; buildConfigurationList = WL; fileSystemSynchronizedGroups = (S, ); };
          WL = { isa = XCConfigurationList; buildConfigurations = (WD, ); };
          WD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 17.0; }; };
        }; rootObject = P; }
        """

    @Test func projectsAreReadTargetByTarget() throws {
        let files = ["Config/Release.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 14.0\n"]
        let project = try #require(XcodeProject(Array(Self.project.utf8)) { files[$0] })
        #expect(project.targets.map(\.name) == ["App", "Widget"])
        #expect(text(project.targets(of: "App/F G.swift").targets) == "iOS 14.0")
        #expect(project.targets(of: "App/F G.swift").names == ["App"])
        #expect(text(project.targets(of: "Widget/Deep/W.swift").targets) == "iOS 17.0")
        #expect(text(project.targets(of: "Elsewhere.swift").targets) == "iOS 14.0")
        #expect(project.targets(of: "Elsewhere.swift").names == [])
    }

    /// A file of an app and of its tests, which run on one more platform: the versions of both are used.
    @Test func everyTargetThatAVersionComesFromIsNamed() throws {
        let text = Self.project
            .replacing("fileRef = F; };", with: "fileRef = F; }; BT = { isa = PBXBuildFile; fileRef = F; };")
            .replacing("targets = (T1, T2, )", with: "targets = (T1, T2, T3, )")
            .replacing(
                "T2 = {",
                with: """
                    T3 = { isa = PBXNativeTarget; name = Tests; buildConfigurationList = XL; buildPhases = (XP, ); };
                    XP = { isa = PBXSourcesBuildPhase; files = (BT, ); };
                    XL = { isa = XCConfigurationList; buildConfigurations = (XD, ); };
                    XD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { MACOSX_DEPLOYMENT_TARGET = 13.1;
                      SDKROOT = macosx; }; };
                    T2 = {
                    """)
        let tree = try TemporaryTree(["App.xcodeproj/project.pbxproj": text, "App/F G.swift": ""])
        let finder = TargetFinder(root: tree.path, paths: ["App/F G.swift"])
        let found = try #require(finder.targets(for: "App/F G.swift"))
        #expect(self.text(found.targets) == "iOS 15.0, macOS 13.1")
        #expect(found.source == "App.xcodeproj, targets \"App\", \"Tests\"")
    }

    /// The targets of a project are unknown if it is cut off before its last brace or nests too deeply.
    @Test func brokenProjectsAreUnknown() {
        let bytes = Array(Self.project.utf8)
        let end = bytes.lastIndex(of: UInt8(ascii: "}")) ?? 0
        for length in stride(from: 0, through: end, by: 7) {
            #expect(XcodeProject(Array(bytes[..<length])) { _ in nil } == nil, "\(length) bytes")
        }
        #expect(XcodeProject(bytes) { _ in nil } != nil)
        #expect(XcodeProject(Array("{ a = \(String(repeating: "(", count: 100_000))".utf8)) { _ in nil } == nil)
    }

    @Test func specificationsOfXcodeGenAreRead() {
        let text = """
            name: App
            options:
              deploymentTarget:
                iOS: "16.0"
                macOS: 13.0
            targets:
              App:
                platform: iOS
                sources: [App, path: ignored]
              Helper:
                platform: [iOS, macOS]
                deploymentTarget: {iOS: 17.0}
                sources:
                  - path: ./Helper
              Old:
                platform: iOS
                deploymentTarget: "15.0"
                sources: Old
              Made:
                templates: [Base]
                sources: Made
            targetTemplates:
              Base:
                platform: auto
                supportedDestinations: [iOS, macOS]
                sources: Shared
            """.replacing(", path: ignored", with: "")
        let targets = XcodeGenProject.targets(Array(text.utf8))
        #expect(
            targets.map { self.text($0.targets) } == [
                "iOS 16.0", "iOS 17.0, macOS 13.0", "iOS 15.0", "iOS 16.0, macOS 13.0",
            ])
        #expect(targets.map(\.folders) == [["App"], ["Helper"], ["Old"], ["Made", "Shared"]])
    }

    @Test func linksLeadToProjectsThatNoWalkSees() throws {
        let package = { (version: Int) in "let package = Package(name: \"A\", platforms: [.iOS(.v\(version))])" }
        let tree = try TemporaryTree([
            ".git/config": "", "Package.swift": package(17), "Pods/Inner/Package.swift": package(13), "Pods/Inner/C.swift": "",
        ])
        try tree.link("Link.swift", to: "Pods/Inner/C.swift")
        var request = SourceDiscovery.Request(inputs: ["."], workingDirectory: tree.path)
        request.followsLinks = true
        let sources = SourceDiscovery.find(request)
        let finder = TargetFinder(root: sources.root, paths: sources.paths, sources.walkedDirectories)
        #expect(sources.paths == ["Package.swift", "Pods/Inner/C.swift"])
        #expect(finder.targets(for: "Pods/Inner/C.swift").map { text($0.targets) } == "iOS 13.0")
    }

    @Test func directoriesInBackQuotesAreOthers() throws {
        let manifest = "let package = Package(name: \"A\", platforms: [.iOS(.v13)])"
        let tree = try TemporaryTree([".git/config": "", "`A/Package.swift": manifest, "A/B/C.swift": ""])
        let finder = TargetFinder(root: tree.path, paths: ["A/B/C.swift", "`A/Package.swift"])
        #expect(finder.targets(for: "A/B/C.swift") == nil && finder.targets(for: "`A/Package.swift") != nil)
    }

    @Test func nearestProjectDecides() throws {
        let tree = try TemporaryTree([
            "Package.swift": "let package = Package(name: \"A\", platforms: [.iOS(.v17)])",
            "App.xcodeproj/project.pbxproj": Self.project, "App/F G.swift": "", "Tools/B.swift": "",
            "Inner/Package.swift": "let package = Package(name: \"B\", platforms: [.macOS(.v13)])", "Inner/C.swift": "",
        ])
        let paths = ["App/F G.swift", "Tools/B.swift", "Inner/C.swift"]
        let finder = TargetFinder(root: tree.path, paths: paths)
        let found = paths.map { path in finder.targets(for: path).map { "\(text($0.targets)) from \($0.source)" } }
        #expect(
            found == [
                "iOS 15.0 from App.xcodeproj, target \"App\"", "iOS 17.0 from Package.swift",
                "macOS 13.0 from Inner/Package.swift",
            ])
    }

    /// All ways to find files: one walk, a walk below the root, one by one, in a skipped directory, two walks.
    @Test(arguments: [
        ["."], ["Inner/Deep", "B.swift"], ["Inner/Deep/C.swift", "B.swift"], [".", "Pods/Inner/C.swift"],
        [".", "Inner", "Pods/Inner/C.swift"],
    ])
    func projectsAreFoundOnTheWay(inputs: [String]) throws {
        let package = { (version: Int) in "let package = Package(name: \"A\", platforms: [.iOS(.v\(version))])" }
        let tree = try TemporaryTree([
            ".git/config": "", "Package.swift": package(17), "B.swift": "", "Inner/Package.swift": package(15),
            "Inner/Deep/C.swift": "", "Pods/Inner/Package.swift": package(13), "Pods/Inner/C.swift": "",
        ])
        let request = SourceDiscovery.Request(inputs: inputs, workingDirectory: tree.path)
        let sources = SourceDiscovery.find(request)
        let finder = TargetFinder(root: sources.root, paths: sources.paths, sources.walkedDirectories)
        let found = sources.paths.map { path in finder.targets(for: path).map { "\(path): \(text($0.targets))" } }
        let pods = inputs.count > 1 && inputs[0] == "." ? ["Pods/Inner/C.swift: iOS 13.0"] : []
        let manifests = inputs[0] == "." ? ["Inner/Package.swift: iOS 15.0", "Package.swift: iOS 17.0"] : []
        #expect(found == (["B.swift: iOS 17.0", "Inner/Deep/C.swift: iOS 15.0"] + manifests + pods).sorted())
    }
}
