// The module below is one for the compiler only: whoever imports this one sees both.
@_exported import GroupLintSyntax
