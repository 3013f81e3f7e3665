import Foundation

/// Runs a body on a thread with a stack of 16 MiB, as the product does. Tests run on threads with much smaller stacks. Debug
/// builds get 128 MiB, because nesting takes several times as much stack without optimization.
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

/// A value that one thread writes before it signals a semaphore, and another reads after the wait.
private final class Answer<Value>: @unchecked Sendable {
    var value: Result<Value, any Error>?
}
