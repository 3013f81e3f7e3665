/// The types of the project that all calls in view code construct. Rules ask for them many times for each call.
struct CalledTypes: Sendable {
    /// Position of the first element of each file in `types`.
    private var starts: [Int32] = []
    /// The type that each element constructs; -1 for none.
    private var types: [TypeID] = []

    /// A table without calls, which are resolved one by one then.
    init() {}

    init(_ index: ProjectIndex) {
        starts.reserveCapacity(index.files.count)
        types.reserveCapacity(index.files.reduce(0) { $0 + $1.views.elements.count })
        for (file, summary) in index.files.enumerated() {
            starts.append(Int32(types.count))
            for (id, element) in summary.views.elements.enumerated() {
                let site = ViewSite(file: Int32(file), element: Int32(id))
                types.append(element.kind == .call ? index.resolveCall(site) ?? -1 : -1)
            }
        }
    }

    var isEmpty: Bool { types.isEmpty }

    subscript(site: ViewSite) -> TypeID? {
        let type = types[Int(starts[Int(site.file)] + site.element)]
        return type < 0 ? nil : type
    }
}

extension ProjectIndex {
    /// The type of the project that a call constructs.
    func calledType(_ site: ViewSite) -> TypeID? { calledTypes.isEmpty ? resolveCall(site) : calledTypes[site] }

    fileprivate func resolveCall(_ site: ViewSite) -> TypeID? {
        let record = files[Int(site.file)].views.elements[Int(site.element)]
        let type = typeNamed(by: record, at: site)
        return type == nil || isFunction(record.name, in: site) ? nil : type
    }

    private func typeNamed(by record: ViewTree.Element, at site: ViewSite) -> TypeID? {
        let isKnown = SwiftUICatalog.views.contains(record.name) && !record.flags.contains(.isQualified)
        if !record.flags.contains(.isFromSwiftUI),
            let type = resolveType(record.name, file: site.file, in: owner(of: site)),
            !isKnown || mayTakeClosures(type) || !hasClosures(site)
        {
            return type
        }
        guard !isKnown, let type = uniqueType(record.name), self.type(type).home != nil else { return nil }
        return type
    }

    /// Whether a name with a capital is that of a function of the type around a call: `func Header() -> some View`.
    private func isFunction(_ name: Name, in site: ViewSite) -> Bool {
        var scope = owner(of: site)
        while let type = scope {
            if members(of: type, named: name).contains(where: { record($0).kind == .function }) { return true }
            scope = self.type(type).parent
        }
        return false
    }

    /// Type whose member contains an element.
    func owner(of site: ViewSite) -> TypeID? {
        let elements = files[Int(site.file)].views.elements
        var root = site.element
        while case let parent = elements[Int(root)].parent, parent >= 0 { root = parent }
        let member = elements[Int(root)].link
        return member < 0 ? nil : typeID(file: site.file, declaration: record(MemberID(file: site.file, member: member)).owner)
    }

    /// Whether a call has a closure with content.
    private func hasClosures(_ site: ViewSite) -> Bool {
        let elements = files[Int(site.file)].views.elements
        var position = site.element + 1
        while position < elements[Int(site.element)].end {
            let child = elements[Int(position)]
            if child.kind == .slot, child.link < 0, !child.flags.contains(.isArgument) { return true }
            position = child.end
        }
        return false
    }
}
