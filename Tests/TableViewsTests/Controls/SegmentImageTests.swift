import Foundation
import TableDrawing
import TableGeometry
import TableText
import Testing

@testable import TableControls
@testable import TableThemes

/// Images in segments have the size of the available space at every text size.
@Suite struct SegmentImageTests {
    /// Frames of the images in a control's segments.
    private func drawn(_ control: SegmentedControl) -> [CGRect] {
        func rects(_ node: RenderNode) -> [CGRect] {
            var found: [CGRect] = []
            if case .drawing(let drawing) = node.contents {
                for case .image(_, let rect, _, _, _) in drawing.commands { found.append(rect) }
            }
            return found + node.children.flatMap(rects)
        }
        return rects(control.lowered())
    }

    /// Returns a control with a symbol of the text's size, at a text size.
    private func symbol(_ theme: Theme, _ size: ContentSizeCategory) throws -> SegmentedControl {
        let configuration = Image.SymbolConfiguration(textStyle: .body)
        let image = try #require(Image(systemName: "star", withConfiguration: configuration))
        return SegmentedControl(items: [image, "Two"])
    }

    @Test(
        arguments: [Theme.flat, .modern, .glass],
        [ContentSizeCategory.extraSmall, .accessibilityExtraExtraExtraLarge])
    func `symbols keep their size at all text sizes, as the control does`(
        theme: Theme, size: ContentSizeCategory
    ) throws {
        func control(_ size: ContentSizeCategory) throws -> (CGSize, [CGRect]) {
            let traits = TraitCollection(preferredContentSizeCategory: size, displayScale: 2)
            return try RenderContext(theme: theme, traits: traits).run {
                let control = try symbol(theme, size)
                return (control.intrinsicContentSize, drawn(control))
            }
        }
        let standard = try control(.large)
        let other = try control(size)
        #expect(other.0 == standard.0)
        #expect(other.1 == standard.1 && standard.1.count == 1)
    }

    @Test func `a symbol with a stated point size keeps it at all text sizes`() throws {
        let image = try #require(
            Image(systemName: "star", withConfiguration: .init(pointSize: 10)))
        let traits = TraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        RenderContext(theme: .modern, traits: traits).run {
            let rect = drawn(SegmentedControl(items: [image])).first
            #expect(rect?.size == image.size)
        }
    }

    @Test(arguments: Theme.eras)
    func `an image larger than its segment shrinks in proportion`(theme: Theme) throws {
        try RenderContext(theme: theme).run {
            for size in [CGSize(width: 300, height: 100), CGSize(width: 20, height: 90)] {
                let control = SegmentedControl(items: [Image(drawing: .empty, size: size), "B"])
                control.frame.size.width = 160
                let rect = try #require(drawn(control).first)
                let segment = control.segmentRects[0]
                #expect(segment.contains(rect))
                #expect(rect.height < segment.height)
                let shape = Double(rect.width / rect.height)
                #expect(abs(shape - Double(size.width / size.height)) < 0.01)
                // The control requests the width of the displayed image.
                #expect(control.intrinsicContentSize.width < 330)
            }
        }
    }
}
