// The modules below are separate for the compiler only: whoever imports this one sees all four.
@_exported import GroupLintCore
@_exported import GroupLintInputOutput
