/// Whether the targets of the project compile a file.
package enum TargetMembership: Sendable {
    case compiled
    /// Only the demo of the package around it compiles the file.
    case demo
    /// A project lists the files of the directory, and has this one in no target. The versions are unknown, and other files do
    /// not see what the file declares.
    case leftOut
}
