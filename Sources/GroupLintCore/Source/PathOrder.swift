#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Whether a path is below a directory. Both are normalized, and absolute or relative to the same directory. It reads the
/// bytes in place: a run asks it for each file and each directory of a target.
public func isPath(_ path: String, below directory: String) -> Bool {
    var (path, directory) = (path, directory)
    return path.withUTF8 { path in
        directory.withUTF8 { directory in
            path.count > directory.count && path[directory.count] == UInt8(ascii: "/")
                && path.prefix(directory.count).elementsEqual(directory)
        }
    }
}

/// Whether a path sorts before another. All reports sort paths by UTF-8 bytes.
public func precedesInBytes(_ left: String, _ right: String) -> Bool {
    let order = left.utf8.withContiguousStorageIfAvailable { leftBytes in
        right.utf8.withContiguousStorageIfAvailable { rightBytes in
            guard let leftBase = leftBytes.baseAddress, let rightBase = rightBytes.baseAddress else {
                return leftBytes.count < rightBytes.count
            }
            let common = memcmp(leftBase, rightBase, min(leftBytes.count, rightBytes.count))
            return common == 0 ? leftBytes.count < rightBytes.count : common < 0
        }
    }
    return (order ?? nil) ?? left.utf8.lexicographicallyPrecedes(right.utf8)
}
