protocol A { associatedtype B where @C D: E }
class F where @G T: P {}
class H where@
