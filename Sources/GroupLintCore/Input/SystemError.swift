#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Text for an `errno` value, in lower case without a period at the end; does not depend on the platform.
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
    case EBADF: "the file is closed"
    case EPIPE: "the reader has closed the pipe"
    case EINVAL: "invalid argument"
    case ENXIO: "no such device"
    default: "system error \(number)"
    }
}
