/// Paths of the groups and files of an Xcode project, relative to its directory, in one array of bytes.
struct XcodeProjectPaths {
    /// Groups that mirror a directory on the disk, since Xcode 16.
    private(set) var synchronizedGroups: [Name] = []
    private let list: PropertyList
    private let objects: NameTable
    /// Positions in `ranges` by the id of the object.
    private var positions: NameTable
    private var ranges: [Range<Int>] = []
    private var bytes: [UInt8] = []

    /// - Parameter objects: indices of the objects in the list, by id.
    init(_ list: PropertyList, _ objects: NameTable) {
        self.list = list
        self.objects = objects
        positions = NameTable(minimumCapacity: list.bytes.count / 512)
    }

    subscript(id: Name) -> String? {
        positions[id].map { String(decoding: bytes[ranges[Int($0)]], as: UTF8.self) }
    }

    /// The path of a file; nil if the project has no such file.
    func bytes(of id: Name) -> ArraySlice<UInt8>? { positions[id].map { bytes[ranges[Int($0)]] } }

    /// Adds a group and everything in it.
    ///
    /// - Parameter directory: the path that the project file is relative to.
    mutating func add(_ group: Name, in directory: String) {
        bytes += directory.utf8
        add(group, in: Directory(range: 0..<bytes.count, isResolved: ProjectPath.isResolved(bytes)), depth: 0)
    }

    /// The path of a directory in `bytes`.
    private struct Directory {
        var range: Range<Int>
        /// See `ProjectPath.isResolved`.
        var isResolved: Bool
    }

    private static let deepest = 64
    /// Most bytes of a path, as on the systems that Xcode runs on.
    private static let longest = 1024

    /// A group belongs to one other group, so the first visit counts: a damaged file can name a group any number of times.
    private mutating func add(_ id: Name, in directory: Directory, depth: Int) {
        guard depth < Self.deepest, let index = objects[id], !positions.contains(id) else { return }
        let object = Object(list, PropertyList.Value(index: index))
        let path: Directory
        if list.holds("<group>", object.tree) {
            path = join(directory, object.path)
        } else if list.holds("SOURCE_ROOT", object.tree) {
            path = join(Directory(range: 0..<0, isResolved: true), object.path)
        } else {
            return
        }
        let isPossible = path.range.count <= Self.longest
        positions.insert(id, Int32(ranges.count))
        ranges.append(isPossible ? path.range : 0..<0)
        guard isPossible else { return }
        if list.holds("PBXFileSystemSynchronizedRootGroup", object.kind) { synchronizedGroups.append(id) }
        for child in list.array(object.children) {
            if let name = list.name(child) { add(name, in: path, depth: depth + 1) }
        }
    }

    /// Adds a path in a directory to the bytes.
    ///
    /// - Parameter path: a text of the project file.
    private mutating func join(_ directory: Directory, _ path: PropertyList.Value?) -> Directory {
        guard let path = list.text(path), !path.isEmpty else { return directory }
        let start = bytes.count
        if directory.isResolved, ProjectPath.isResolved(list.bytes[path]) {
            if !directory.range.isEmpty {
                // Copied in place: a slice of the array would make each append copy the array.
                bytes += repeatElement(UInt8(ascii: "/"), count: directory.range.count + 1)
                for (offset, position) in directory.range.enumerated() { bytes[start + offset] = bytes[position] }
            }
            bytes += list.bytes[path]
            return Directory(range: start..<bytes.count, isResolved: true)
        }
        let left = String(decoding: bytes[directory.range], as: UTF8.self)
        bytes += ProjectPath.join(left, String(decoding: list.bytes[path], as: UTF8.self)).utf8
        return Directory(range: start..<bytes.count, isResolved: ProjectPath.isResolved(bytes[start...]))
    }

    /// The values of a group or file that determine its path.
    private struct Object {
        var kind: PropertyList.Value?
        var path: PropertyList.Value?
        var tree: PropertyList.Value?
        var children: PropertyList.Value?

        init(_ list: PropertyList, _ object: PropertyList.Value) {
            for entry in list.entries(object) {
                if list.holds("isa", entry.key) {
                    kind = entry.value
                } else if list.holds("path", entry.key) {
                    path = entry.value
                } else if list.holds("sourceTree", entry.key) {
                    tree = entry.value
                } else if list.holds("children", entry.key) {
                    children = entry.value
                }
            }
        }
    }
}
