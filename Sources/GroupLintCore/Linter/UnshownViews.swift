extension ProjectIndex {
    /// In a run over more files than this, views that nothing shows are usual and nothing new.
    private static let fewFiles = 50

    /// For each of a few files in which nothing shows any of the views, the name of its first view.
    ///
    /// - Parameter files: positions in `files`.
    func unshownViews(in files: [Int], _ load: (String) -> Result<SourceFile, InputError>) -> [String] {
        guard files.count <= Self.fewFiles else { return [] }
        return files.compactMap { file in
            let views = types(declaredIn: Int32(file)).filter { type($0).isView }
            guard let first = views.first, !views.contains(where: mayShow), let place = places(of: first).first,
                case .success(let source) = load(place.path)
            else { return nil }
            return source.text(place.nameRange)
        }
    }
}
