import GroupLintCore

extension ViewElement {
    /// Whether this is a view that loads a picture, of SwiftUI or of a well-known package. Such a picture has no name.
    var isRemoteImage: Bool {
        guard kind == .call || kind == .typeMember, Self.remoteImages.contains(name) else { return false }
        if case .project = callee { return false }
        return !index.declaresType(name)
    }

    private static let remoteImages = NameTable(
        "AsyncImage KFImage KFAnimatedImage LazyImage WebImage AnimatedImage CachedAsyncImage")
}
