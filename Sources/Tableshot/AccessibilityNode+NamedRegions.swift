import TableDrawing
import TableInspection
import TableSnapshots

extension AccessibilityNode {
    /// Named regions of the tree, with the names used for pictures.
    var namedRegions: [NamedRegion] {
        var regions: [NamedRegion] = []
        addRegions(to: &regions, names: [])
        return regions
    }

    /// Parts that the labels of elements are made of, for elements labelled by their parts or
    /// by their row.
    package var accessibilityLabelParts: [AccessibilityLabelParts] {
        var words: [AccessibilityLabelParts] = []
        addWords(to: &words, names: [])
        return words
    }

    private func addWords(to words: inout [AccessibilityLabelParts], names: [String]) {
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
                // Exclude the row itself.
                return regions.dropFirst()
            }
            words.append(
                AccessibilityLabelParts(element: names.joined(separator: ", "), parts: parts))
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
