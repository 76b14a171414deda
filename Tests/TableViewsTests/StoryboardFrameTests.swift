import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableThemes
import TableViews
import Testing

/// Frames that Xcode saved into public storyboards, compared within half a point.
///
/// Xcode 4 saved the classic frames at a width of 320 points, Xcode 11 the modern frames at 414
/// points.
@Suite struct StoryboardFrameTests {
    struct Saved: Sendable, CustomTestStringConvertible {
        var theme: Theme
        var style: TableViewCell.CellStyle
        var rowHeight: CGFloat
        var accessory = TableViewCell.AccessoryType.none
        /// x, y, height, and the width if the style fixes it.
        var text: (x: CGFloat, y: CGFloat, width: CGFloat?, height: CGFloat)
        /// The left or right edge, y and height.
        var detail: (left: CGFloat?, right: CGFloat?, y: CGFloat, height: CGFloat)?
        var content: CGSize

        var testDescription: String { "\(theme.name) \(style) \(accessory)" }
    }

    static let saved: [Saved] = [
        Saved(
            theme: .classic, style: .default, rowHeight: 44, text: (10, 0, 300, 43),
            content: CGSize(width: 320, height: 43)),
        Saved(
            theme: .classic, style: .default, rowHeight: 44, accessory: .disclosureIndicator,
            text: (10, 0, 280, 43), content: CGSize(width: 300, height: 43)),
        Saved(
            theme: .classic, style: .subtitle, rowHeight: 44, text: (10, 2, nil, 22),
            detail: (10, nil, 24, 17), content: CGSize(width: 320, height: 43)),
        Saved(
            theme: .classic, style: .subtitle, rowHeight: 44, accessory: .disclosureIndicator,
            text: (10, 2, nil, 22), detail: (10, nil, 24, 17),
            content: CGSize(width: 300, height: 43)),
        Saved(
            theme: .classic, style: .value1, rowHeight: 44, text: (10, 11, nil, 21),
            detail: (nil, 310, 11, 21), content: CGSize(width: 320, height: 43)),
        Saved(
            theme: .modern, style: .default, rowHeight: 43.5, text: (20, 0, 374, 43.5),
            content: CGSize(width: 414, height: 43.5)),
        Saved(
            theme: .modern, style: .default, rowHeight: 43.5, accessory: .disclosureIndicator,
            text: (20, 0, 355, 43.5), content: CGSize(width: 383, height: 43.5)),
        Saved(
            theme: .modern, style: .value1, rowHeight: 43.5, text: (20, 12, nil, 20.5),
            detail: (nil, 394, 12, 20.5), content: CGSize(width: 414, height: 43.5)),
        Saved(
            theme: .modern, style: .value2, rowHeight: 43.5, text: (20, 14, 91, 16),
            detail: (117, nil, 14, 16), content: CGSize(width: 414, height: 43.5)),
        Saved(
            theme: .modern, style: .subtitle, rowHeight: 55.5, text: (20, 10, nil, 20.5),
            detail: (20, nil, 31.5, 14.5), content: CGSize(width: 414, height: 55.5)),
    ]

    @Test("Frames equal the frames that Xcode saved", arguments: saved)
    func frames(saved: Saved) throws {
        let width: CGFloat = saved.theme == .classic ? 320 : 414
        try RenderContext(theme: saved.theme).run {
            let cell = TableViewCell(style: saved.style, reuseIdentifier: nil)
            cell.textLabel?.text = "Title"
            cell.detailTextLabel?.text = "Detail"
            cell.accessoryType = saved.accessory
            cell.frame = CGRect(x: 0, y: 0, width: width, height: saved.rowHeight)
            cell.layoutIfNeeded()
            let content = cell.contentView.frame.size
            #expect(near(content.width, saved.content.width))
            #expect(near(content.height, saved.content.height))
            let text = try #require(cell.textLabel).frame
            #expect(near(text.minX, saved.text.x), "text x \(text.minX)")
            #expect(near(text.minY, saved.text.y), "text y \(text.minY)")
            #expect(near(text.height, saved.text.height), "text height \(text.height)")
            if let width = saved.text.width { #expect(near(text.width, width)) }
            guard let expected = saved.detail else { return }
            let detail = try #require(cell.detailTextLabel).frame
            if let left = expected.left { #expect(near(detail.minX, left)) }
            if let right = expected.right { #expect(near(detail.maxX, right)) }
            #expect(near(detail.minY, expected.y), "detail y \(detail.minY)")
            #expect(near(detail.height, expected.height), "detail height \(detail.height)")
        }
    }

    @Test("The classic chevron of a row of 55 points has the frame of an iOS 6 view dump")
    func chevron() throws {
        try RenderContext(theme: .classic).run {
            let cell = TableViewCell(style: .default, reuseIdentifier: nil)
            cell.accessoryType = .disclosureIndicator
            cell.frame = CGRect(x: 0, y: 0, width: 320, height: 55)
            let node = cell.lowered()
            #expect(cell.contentView.frame.size == CGSize(width: 300, height: 54))
            let accessory = try #require(node.children.first { $0.name == "accessory" })
            #expect(accessory.frame == CGRect(x: 300, y: 20, width: 10, height: 13))
        }
    }

    @Test("The modern chevron ends 21.5 points before the cell's right edge at 414 points")
    func modernChevron() throws {
        try RenderContext(theme: .modern).run {
            let cell = TableViewCell(style: .default, reuseIdentifier: nil)
            cell.accessoryType = .disclosureIndicator
            cell.frame = CGRect(x: 0, y: 0, width: 414, height: 44)
            let accessory = try #require(
                cell.lowered().children.first { $0.name == "accessory" })
            #expect(near(accessory.frame.maxX, 414 - 21.5))
            #expect(accessory.frame.size == CGSize(width: 6.5, height: 11.5))
        }
    }

    @Test("An image moves the text as in an iOS 6 log and an Xcode 11 storyboard")
    func images() throws {
        func frames(_ theme: Theme, _ width: CGFloat, _ row: CGFloat, _ size: CGSize) throws
            -> (CGRect, CGFloat)
        {
            try RenderContext(theme: theme).run {
                let cell = TableViewCell(style: .subtitle, reuseIdentifier: nil)
                cell.textLabel?.text = "Title"
                cell.imageView?.image = Image(drawing: .empty, size: size)
                cell.frame = CGRect(x: 0, y: 0, width: width, height: row)
                cell.layoutIfNeeded()
                return (
                    try #require(cell.imageView).frame, try #require(cell.textLabel).frame.minX
                )
            }
        }
        let old = try frames(.classic, 320, 44, CGSize(width: 40, height: 40))
        #expect(old.0.origin == CGPoint(x: 1, y: 1))
        #expect(old.1 == 51)
        let new = try frames(.modern, 414, 43.5, CGSize(width: 18, height: 20))
        #expect(near(new.0.minX, 23) && near(new.0.minY, 11.5))
        #expect(near(new.1, 59))
    }

    private func near(_ value: CGFloat, _ expected: CGFloat) -> Bool {
        abs(value - expected) <= 0.5
    }
}
