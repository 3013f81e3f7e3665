/// The program as reports name it.
package enum ToolIdentity {
    package static let name = "GroupLint"
    package static let version = "0.1.0"
}
