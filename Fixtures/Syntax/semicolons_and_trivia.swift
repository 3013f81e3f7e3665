// A line comment.
/// A documentation comment.
let a = 1; let b = 2;
/* block /* nested */ block */ let c = 3 // behind
/** documentation */ func d() {};
f(/* before */ a /* behind */, /* empty */)
;
let e /* : Int */ = /* 1 */ 2
// The end has no line break.