import GroupLintEngine

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Replaces a file atomically: readers see the old file or the new one, never a part. The bytes go to a temporary file in
/// the same directory, are flushed to disk, and the file is renamed. If the power fails before the rename reaches the
/// disk, the old file remains.
enum FileReplacement {
    /// Replaces the file at a path.
    ///
    /// - Parameter status: mode and owner for the new file; nil for the defaults of a new file.
    /// - Parameter lastCheck: called right before the old file is replaced; an error that it throws prevents that.
    /// - Parameter failure: converts a write error to the error of the caller.
    static func write<Failure: Error>(
        _ bytes: [UInt8], to path: String, like status: stat?, lastCheck: () throws(Failure) -> Void,
        failure: (WriteError) -> Failure
    ) throws(Failure) {
        try withoutSignals { () throws(Failure) in
            guard let (temporary, descriptor) = create(in: FilePath.parent(path)) else {
                throw failure(WriteError(number: errno))
            }
            do throws(Failure) {
                do throws(WriteError) {
                    try fill(descriptor, bytes, like: status)
                } catch {
                    throw failure(error)
                }
                try lastCheck()
                if rename(temporary, path) != 0 { throw failure(WriteError(number: errno)) }
            } catch {
                unlink(temporary)
                throw error
            }
        }
    }

    /// Removes temporary files that a process left which was killed: those that are a minute old, because a process on another
    /// machine may be writing here, and whose process has ended.
    static func removeRemains(in directory: String) {
        var found: [String] = []
        _ = directoryContains(directory) { name in
            if name.hasPrefix(".grouplint-"), name.hasSuffix(".tmp") { found.append(name) }
            return false
        }
        for name in found {
            let parts = name.split(separator: "-")
            let path = FilePath.join(directory, name)
            var status = stat()
            guard parts.count == 3, let process = pid_t(parts[1]), process > 0, kill(process, 0) != 0, errno == ESRCH,
                lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, time(nil) - modificationTime(status) > 60
            else { continue }
            unlink(path)
        }
    }

    private static func modificationTime(_ status: stat) -> time_t {
        #if canImport(Darwin)
        status.st_mtimespec.tv_sec
        #else
        status.st_mtim.tv_sec
        #endif
    }

    private static func create(in directory: String) -> (path: String, descriptor: Int32)? {
        for attempt in 0..<100 {
            let path = FilePath.join(directory, ".grouplint-\(getpid())-\(attempt).tmp")
            let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
            if descriptor >= 0 { return (path, descriptor) }
            if errno != EEXIST { return nil }
        }
        return nil
    }

    /// Sets owner and mode, writes all bytes, flushes them to disk, and closes the descriptor.
    private static func fill(_ descriptor: Int32, _ bytes: [UInt8], like status: stat?) throws(WriteError) {
        var isOpen = true
        defer { if isOpen { close(descriptor) } }
        if let status {
            var made = stat()
            let isOwned = fstat(descriptor, &made) == 0 && made.st_uid == status.st_uid && made.st_gid == status.st_gid
            // The mode comes last: a change of owner clears some of its bits.
            if !isOwned, fchown(descriptor, status.st_uid, status.st_gid) != 0 { throw WriteError(number: errno) }
            if fchmod(descriptor, status.st_mode & 0o7777) != 0 { throw WriteError(number: errno) }
        }
        try DescriptorSink(descriptor: descriptor).write(bytes)
        if fsync(descriptor) != 0 { throw WriteError(number: errno) }
        isOpen = false
        if close(descriptor) != 0 { throw WriteError(number: errno) }
    }

    /// Blocks signals that end the process while `body` runs. Otherwise a temporary file could be left behind.
    private static func withoutSignals<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
        var held = sigset_t()
        sigemptyset(&held)
        for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { sigaddset(&held, signal) }
        var before = sigset_t()
        pthread_sigmask(SIG_BLOCK, &held, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        try body()
    }
}
