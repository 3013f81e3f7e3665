import GroupLintEngine

// The parameters of requests and notifications that are used here.

struct InitializeParameters: Decodable {
    var rootUri: String?
    var workspaceFolders: [WorkspaceFolder]?
    var capabilities: ClientCapabilities?
    var initializationOptions: ServerSettings?
}

struct WorkspaceFolder: Decodable {
    var uri: String
}

/// The capabilities of a client that are used here.
struct ClientCapabilities: Decodable {
    struct General: Decodable {
        var positionEncodings: [String]?
    }

    struct TextDocument: Decodable {
        struct Empty: Decodable {}

        struct CodeAction: Decodable {
            struct ResolveSupport: Decodable {
                var properties: [String]?
            }

            var dataSupport: Bool?
            var resolveSupport: ResolveSupport?
        }

        struct Hover: Decodable {
            var contentFormat: [String]?
        }

        struct Completion: Decodable {
            struct Item: Decodable {
                var documentationFormat: [String]?
            }

            var completionItem: Item?
        }

        var hover: Hover?
        var completion: Completion?
        var diagnostic: Empty?
        var codeAction: CodeAction?
    }

    struct Workspace: Decodable {
        struct Dynamic: Decodable {
            var dynamicRegistration: Bool?
        }

        struct Edit: Decodable {
            var documentChanges: Bool?
        }

        struct Refresh: Decodable {
            var refreshSupport: Bool?
        }

        var didChangeWatchedFiles: Dynamic?
        var workspaceEdit: Edit?
        var diagnostics: Refresh?
        var codeLens: Refresh?
    }

    struct Window: Decodable {
        struct ShowDocument: Decodable {
            var support: Bool?
        }

        var workDoneProgress: Bool?
        var showDocument: ShowDocument?
    }

    var general: General?
    var textDocument: TextDocument?
    var workspace: Workspace?
    var window: Window?
}

/// Settings of the server, from the initialization options.
struct ServerSettings: Decodable {
    enum Moment: String, Decodable {
        case onType
        case onSave
    }

    var run: Moment?
    /// Path of the configuration for every file, relative to the folder.
    var configPath: String?
}

struct DocumentParameters: Decodable {
    struct Identifier: Decodable {
        var uri: String
        var version: Int?
    }

    var textDocument: Identifier
}

struct OpenParameters: Decodable {
    struct Item: Decodable {
        var uri: String
        var version: Int
        var text: String
    }

    var textDocument: Item
}

struct ChangeParameters: Decodable {
    struct Change: Decodable {
        /// Nil when the text replaces everything.
        var range: LSPRange?
        var text: String
    }

    var textDocument: DocumentParameters.Identifier
    var contentChanges: [Change]
}

struct PositionParameters: Decodable {
    var textDocument: DocumentParameters.Identifier
    var position: LSPPosition
}

struct CodeActionParameters: Decodable {
    struct Context: Decodable {
        var only: [String]?
    }

    var textDocument: DocumentParameters.Identifier
    var range: LSPRange
    var context: Context
}

struct DiagnosticParameters: Decodable {
    var textDocument: DocumentParameters.Identifier
    var previousResultId: String?
}

struct CommandParameters: Decodable {
    var command: String
    var arguments: [LSPCommand.Argument]?
}

struct WatchedFilesParameters: Decodable {
    struct Change: Decodable {
        var uri: String
        /// 1 created, 2 changed, 3 deleted.
        var type: Int
    }

    var changes: [Change]
}

struct FoldersParameters: Decodable {
    struct Event: Decodable {
        var added: [WorkspaceFolder]
        var removed: [WorkspaceFolder]
    }

    var event: Event
}

struct CancelParameters: Decodable {
    var id: RequestID
}
