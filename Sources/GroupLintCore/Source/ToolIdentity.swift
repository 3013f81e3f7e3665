/// Name and version of the program, as shown in reports.
public enum ToolIdentity {
    public static let name = "GroupLint"
    public static let version = "0.2.0"
}
