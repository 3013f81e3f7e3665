/// The folders of the files of a run. Tells how many folders two files share without a look at their paths.
struct Folders: Sendable {
    /// The folder of each file, or -1 at the root.
    private var ofFile: [Int32] = []
    /// The folder around each folder, or -1. It comes before the folders in it.
    private var outer: [Int32] = []
    private var depths: [Int32] = []

    /// - Parameter files: sorted by path, so that the files below a folder are neighbors.
    init(_ files: [FileSummary]) {
        ofFile.reserveCapacity(files.count)
        var open: [Int32] = []
        var last = ""
        for file in files {
            open.removeLast(open.count - Self.shared(last, file.path))
            for _ in open.count..<file.path.utf8.count(where: { $0 == UInt8(ascii: "/") }) {
                outer.append(open.last ?? -1)
                depths.append(Int32(open.count) + 1)
                open.append(Int32(outer.count) - 1)
            }
            ofFile.append(open.last ?? -1)
            last = file.path
        }
    }

    /// Whether each file is in the folder of one of some files, or in a folder inside of it. At the root there is no folder.
    func filesBeside(_ files: [Int]) -> [Bool] {
        var isMarked = [Bool](repeating: false, count: outer.count)
        for file in files where ofFile[file] >= 0 { isMarked[Int(ofFile[file])] = true }
        for folder in outer.indices where outer[folder] >= 0 && isMarked[Int(outer[folder])] { isMarked[folder] = true }
        return ofFile.map { $0 >= 0 && isMarked[Int($0)] }
    }

    /// Number of folders that two files share from the root.
    func shared(_ left: Int32, _ right: Int32) -> Int {
        var (left, right) = (ofFile[Int(left)], ofFile[Int(right)])
        while left != right {
            if left > right { left = outer[Int(left)] } else { right = outer[Int(right)] }
        }
        return left < 0 ? 0 : Int(depths[Int(left)])
    }

    /// Number of folders that two paths share from the root.
    private static func shared(_ left: String, _ right: String) -> Int {
        // The bytes are read in place: the views of a string cost six times as much.
        var (left, right) = (left, right)
        return left.withUTF8 { left in
            right.withUTF8 { right in
                var count = 0
                for position in 0..<min(left.count, right.count) {
                    if left[position] != right[position] { break }
                    if left[position] == UInt8(ascii: "/") { count += 1 }
                }
                return count
            }
        }
    }
}
