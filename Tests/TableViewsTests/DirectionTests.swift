import Foundation
import TableDrawing
import TableGeometry
import TableViews
import Testing

/// From right to left, what a cell places is mirrored.
@Suite struct DirectionTests {
    private func frames(_ direction: LayoutDirection) -> [String: CGRect] {
        RenderContext(traits: TraitCollection(layoutDirection: direction)).run {
            let cell = TableViewCell(style: .value1, reuseIdentifier: nil)
            cell.textLabel?.text = "Text"
            cell.detailTextLabel?.text = "Detail"
            cell.imageView?.image = Image(drawing: .empty, size: CGSize(width: 29, height: 29))
            cell.accessoryType = .disclosureIndicator
            cell.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
            var frames: [String: CGRect] = [:]
            let node = cell.lowered()
            for part in node.children {
                frames[part.name] = part.frame
                guard part.name == "contentView" else { continue }
                for label in part.children {
                    frames[label.name] = label.frame.offsetBy(dx: part.frame.minX, dy: 0)
                }
            }
            return frames
        }
    }

    @Test func `every part stands as far from the right as it stood from the left`() {
        let left = frames(.leftToRight)
        let right = frames(.rightToLeft)
        #expect(left.keys.sorted() == right.keys.sorted())
        for (name, frame) in left {
            let mirrored = 390 - frame.maxX
            #expect(abs((right[name]?.minX ?? -1) - mirrored) < 0.01, "\(name)")
        }
    }
}
