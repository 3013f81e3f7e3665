/// Elements of view trees that are only made when they are looked at.
public struct ViewElements: RandomAccessCollection, Sendable {
    private let index: ProjectIndex
    private let sites: ArraySlice<ViewSite>

    init(_ index: ProjectIndex, _ sites: ArraySlice<ViewSite>) {
        self.index = index
        self.sites = sites
    }

    /// No elements.
    public init(of index: ProjectIndex) { self.init(index, []) }

    public var startIndex: Int { sites.startIndex }
    public var endIndex: Int { sites.endIndex }
    public subscript(position: Int) -> ViewElement { ViewElement(index, sites[position]) }
}
