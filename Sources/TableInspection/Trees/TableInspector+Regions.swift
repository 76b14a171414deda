import Foundation
import TableGeometry
import TableViews

extension TableInspector {
    /// The visible parts of the screen, each with its name, from the outside to the inside.
    ///
    /// Rows, headers and footers are named by their section, what is within them by these and its own
    /// name: an accessibility identifier, an outlet, a part such as `separator`, or a class.
    public func regions() -> [InspectedRegion] {
        table.inspecting {
            var regions: [InspectedRegion] = []
            add(screen, path: [], depth: 0, to: &regions)
            return regions
        }
    }

    private func add(_ view: View, path: [String], depth: Int, to regions: inout [InspectedRegion])
    {
        guard !view.isHidden, view.alpha > 0, depth < InspectedView.maximumDepth else { return }
        var path = path
        if let name = regionName(of: view) {
            path.append(name)
            let frame = view.convert(view.bounds, to: nil)
            if frame.width > 0, frame.height > 0 {
                regions.append(
                    InspectedRegion(
                        name: path.joined(separator: ", "),
                        identifier: view.accessibilityIdentifier, frame: InspectedRect(frame)))
            }
        }
        for part in view.inspectedSubviews { add(part, path: path, depth: depth + 1, to: &regions) }
    }

    /// What a view adds to the names of what it holds; nothing where it says nothing to people.
    private func regionName(of view: View) -> String? {
        if view === screen || view === table { return nil }
        if let cell = view as? TableViewCell, let path = table.indexPath(for: cell) {
            return "section \(path.section), row \(path.row)"
        }
        if let identifier = view.accessibilityIdentifier, !identifier.isEmpty { return identifier }
        let name = view.outletName ?? view.inspectionName
        if name == "contentView" { return nil }
        // "header 0" stands for a section's.
        let words = name.split(separator: " ")
        if words.count == 2, ["header", "footer"].contains(words[0]), let section = Int(words[1]) {
            return "section \(section), \(words[0])"
        }
        return name
    }
}
