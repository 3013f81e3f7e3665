// The modules below are separate for the compiler only: whoever imports this one sees all three.
@_exported import GroupLintCore
