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

    /// What the elements are called by that are called by their parts, or as their row is.
    package var spokenWords: [SpokenWords] {
        var words: [SpokenWords] = []
        addWords(to: &words, names: [])
        return words
    }

    private func addWords(to words: inout [SpokenWords], names: [String]) {
        var names = names
        if let region = NamedRegion(node: name, identifier: identifier, within: names) {
            names = [region.name]
        }
        if !labelSources.isEmpty {
            let parts = labelSources.flatMap { source in
                var regions: [NamedRegion] = []
                for view in source {
                    let region = NamedRegion(
                        node: view.name, identifier: view.identifier,
                        within: regions.last.map { [$0.name] } ?? [])
                    if let region { regions.append(region) }
                }
                // The row itself is no part of it.
                return regions.dropFirst()
            }
            words.append(SpokenWords(element: names.joined(separator: ", "), parts: parts))
        }
        for child in children { child.addWords(to: &words, names: names) }
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
