import Foundation

/// The function that libFuzzer calls with each input. `Scripts/libfuzzer` compiles it with the sources of Core.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    guard let defect = firstDefect(of: Array(UnsafeBufferPointer(start: start, count: count))) else { return 0 }
    FileHandle.standardError.write(Data("defect: \(defect)\n".utf8))
    abort()
}
