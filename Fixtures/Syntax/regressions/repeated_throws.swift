func a() throws(B) throws(C) {}
throws(throws(
