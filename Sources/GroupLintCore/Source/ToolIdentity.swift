/// The program as reports name it.
public enum ToolIdentity {
    public static let name = "GroupLint"
    public static let version = "0.1.0"
}
