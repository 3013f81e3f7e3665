#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Words for an error number of the operating system: lower case, no full stop, the same on every platform.
package func systemErrorText(_ number: Int32) -> String {
    switch number {
    case EACCES: "permission denied"
    case EPERM: "operation not permitted"
    case ENOENT: "no such file or directory"
    case ENOTDIR: "a part of the path is not a directory"
    case EISDIR: "it is a directory"
    case ELOOP: "symbolic links form a loop"
    case ENAMETOOLONG: "the name is too long"
    case EMFILE, ENFILE: "too many open files"
    case EIO: "input/output error"
    case ENOSPC: "no space left on device"
    case EDQUOT: "the disk quota is exhausted"
    case EFBIG: "the file would be too large"
    case EROFS: "the file system is read-only"
    case EBADF: "it is closed"
    case EPIPE: "the reader has closed the pipe"
    case EINVAL: "invalid argument"
    case ENXIO: "no such device"
    default: "system error \(number)"
    }
}
