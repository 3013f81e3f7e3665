do {}
do { try a() } catch { log(error) }
do { try a() }
catch Failure.late { retry() }
catch let error as Failure where error.isFatal { stop() }
catch Failure.a, Failure.b {}
catch is Timeout {}
do throws(Failure) { try a() } catch { handle(error) }
