switch a {
case .one: b()
#if DEBUG
case .two: c()
case .three:
    #if TRACE
    trace()
    #endif
    d()
#else
default: e()
#endif
case .four:
    #if DEBUG
    f()
    #endif
@unknown default: break
}
