/// The part of SARIF 2.1.0 that reports use. Property names are the keys; nil values are omitted.
struct SARIFLog: Encodable {
    var schema = "https://json.schemastore.org/sarif-2.1.0.json"
    var version = "2.1.0"
    var runs: [Run]

    private enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case version
        case runs
    }

    struct Run: Encodable {
        var tool: Tool
        var automationDetails: AutomationDetails
        var invocations: [Invocation]
        var originalUriBaseIds: [String: BaseDirectory]
        var artifacts: [Artifact]
        var columnKind = "utf16CodeUnits"
        var taxonomies: [Taxonomy]
        var results: [Result]
    }

    struct AutomationDetails: Encodable {
        var id: String
    }

    struct BaseDirectory: Encodable {
        var uri: String?
        var description = Text(text: "the root of the repository")
    }

    struct Taxonomy: Encodable {
        static let name = "GroupLint categories"

        var name = Taxonomy.name
        var shortDescription = Text(text: "What rules are about.")
        var taxa: [Category]
    }

    struct Category: Encodable {
        var id: String
        var name: String
    }

    struct Relationship: Encodable {
        var target: Taxon
        var kinds = ["superset"]
    }

    struct Taxon: Encodable {
        var id: String
        var toolComponent = Component()
    }

    struct Component: Encodable {
        var name = Taxonomy.name
    }

    struct Text: Encodable {
        var text: String
        var markdown: String?
    }

    struct Tool: Encodable {
        var driver: Driver
    }

    struct Driver: Encodable {
        var name = ToolIdentity.name
        var semanticVersion = ToolIdentity.version
        var supportedTaxonomies = [Component()]
        var rules: [Rule]
    }

    struct Rule: Encodable {
        var id: String
        var name: String
        var shortDescription: Text
        var fullDescription: Text
        var help: Text
        var helpUri: String?
        var defaultConfiguration: Configuration
        var properties: RuleProperties
        var relationships: [Relationship]
    }

    struct Configuration: Encodable {
        var level: String
    }

    struct RuleProperties: Encodable {
        var tags: [String]
        var precision: String
        var problemSeverity: String

        private enum CodingKeys: String, CodingKey {
            case tags
            case precision
            case problemSeverity = "problem.severity"
        }
    }

    struct Invocation: Encodable {
        var executionSuccessful: Bool
        var exitCode: Int
        var toolExecutionNotifications: [Notification]
        var toolConfigurationNotifications: [Notification] = []
    }

    struct Notification: Encodable {
        var descriptor: Descriptor
        var level: String
        var message: Text
        var locations: [Location]
    }

    struct Descriptor: Encodable {
        var id: String
    }

    struct Artifact: Encodable {
        var location: ArtifactLocation
        var sourceLanguage = "swift"
    }

    struct ArtifactLocation: Encodable {
        var uri: String
        var uriBaseId = "%SRCROOT%"
        var index: Int?
    }

    struct Result: Encodable {
        var ruleId: String
        var ruleIndex: Int?
        var kind = "fail"
        var level: String
        var message: Text
        var locations: [Location]
        var relatedLocations: [Location]?
        /// Empty for results that are not suppressed. SARIF wants this key on all results of a log or on none.
        var suppressions: [Suppression] = []
        var baselineState: String?
        var fixes: [Fix]?
        var partialFingerprints: [String: String]
        var properties: ResultProperties?
    }

    struct Suppression: Encodable {
        var kind: String
        var status = "accepted"
        var justification: String?
        var location: Location?
    }

    struct ResultProperties: Encodable {
        var confidence: String
        var target: String?
    }

    struct Fix: Encodable {
        var description: Text
        var artifactChanges: [ArtifactChange]
        var properties: FixProperties
    }

    struct FixProperties: Encodable {
        var applicability: String
    }

    struct ArtifactChange: Encodable {
        var artifactLocation: ArtifactLocation
        var replacements: [Replacement]
    }

    struct Replacement: Encodable {
        var deletedRegion: Region
        var insertedContent: Text
    }

    struct Location: Encodable {
        /// Number that links in the result's message refer to; nil for primary locations.
        var id: Int?
        var physicalLocation: PhysicalLocation
        var logicalLocations: [LogicalLocation]?
        var message: Text?
    }

    struct LogicalLocation: Encodable {
        var fullyQualifiedName: String
    }

    struct PhysicalLocation: Encodable {
        var artifactLocation: ArtifactLocation
        var region: Region?
    }

    /// A range of source text. Lines and columns are 1-based, columns in UTF-16 code units, the end column is exclusive.
    struct Region: Encodable {
        var startLine: Int
        var startColumn: Int
        var endLine: Int
        var endColumn: Int
        var byteOffset: Int
        var byteLength: Int
        var snippet: Text?
    }
}
