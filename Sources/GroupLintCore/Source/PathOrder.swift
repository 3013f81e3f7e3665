#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

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
