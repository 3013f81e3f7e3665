let value = do { try a() } catch { 0 }
let other = try do throws(E) { try a() } catch .b { 1 }
