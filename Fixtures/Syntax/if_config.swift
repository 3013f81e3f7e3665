#if os(iOS) && !targetEnvironment(simulator)
import UIKit
#elseif canImport(AppKit, _version: 2.0) || swift(>=5.9)
import AppKit
#else
let platform = "other"
a()
#endif
struct Members {
    #if DEBUG
    var a = 1
    func b() {}
    #else
    #endif
    enum E {
        case one
        #if FLAG
        case two
        #endif
    }
}
func f() {
    #if A
    if a {}
    #elseif B
    #if C
    b()
    #endif
    #endif
    return
    #if D
    #endif
}
#sourceLocation(file: "a.swift", line: 10)
let x = 1
#sourceLocation()
