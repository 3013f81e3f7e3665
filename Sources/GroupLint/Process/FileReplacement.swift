import GroupLintEngine

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Puts a file into the place of another so that nobody ever sees half of it: what is written stands in a file of its
/// own in the same directory, reaches the disk, and is renamed. When the power fails before the new name has reached the
/// disk too, the old file is still there.
enum FileReplacement {
    /// - Parameter status: mode and owner for the new file; nil for those that any new file gets.
    /// - Parameter lastCheck: called right before the old file is replaced; what it throws stops that.
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

    private static func create(in directory: String) -> (path: String, descriptor: Int32)? {
        for attempt in 0..<100 {
            let path = FilePath.join(directory, ".grouplint-\(getpid())-\(attempt).tmp")
            let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
            if descriptor >= 0 { return (path, descriptor) }
            if errno != EEXIST { return nil }
        }
        return nil
    }

    /// Writes everything and closes.
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

    /// Keeps signals that end the process waiting, so that no half-written file is left behind.
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
