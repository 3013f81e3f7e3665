import Testing

@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// Tests the OS versions that manifests and projects state.
@Suite struct DeploymentTargetTests {
    private func text(_ targets: DeploymentTargets?) -> String {
        guard let targets else { return "unknown" }
        let versions = Platform.allCases.compactMap { platform in targets[platform].map { "\(platform.rawValue) \($0)" } }
        return versions.isEmpty ? "unknown" : versions.joined(separator: ", ")
    }

    private func manifest(_ platforms: String) -> String {
        let text = "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"A\", \(platforms))\n"
        return self.text(PackageManifest(SourceFile(path: "Package.swift", bytes: Array(text.utf8)))?.targets)
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
        var files = [
            "Base.xcconfig": "A = 1\n#include \"Base.xcconfig\"\n",
            "Common/Base.xcconfig": "#include \"Version.xcconfig\"\nSDKROOT = iphoneos // a comment\n",
            "Common/Version.xcconfig": "MIN = 16.4\n",
        ]
        files["App.xcconfig"] =
            """
            #include "Common/Base.xcconfig"
            #include "Base.xcconfig"
            #include? "Missing.xcconfig"
            IPHONEOS_DEPLOYMENT_TARGET = $(MIN)
            IPHONEOS_DEPLOYMENT_TARGET[sdk=appletv*] = 9.0
            MACOSX_DEPLOYMENT_TARGET = 12.0
            TVOS_DEPLOYMENT_TARGET = $(UNKNOWN)
            """
        var lines = 100
        settings.add(file: "App.xcconfig", lines: &lines) { files[$0].map(XcodeSettingsFile.init) }
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
        #expect(owners(of: "App/F G.swift", in: project) == ["App: iOS 14.0"])
        #expect(owners(of: "Widget/Deep/W.swift", in: project) == ["Widget: iOS 17.0"])
        #expect(owners(of: "Elsewhere.swift", in: project) == [])
    }

    /// Names and versions of the targets that have a file.
    private func owners(of path: String, in project: XcodeProject) -> [String] {
        project.targets.filter { $0.holds(ProjectPath.ancestry(path)) }.map { "\($0.name): \(text($0.targets))" }
    }

    /// Files beside the files of a target or below them, and files where the project has none.
    @Test func filesInNoTargetAreKnown() throws {
        let project = try #require(XcodeProject(Array(Self.project.utf8)) { _ in nil })
        func isKnown(_ path: String) -> Bool { project.targets.contains { $0.knows(ProjectPath.ancestry(path)) } }
        #expect(isKnown("App/Old.swift") && isKnown("App/Deep/Old.swift") && isKnown("Widget/Old.swift"))
        #expect(!isKnown("Elsewhere/Old.swift") && !isKnown("Old.swift"))
        #expect(project.targets.allSatisfy { $0.outside.isEmpty })
        let deep = Self.project.replacing("path = \"F G.swift\"", with: "path = \"Views/F G.swift\"")
        let nested = try #require(XcodeProject(Array(deep.utf8)) { _ in nil })
        #expect(nested.targets.contains { $0.knows(ProjectPath.ancestry("App/Old.swift")) })
        let outside = Self.project.replacing("path = \"F G.swift\"", with: "path = ../../F.swift")
        let other = try #require(XcodeProject(Array(outside.utf8)) { _ in nil })
        #expect(other.targets.contains { $0.outside == ["../F.swift"] })
    }

    /// Files of a directory that Xcode mirrors: left out of its target, or added to another one. The configuration file is
    /// in such a directory too.
    @Test func mirroredDirectoriesHaveExceptions() throws {
        let text = Self.project
            .replacing("path = Widget;", with: "path = Widget; exceptions = (E1, E2, );")
            .replacing(
                "baseConfigurationReference = X;",
                with: """
                    baseConfigurationReferenceAnchor = S; baseConfigurationReferenceRelativePath = "Config/Base.xcconfig";
                    """
            )
            .replacing(
                "T2 = {",
                with: """
                    E1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T2;
                      membershipExceptions = (Shared, "A B.swift", ); };
                    E2 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T1;
                      membershipExceptions = (Shared/C.swift, ); };
                    T2 = {
                    """)
        let files = ["Widget/Config/Base.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 13.0\n"]
        let project = try #require(XcodeProject(Array(text.utf8)) { files[$0] })
        #expect(owners(of: "Widget/W.swift", in: project) == ["Widget: iOS 17.0"])
        #expect(owners(of: "Widget/A B.swift", in: project) == [])
        #expect(owners(of: "Widget/Shared/C.swift", in: project) == ["App: iOS 13.0"])
        #expect(owners(of: "Widget/Shared/D.swift", in: project) == [])
    }

    /// Files that a target compiles for some of its platforms only: one that is listed, and parts of a mirrored directory.
    @Test func filesHavePlatforms() throws {
        let text = Self.project
            .replacing("fileRef = F;", with: "fileRef = F; platformFilters = (ios, xros, );")
            .replacing("path = Widget;", with: "path = Widget; exceptions = (E1, );")
            .replacing("IPHONEOS_DEPLOYMENT_TARGET = 17.0;", with: "IPHONEOS_DEPLOYMENT_TARGET = 17.0; \(Self.mac)")
            .replacing(
                "T2 = {",
                with: """
                    E1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T2; platformFiltersByRelativePath = {
                      iOS = (ios, ); "Mac/M.swift" = (macos, maccatalyst, ); Watch = (watchos, ); }; };
                    T2 = {
                    """)
        let project = try #require(XcodeProject(Array(text.utf8)) { _ in nil })
        #expect(versions(of: "Widget/W.swift", in: project) == "iOS 17.0, macOS 14.0")
        #expect(versions(of: "Widget/iOS/Deep/A.swift", in: project) == "iOS 17.0")
        #expect(versions(of: "Widget/Mac/M.swift", in: project) == "macOS 14.0")
        #expect(versions(of: "Widget/Mac/Other.swift", in: project) == "iOS 17.0, macOS 14.0")
        #expect(versions(of: "Widget/Watch/A.swift", in: project) == "")
    }

    private static let mac = """
        MACOSX_DEPLOYMENT_TARGET = 14.0; SUPPORTED_PLATFORMS = "iphoneos iphonesimulator macosx"; SDKROOT = auto;
        """

    private func versions(of path: String, in project: XcodeProject) -> String? {
        project.targets.settings(for: ProjectPath.ancestry(path)).map { found in
            found.targets.versions.pairs.map { "\($0.platform.rawValue) \($0.version)" }.joined(separator: ", ")
        }
    }

    @Test func packagesHoldTheFilesOfTheirTargets() throws {
        let text = """
            let shared = Target.target(name: "Shared", dependencies: [.target(name: "Other"), "Kit"])
            let package = Package(name: "A", platforms: [.iOS(.v16)],
              products: [.library(name: "Kit", targets: ["Kit"])], targets: [
                .target(name: "Kit", path: "Kit", exclude: ["Examples"]),
                .target(name: "Core", path: "./All", sources: ["Core"]),
                .testTarget(name: "KitTests", dependencies: ["Kit"]), shared,
            ])
            """
        let manifest = try #require(PackageManifest(SourceFile(path: "Package.swift", bytes: Array(text.utf8))))
        for path in ["Kit/A.swift", "All/Core/Deep/A.swift", "Tests/KitTests/A.swift", "Sources/Shared/A.swift"] {
            #expect(manifest.holds(path), "\(path)")
        }
        for path in [
            "Kit/Examples/A.swift", "All/A.swift", "Sources/Other/A.swift", "Sources/App/A.swift", "App/A.swift", "Package.swift",
        ] {
            #expect(!manifest.holds(path), "\(path)")
        }
    }

    /// With a computed target any of the standard directories may belong to the package, but no other.
    @Test(arguments: ["targets: names.map { .target(name: $0) }", "targets: [.target(name: name)]", "targets: all"])
    func computedTargetsHoldTheStandardDirectories(_ targets: String) throws {
        let source = SourceFile(path: "Package.swift", bytes: Array("let package = Package(name: \"A\", \(targets))".utf8))
        let manifest = try #require(PackageManifest(source))
        #expect(manifest.holds("Sources/App/A.swift") && !manifest.holds("App/A.swift"))
    }

    /// The files of the only target of a package may be in `Sources` itself.
    @Test func theOnlyTargetMayHaveNoDirectory() throws {
        let text = "let package = Package(name: \"A\", targets: [.target(name: \"A\"), .testTarget(name: \"B\")])"
        let source = SourceFile(path: "Package.swift", bytes: Array(text.utf8))
        #expect(try #require(PackageManifest(source) { _ in false }).holds("Sources/Other/A.swift"))
        #expect(!(try #require(PackageManifest(source) { $0 == "Sources/A" }).holds("Sources/Other/A.swift")))
    }

    @Test func manifestsOfTuistAreRead() {
        let text = """
            import ProjectDescription
            let project = Project(name: "A", targets: [
                .target(name: "App", deploymentTargets: .iOS("16.0"), sources: ["App/Sources/**"],
                  dependencies: [.target(name: "Kit")]),
                .target(name: "Kit", deploymentTargets: .multiplatform(iOS: "15.0", macOS: "13.0"), sources: "Kit/**/*.swift"),
                .target(name: "Old", deploymentTargets: minimum, sources: ["Old/*/A.swift"]),
            ])
            """
        let read = { TuistProject.targets(SourceFile(path: "Project.swift", bytes: Array(($0 as String).utf8))) }
        let targets = read(text)
        #expect(targets.map { self.text($0.targets) } == ["iOS 16.0", "iOS 15.0, macOS 13.0", "unknown"])
        #expect(targets.map(\.folders) == [["App/Sources"], ["Kit"], []])
        #expect(read("struct Project { let targets: [Target] }").isEmpty)
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

    @Test(arguments: [("", false), ("TARGETED_DEVICE_FAMILY = 1; ", true), ("TARGETED_DEVICE_FAMILY = \"1,2\"; ", false)])
    func devicesAreKnown(_ setting: String, _ isForPhonesOnly: Bool) throws {
        let version = "IPHONEOS_DEPLOYMENT_TARGET = 15.0;"
        try #require(Self.project.contains(version))
        let text = Self.project.replacing(version, with: version + " " + setting)
        let tree = try TemporaryTree(["App.xcodeproj/project.pbxproj": text, "App/F G.swift": ""])
        let found = try #require(TargetFinder(root: tree.path, paths: ["App/F G.swift"]).targets(for: "App/F G.swift"))
        #expect(found.buildOptions.isForPhonesOnly == isForPhonesOnly)
    }

    /// Many projects are read on several threads.
    @Test func eachOfManyProjectsIsFound() throws {
        var files: [String: String] = [:]
        for number in 1...40 {
            files["P\(number)/Package.swift"] = """
                // swift-tools-version: 5.9
                let package = Package(name: "P", platforms: [.iOS("\(number).0")], targets: [.target(name: "P")])
                """
            files["P\(number)/Sources/P/F.swift"] = ""
        }
        let tree = try TemporaryTree(files)
        let sources = SourceDiscovery.find(SourceDiscovery.Request(inputs: ["."], workingDirectory: tree.path))
        let finder = TargetFinder(root: sources.root, paths: sources.paths, sources.walkedDirectories, threadCount: 3)
        for number in 1...40 {
            let found = finder.targets(for: "P\(number)/Sources/P/F.swift")
            #expect(found.map { text($0.targets) } == "iOS \(number).0")
            #expect(found?.source == "P\(number)/Package.swift")
        }
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

    /// Scripts in a project are text over several lines, and a target may be the only place with a version.
    @Test func scriptsInSpecificationsAreSkipped() {
        let text = """
            name: App
            targets:
              App:
                platform: "macOS"
                deploymentTarget: "15.0"
                preBuildScripts:
                  - name: Copy
                    script: |
                      if [ "$A" = "b" ]; then
                          echo "c: d"

                      fi
                    inputFiles: [a]
                  - script: >-
                      echo {
                    name: Log
                sources: App
              Kit:
                platform: iOS
                deploymentTarget: 16.0
                sources: Kit
            """
        let targets = XcodeGenProject.targets(Array(text.utf8))
        #expect(targets.map { self.text($0.targets) } == ["macOS 15.0", "iOS 16.0"])
        #expect(targets.map(\.folders) == [["App"], ["Kit"]])
    }

    @Test func linksLeadToProjectsThatNoWalkSees() throws {
        let package = { (version: Int) in
            "let package = Package(name: \"A\", platforms: [.iOS(.v\(version))], targets: [.target(name: \"A\", path: \".\")])"
        }
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
        let manifest =
            "let package = Package(name: \"A\", platforms: [.iOS(.v13)], targets: [.target(name: \"A\", path: \"\")])"
        let tree = try TemporaryTree([".git/config": "", "`A/Package.swift": manifest, "A/B/C.swift": ""])
        let finder = TargetFinder(root: tree.path, paths: ["A/B/C.swift", "`A/Package.swift"])
        #expect(finder.targets(for: "A/B/C.swift") == nil && finder.targets(for: "`A/Package.swift") != nil)
    }

    /// The nearest project with a target that has the file. A library says nothing about the files beside it, and neither
    /// does a package around a package that states no versions.
    @Test func nearestOwnerDecides() throws {
        let package = { (platforms: String, path: String) in
            "let package = Package(name: \"A\", \(platforms) targets: [.target(name: \"A\", path: \"\(path)\")])"
        }
        let tree = try TemporaryTree([
            "Package.swift": package("platforms: [.iOS(.v17)],", "Tools"),
            "App.xcodeproj/project.pbxproj": Self.project, "App/F G.swift": "", "Tools/B.swift": "", "Other/E.swift": "",
            "Inner/Package.swift": package("platforms: [.macOS(.v13)],", ""), "Inner/C.swift": "",
            "Tools/Bare/Package.swift": package("", ""), "Tools/Bare/D.swift": "",
        ])
        let paths = ["App/F G.swift", "Tools/B.swift", "Inner/C.swift", "Tools/Bare/D.swift", "Other/E.swift"]
        let finder = TargetFinder(root: tree.path, paths: paths)
        let found = paths.map { path in finder.targets(for: path).map { "\(text($0.targets)) from \($0.source)" } }
        #expect(
            found == [
                "iOS 15.0 from App.xcodeproj, target \"App\"", "iOS 17.0 from Package.swift",
                "macOS 13.0 from Inner/Package.swift", nil, nil,
            ])
    }

    /// All ways to find files: one walk, a walk below the root, one by one, in a skipped directory, two walks.
    @Test(arguments: [
        ["."], ["Inner/Deep", "B.swift"], ["Inner/Deep/C.swift", "B.swift"], [".", "Pods/Inner/C.swift"],
        [".", "Inner", "Pods/Inner/C.swift"],
    ])
    func projectsAreFoundOnTheWay(inputs: [String]) throws {
        let package = { (version: Int) in
            "let package = Package(name: \"A\", platforms: [.iOS(.v\(version))], targets: [.target(name: \"A\", path: \".\")])"
        }
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
