import Testing

@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintSyntax

@Suite struct FoldersTests {
    /// Number of folders that files share, for each pair of neighbors and for the first and last one.
    @Test(arguments: [
        (["A.swift"], [0]),
        (["A.swift", "B.swift"], [0, 0]),
        (["App/A.swift", "App/B.swift", "Core/C.swift"], [1, 0, 0]),
        (["App-Kit/A.swift", "App/A.swift", "App/Home/B.swift", "App/Home/C.swift"], [0, 1, 2, 0]),
        (["App/A/Rows/R.swift", "App/B/Rows/R.swift", "App/B/Rows/S.swift", "App/Z.swift"], [1, 3, 1, 1]),
        (["/Users/a/App/A.swift", "/Users/a/App/B.swift", "/Users/b/B.swift"], [4, 2, 2]),
    ])
    func sharedFolders(_ paths: [String], _ expected: [Int]) {
        let folders = Folders(paths.map { Linter.summary(of: SourceFile(path: $0, bytes: [])) })
        let last = Int32(paths.count) - 1
        let neighbors = (0..<last).map { folders.shared($0, $0 + 1) }
        #expect(neighbors + [folders.shared(0, last)] == expected)
    }
}
