import Testing

@testable import GroupLintCommandLine

@Suite struct HTMLOwnersTests {
    @Test func ownersComeFromTheRepository() throws {
        let files = [".git/config": "", "App/A.swift": "ERROR", "B.swift": "ERROR", "CODEOWNERS": "/App/ @app @ui\n"]
        let run = CommandLineRun(["--format", "html"], in: try TemporaryTree(files))
        #expect(run.output.contains(#""owners":["@app","@ui"],"path":"App/A.swift""#))
        #expect(run.output.contains(#""owners":[],"path":"B.swift""#))
        #expect(run.output.contains(#""hasOwners":true"#))
    }

    @Test func otherRepositoriesHaveNone() throws {
        let run = CommandLineRun(["--format", "html"], in: try TemporaryTree([".git/config": "", "B.swift": "ERROR"]))
        #expect(run.output.contains(#""hasOwners":false"#))
    }
}
