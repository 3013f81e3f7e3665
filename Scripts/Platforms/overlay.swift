// swift-format-ignore-file: AlwaysUseLowerCamelCase

// What the Swift side of the modules Darwin and Musl adds to C: functions with a variable number of arguments, and macros that
// Swift does not import.

#if Darwin
@_exported import Darwin
public var SIG_IGN: sig_t { fatalError() }
#else
@_exported import Musl
public var SIG_IGN: @convention(c) (Int32) -> Void { fatalError() }
#endif

public var errno: Int32 {
    get { 0 }
    set {}
}

public func fcntl(_ fd: Int32, _ cmd: Int32) -> Int32 { 0 }
public func fcntl(_ fd: Int32, _ cmd: Int32, _ value: Int32) -> Int32 { 0 }
public func fcntl(_ fd: Int32, _ cmd: Int32, _ ptr: UnsafeMutableRawPointer) -> Int32 { 0 }
public func open(_ path: UnsafePointer<CChar>, _ oflag: Int32) -> Int32 { 0 }
public func open(_ path: UnsafePointer<CChar>, _ oflag: Int32, _ mode: mode_t) -> Int32 { 0 }
public func openat(_ fd: Int32, _ path: UnsafePointer<CChar>, _ oflag: Int32) -> Int32 { 0 }
public func openat(_ fd: Int32, _ path: UnsafePointer<CChar>, _ oflag: Int32, _ mode: mode_t) -> Int32 { 0 }

public func ioctl(_ fd: Int32, _ request: UInt, _ ptr: UnsafeMutableRawPointer) -> Int32 { 0 }

#if Darwin
public var TIOCGWINSZ: UInt { 0 }
#endif

public var S_IFMT: mode_t { 0 }
public var S_IFDIR: mode_t { 0 }
public var S_IFREG: mode_t { 0 }
public var S_IFLNK: mode_t { 0 }
