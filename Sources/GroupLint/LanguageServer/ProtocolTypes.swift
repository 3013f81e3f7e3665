import GroupLintEngine

// The structures of the Language Server Protocol 3.17 that are used here. Property names are the JSON keys.

/// A 0-based position; `character` counts code units of the negotiated encoding.
struct LSPPosition: Codable, Hashable {
    var line: Int
    var character: Int
}

/// A range that excludes its end.
struct LSPRange: Codable, Hashable {
    var start: LSPPosition
    var end: LSPPosition
}

struct LSPLocation: Codable, Hashable {
    var uri: String
    var range: LSPRange
}

struct LSPDiagnostic: Codable, Hashable {
    struct Related: Codable, Hashable {
        var location: LSPLocation
        var message: String
    }

    /// Data that code actions use to find the diagnostic again.
    struct Identity: Codable, Hashable {
        var fingerprint: String
    }

    var range: LSPRange
    /// 1 error, 2 warning, 3 information.
    var severity: Int
    var code: String
    var source = "grouplint"
    var message: String
    /// 1 means unnecessary code.
    var tags: [Int]?
    var relatedInformation: [Related]?
    var data: Identity?
}

struct LSPTextEdit: Codable, Hashable {
    var range: LSPRange
    var newText: String
}

struct LSPWorkspaceEdit: Codable {
    struct DocumentEdit: Codable {
        var textDocument: VersionedIdentifier
        var edits: [LSPTextEdit]
    }

    struct VersionedIdentifier: Codable {
        var uri: String
        var version: Int?

        /// Writes an unknown version as null.
        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(uri, forKey: .uri)
            try container.encode(version, forKey: .version)
        }
    }

    /// For clients without document changes.
    var changes: [String: [LSPTextEdit]]?
    var documentChanges: [DocumentEdit]?
}

struct LSPCommand: Codable {
    var title: String
    var command: String
    var arguments: [Argument]

    /// Argument of a command of this server.
    struct Argument: Codable {
        var uri: String
        /// Fingerprint of a diagnostic, for the baseline.
        var fingerprint: String?
        /// Name of the type whose views are shown.
        var type: String?
        /// Position in the type whose views are shown, if `type` is nil.
        var position: LSPPosition?
    }
}

struct LSPCodeAction: Codable {
    var title: String
    var kind: String
    var diagnostics: [LSPDiagnostic]?
    var isPreferred: Bool?
    var edit: LSPWorkspaceEdit?
    var command: LSPCommand?
    var data: Origin?

    /// Data from which the edit is computed on request.
    struct Origin: Codable {
        enum Work: String, Codable {
            case fix
            case fixAll
            case suppressLine
            case suppressFile
        }

        var uri: String
        /// Version of the document that the action was offered for.
        var version: Int
        var work: Work
        var fingerprint: String?
    }
}

struct LSPMarkup: Encodable {
    var kind = "markdown"
    var value: String
}

struct LSPHover: Encodable {
    var contents: LSPMarkup
    var range: LSPRange?
}

struct LSPCompletionItem: Encodable {
    var label: String
    /// 14 keyword, 10 property, 20 enumeration member.
    var kind: Int
    var detail: String?
    var documentation: LSPMarkup?
    var textEdit: LSPTextEdit
}

struct LSPCodeLens: Encodable {
    var range: LSPRange
    var command: LSPCommand
}

/// An empty result, encoded as null.
struct LSPNull: Encodable {
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encodeNil()
    }
}
