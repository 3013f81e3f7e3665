import Foundation

/// Runs a body on a thread with a stack of 16 MiB, as the product does: tests run on threads with far less. Without
/// optimization the same nesting takes several times the stack.
func withBigStack<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) throws -> Result {
    let answer = Answer<Result>()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
        answer.value = Swift.Result { try body() }
        done.signal()
    }
    #if DEBUG
    thread.stackSize = 128 << 20
    #else
    thread.stackSize = 16 << 20
    #endif
    thread.start()
    done.wait()
    return try answer.value.unsafelyUnwrapped.get()
}

/// Written by one thread before the semaphore, read by another behind it.
private final class Answer<Value>: @unchecked Sendable {
    var value: Result<Value, any Error>?
}
