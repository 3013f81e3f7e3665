// The floors below are one module each for the compiler only: who imports the upper one sees them all.
#if canImport(GroupLintSyntax)
@_exported import GroupLintSyntax
#endif
