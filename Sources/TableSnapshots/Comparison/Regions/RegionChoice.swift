/// Decides which named region of two pictures a pixel belongs to.
struct RegionChoice {
    /// Regions of the actual picture, smallest first, followed by regions of the expected
    /// picture.
    let regions: [NamedRegion]
    /// Number of regions in the actual picture.
    private let count: Int
    /// Index of the region that counts each region's pixels, which joins the same part of both
    /// pictures.
    private let counted: [Int]
    /// Whether each region is missing in the actual picture.
    private let isLost: [Bool]

    init(named: [NamedRegion], recorded: [NamedRegion]) {
        let here = named.sorted { $0.frame.area < $1.frame.area }
        let before = recorded.sorted { $0.frame.area < $1.frame.area }
        regions = here + before
        count = here.count
        let names = Dictionary(grouping: here.indices) { here[$0].name }
        let start = here.count
        counted =
            here.indices.map(\.self)
            + before.indices.map { index in
                // If several regions share a name, the matching region is unknown.
                let same = names[before[index].name] ?? []
                return same.count == 1 ? same[0] : start + index
            }
        isLost = here.map { _ in false } + before.map { names[$0.name] == nil }
    }

    /// Returns the region for a column, among the regions that intersect a row.
    ///
    /// It is the smallest region of the actual picture, with two exceptions. The region may
    /// only enclose the expected region, or a smaller region may be missing in the actual
    /// picture.
    func region(at x: Int, of met: [Int]) -> Int? {
        let found = met.filter { regions[$0].frame.columns.contains(x) }
        guard let old = found.first(where: { $0 >= count }) else { return found.first }
        guard let new = found.first, new < count else { return counted[old] }
        let isWithin = regions[old].name.hasPrefix(regions[new].name + ", ")
        let isSmaller = regions[old].frame.area <= regions[new].frame.area
        return isWithin || (isLost[old] && isSmaller) ? counted[old] : new
    }
}
