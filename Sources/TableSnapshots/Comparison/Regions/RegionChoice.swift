/// Decides which of the named regions of two pictures a pixel belongs to.
struct RegionChoice {
    /// Those of the picture that is there, the smallest first, then those of the one that was
    /// expected.
    let regions: [NamedRegion]
    /// How many are of the picture that is there.
    private let count: Int
    /// For each region the one that its pixels are counted with: the same part of both pictures.
    private let counted: [Int]
    /// Whether a region is one that the picture has lost.
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
                // Of several that share a name nobody knows which one it was.
                let same = names[before[index].name] ?? []
                return same.count == 1 ? same[0] : start + index
            }
        isLost = here.map { _ in false } + before.map { names[$0.name] == nil }
    }

    /// The region that a column's pixels are counted with, among those that a row meets.
    ///
    /// It is the smallest that is there, unless that one only holds what was expected in its place,
    /// or a region was smaller that the picture has lost.
    func region(at x: Int, of met: [Int]) -> Int? {
        let found = met.filter { regions[$0].frame.columns.contains(x) }
        guard let old = found.first(where: { $0 >= count }) else { return found.first }
        guard let new = found.first, new < count else { return counted[old] }
        let isWithin = regions[old].name.hasPrefix(regions[new].name + ", ")
        let isSmaller = regions[old].frame.area <= regions[new].frame.area
        return isWithin || (isLost[old] && isSmaller) ? counted[old] : new
    }
}
