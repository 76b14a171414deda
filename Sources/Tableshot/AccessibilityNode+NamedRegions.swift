import TableDrawing
import TableInspection
import TableSnapshots

extension AccessibilityNode {
    /// The places of the tree that have names, as those of pictures.
    var namedRegions: [NamedRegion] {
        var regions: [NamedRegion] = []
        addRegions(to: &regions, names: [])
        return regions
    }

    private func addRegions(to regions: inout [NamedRegion], names: [String]) {
        var names = names
        if let region = NamedRegion(node: name, identifier: identifier, within: names) {
            regions.append(region)
            names = [region.name]
        }
        for child in children { child.addRegions(to: &regions, names: names) }
    }
}
