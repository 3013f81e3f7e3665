func a( =
func b( ...
func c(d:, =
func e( &
enum F { case g( =
