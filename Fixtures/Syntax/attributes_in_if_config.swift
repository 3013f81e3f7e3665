#if os(iOS)
@MainActor
#else
@Background
#endif
struct Platform {
    #if DEBUG
    @Logged
    #if VERBOSE
    @Traced(all: true)
    #endif
    #endif
    func run() {}

    #if DEBUG
    func debug() {}
    #endif
}
