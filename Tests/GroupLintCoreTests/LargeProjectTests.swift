import Testing

@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// Small project files that say much: each of them once took minutes or all memory.
@Suite struct LargeProjectTests {
    /// Lists that name one object many times.
    private static let repeatedObjects: [(targets: String, phases: String, configurations: String, exceptions: String)] = {
        let many = { (id: String) in Array(repeating: id, count: 20_000).joined(separator: ",") }
        return [
            (many("T"), "S", "C", "X"), ("T", many("S"), "C", "X"), ("T", "S", many("C"), "X"), ("T", "S", "C", many("X")),
        ]
    }()

    @Test(.timeLimit(.minutes(5)), arguments: 0..<4) func aProjectMayNameAnObjectManyTimes(_ number: Int) throws {
        let named = Self.repeatedObjects[number]
        let list = { (text: (Int) -> String) in (0..<5_000).map(text).joined() }
        let project = """
            { objects = {
            \(list { "F\($0) = {path = f\($0).swift; sourceTree = \"<group>\";}; B\($0) = {fileRef = F\($0);};" })
            S = {isa = PBXSourcesBuildPhase; files = (\(list { "B\($0)," }));};
            X = {target = T; membershipExceptions = (\(list { "x\($0).swift," }));};
            C = {name = Debug; buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 17.0; \(list { "K\($0) = 1;" })};};
            L = {buildConfigurations = (\(named.configurations));};
            D = {isa = PBXFileSystemSynchronizedRootGroup; path = D; sourceTree = "<group>"; exceptions = (\(named.exceptions));};
            G = {children = (D, \(list { "F\($0)," })); sourceTree = "<group>";};
            T = {name = App; buildConfigurationList = L; buildPhases = (\(named.phases));
                fileSystemSynchronizedGroups = (D);};
            P = {mainGroup = G; targets = (\(named.targets));};
            }; rootObject = P; }
            """
        let targets = try #require(XcodeProject(Array(project.utf8)) { _ in nil }).targets
        #expect(targets.map(\.name) == ["App"])
        #expect(targets[0].targets[.iOS] == OSVersion(17))
        #expect(targets[0].holds(ProjectPath.ancestry("f4999.swift")))
        #expect(targets[0].holds(ProjectPath.ancestry("D/a.swift")) && !targets[0].holds(ProjectPath.ancestry("D/x1.swift")))
    }

    /// In a project that Xcode writes, a phase and a configuration belong to one target.
    @Test(.timeLimit(.minutes(5))) func manyTargetsMayNameTheSameObjects() throws {
        let list = { (text: (Int) -> String) in (0..<5_000).map(text).joined() }
        let project = """
            { objects = {
            \(list { "F\($0) = {path = f\($0).swift; sourceTree = \"<group>\";}; B\($0) = {fileRef = F\($0);};" })
            S = {isa = PBXSourcesBuildPhase; files = (\(list { "B\($0)," }));};
            C = {name = Debug; buildSettings = {\(list { "K\($0) = 1;" })};}; L = {buildConfigurations = (C);};
            G = {children = (\(list { "F\($0)," })); sourceTree = "<group>";};
            \(list { "T\($0) = {buildConfigurationList = L; buildPhases = (S);};" })
            P = {mainGroup = G; targets = (\(list { "T\($0)," }));};
            }; rootObject = P; }
            """
        let targets = try #require(XcodeProject(Array(project.utf8)) { _ in nil }).targets
        #expect(targets.count == 5_000 && targets[0].holds(ProjectPath.ancestry("f4999.swift")))
    }

    /// The path of a group is part of the path of each file in it.
    @Test(.timeLimit(.minutes(5))) func aGroupMayHaveAPathThatNoSystemHas() throws {
        let files = (0..<40_000).map { "F\($0) = {path = f; sourceTree = \"<group>\";};" }.joined()
        let project = """
            { objects = { \(files) P = {mainGroup = G; targets = ();};
            G = {path = \(String(repeating: "a", count: 80_000)); sourceTree = "<group>";
                children = (\((0..<40_000).map { "F\($0)," }.joined()));};
            }; rootObject = P; }
            """
        #expect(try #require(XcodeProject(Array(project.utf8)) { _ in nil }).targets.isEmpty)
    }

    @Test(.timeLimit(.minutes(5))) func manyConfigurationsMayIncludeOneLongFile() throws {
        let numbers = 0..<100
        let files = numbers.map { "F\($0) = {path = c\($0).xcconfig; sourceTree = \"<group>\";};" }.joined()
        let configurations = numbers.map { "C\($0) = {name = D\($0); baseConfigurationReference = F\($0);};" }.joined()
        let project = """
            { objects = { \(files)\(configurations) L = {buildConfigurations = (\(numbers.map { "C\($0)," }.joined()));};
            G = {children = (\(numbers.map { "F\($0)," }.joined())); sourceTree = "<group>";};
            P = {buildConfigurationList = L; mainGroup = G; targets = ();}; }; rootObject = P; }
            """
        let long = (0..<20_000).map { "K\($0) = 1\n" }.joined()
        let short = String(repeating: "#include \"long.xcconfig\"\n", count: 64)
        #expect(XcodeProject(Array(project.utf8)) { $0 == "long.xcconfig" ? long : short } != nil)
    }

    @Test(.timeLimit(.minutes(5))) func aSettingMayNameOthersManyTimes() {
        var settings = BuildSettings()
        for level in 0..<6 { settings.set("A\(level)", String(repeating: "$(A\(level + 1))", count: 40)) }
        settings.set("A6", "1")
        #expect(settings.value("A0") == nil)
        #expect(settings.value("A5") == String(repeating: "1", count: 40))
    }

    @Test(.timeLimit(.minutes(5))) func manyTargetsOfOtherToolsCostLittle() {
        let numbers = 0..<8_000
        let named = numbers.map { _ in "T" }.joined(separator: ", ")
        let sources = numbers.map { "s\($0)" }.joined(separator: ", ")
        let specification = """
            targets:
              App:
                platform: iOS
                deploymentTarget: 17.0
                templates: [\(named)]
            targetTemplates:
              T:
                sources: [\(sources)]
            """
        let target = XcodeGenProject.targets(Array(specification.utf8))
        #expect(target.map(\.folders.count) == [numbers.count])
        let targets = numbers.map { ".target(name: \"T\($0)\", sources: \"S\($0)/**\"),\n" }.joined()
        let manifest = "import ProjectDescription\nlet p = Project(name: \"A\", targets: [\n\(targets)])\n"
        #expect(TuistProject.targets(SourceFile(path: "Project.swift", bytes: Array(manifest.utf8))).count == numbers.count)
    }
}
