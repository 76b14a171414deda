import Foundation
import TableMockups
import Tableshot
import Testing

/// Edge of an open row beside its buttons.
@Suite struct SwipedCardTests {
    private struct Found {
        let bitmap: Bitmap
        let backgrounds: [(frame: CGRect, node: RenderNode)]
        let separators: [CGRect]
    }

    private func rendered(_ theme: String, _ edge: String, _ direction: String) throws -> Found {
        let text = """
            theme: \(theme)
            direction: \(direction)
            screen: {width: 320, height: 300, scale: 1}
            table:
              style: insetGrouped
              rows:
                - {text: A}
                - {text: B, swiped: {\(edge): [{title: Flag}]}}
                - {text: C}
            """
        let picture = try render(DocumentReader().read(text: text, name: "d.yaml"))
        var backgrounds: [(CGRect, RenderNode)] = []
        var separators: [CGRect] = []
        func collect(_ node: RenderNode, _ origin: CGPoint) {
            let frame = node.frame.offsetBy(dx: origin.x, dy: origin.y)
            if node.name == "backgroundView" { backgrounds.append((frame, node)) }
            if node.name == "separator" { separators.append(frame) }
            let inside = CGPoint(
                x: frame.minX - node.boundsOrigin.x, y: frame.minY - node.boundsOrigin.y)
            for child in node.children { collect(child, inside) }
        }
        collect(try picture.renderTree().root, .zero)
        return Found(
            bitmap: try picture.bitmap(), backgrounds: backgrounds, separators: separators)
    }

    @Test(arguments: ["leading", "trailing"], ["ltr", "rtl"])
    func `an open card is round beside capsules`(edge: String, direction: String) throws {
        let found = try rendered("glass", edge, direction)
        let moved = try #require(found.backgrounds.first { $0.node.cornerRadius > 0 })
        let isAtRight = (edge == "trailing") == (direction == "ltr")
        #expect(
            moved.node.maskedCorners
                == (isAtRight ? [.topRight, .bottomRight] : [.topLeft, .bottomLeft]))
        #expect(found.backgrounds.filter { $0.node.cornerRadius > 0 }.count == 1)
        let x = Int(isAtRight ? moved.frame.maxX - 2 : moved.frame.minX + 1)
        let outside = found.bitmap[2, 2]
        let middle = found.bitmap[x, Int(moved.frame.midY)]
        #expect(middle == 0xFFFF_FFFF && outside != middle)
        for y in [moved.frame.minY + 1, moved.frame.maxY - 2] {
            #expect(found.bitmap[x, Int(y)] == outside)
        }
        // The separator below ends before the curve.
        let line = try #require(
            found.separators.first { $0.maxY == moved.frame.maxY && $0.height > 0 })
        #expect(
            isAtRight
                ? line.maxX <= moved.frame.maxX - moved.node.cornerRadius
                : line.minX >= moved.frame.minX + moved.node.cornerRadius)
    }

    @Test(arguments: ["flat", "modern"])
    func `an open row keeps its edge beside rectangular buttons`(theme: String) throws {
        let found = try rendered(theme, "trailing", "ltr")
        try #require(!found.backgrounds.isEmpty)
        #expect(found.backgrounds.allSatisfy { $0.node.cornerRadius == 0 })
    }
}
