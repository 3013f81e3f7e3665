precedencegroup Exponent {
    higherThan: Multiplication
    lowerThan: Bitwise, Shift
    associativity: right
    assignment: false
}
infix operator **: Exponent
infix operator <>
prefix operator √
postfix operator +++
infix operator ⊕ : AdditionPrecedence
infix operator ~>
precedencegroup Empty {}
