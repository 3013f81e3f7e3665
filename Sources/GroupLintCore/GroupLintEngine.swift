#if canImport(GroupLintCore)
@_exported import GroupLintCore
#endif
