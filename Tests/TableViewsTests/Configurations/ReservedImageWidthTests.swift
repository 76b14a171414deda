import Foundation
import TableDrawing
import TableGeometry
import TableText
import Testing

@testable import TableControls
@testable import TableThemes
@testable import TableViews

/// Symbols before texts are centred in a lane of equal width, in list contents and in the standard
/// cells.
@Suite struct ReservedImageWidthTests {
    private static let names = ["lock", "personalhotspot", "person.2.fill", "iphone", "bolt"]

    /// Centre of a row's image and leading edge of its text, in the row.
    private func places(_ image: Image, isConfigured: Bool, size: ContentSizeCategory) throws
        -> (middle: CGFloat, text: CGFloat)
    {
        let cell = TableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
        if isConfigured {
            var content = ListContentConfiguration.cell()
            content.text = "Text"
            content.image = image
            cell.contentConfiguration = content
        } else {
            cell.textLabel?.text = "Text"
            cell.imageView?.image = image
        }
        cell.frame.size.height = cell.sizeThatFits(CGSize(width: 390, height: 0)).height
        let node = cell.lowered()
        let content = try #require(node.child("contentView"))
        let parts = isConfigured ? try #require(content.child("content")) : content
        let shown = try #require(parts.child(isConfigured ? "image" : "imageView"))
        let text = try #require(parts.child(isConfigured ? "text" : "textLabel"))
        return (shown.frame.midX, text.frame.minX)
    }

    @Test(
        arguments: [Theme.modern, .glass],
        [ContentSizeCategory.large, .accessibilityExtraExtraExtraLarge])
    func `symbols of all widths share a lane, which grows with the text`(
        theme: Theme, size: ContentSizeCategory
    ) throws {
        let traits = TraitCollection(preferredContentSizeCategory: size, displayScale: 3)
        try RenderContext(theme: theme, traits: traits).run {
            var middles: [CGFloat] = []
            var texts: Set<CGFloat> = []
            for name in Self.names {
                let image = try #require(Image(systemName: name))
                for isConfigured in [true, false] {
                    let place = try places(image, isConfigured: isConfigured, size: size)
                    middles.append(place.middle)
                    texts.insert(place.text)
                }
            }
            #expect(texts.count == 1)
            let spread = Double(
                try #require(middles.max()) - #require(middles.min()))
            #expect(spread <= 1.0 / 3 + 1e-6)
            let lane = try #require(theme.cell.image.symbolLane)
            let scale = Font.TextStyle.body.pointSize(for: size) / 17
            let text = Double(try #require(texts.first))
            #expect(abs(text - Double(16 + lane * scale + theme.cell.image.gap)) < 0.5)
        }
    }

    @Test(
        arguments: [Theme.flat, .classic],
        [ContentSizeCategory.large, .accessibilityExtraExtraExtraLarge])
    func `list contents have a symbol lane in themes without a lane for cells`(
        theme: Theme, size: ContentSizeCategory
    ) throws {
        let traits = TraitCollection(preferredContentSizeCategory: size, displayScale: 3)
        try RenderContext(theme: theme, traits: traits).run {
            var texts: Set<CGFloat> = []
            var standard: Set<CGFloat> = []
            for name in Self.names {
                let image = try #require(Image(systemName: name))
                texts.insert(try places(image, isConfigured: true, size: size).text)
                standard.insert(try places(image, isConfigured: false, size: size).text)
            }
            #expect(texts.count == 1)
            // Standard rows of these themes have no lane.
            #expect(standard.count > 1)
            var wide = theme
            wide.listContent.symbolLane = 40
            try RenderContext(theme: wide, traits: traits).run {
                let image = try #require(Image(systemName: "lock"))
                let place = try places(image, isConfigured: true, size: size)
                #expect(try place.text > #require(texts.first) + 15)
            }
        }
    }

    @Test func `a configured classic row has text and value side by side, as a standard row`()
        throws
    {
        let traits = TraitCollection(
            preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        func places(_ theme: Theme) throws -> (text: CGRect, detail: CGRect) {
            try RenderContext(theme: theme, traits: traits).run {
                let cell = TableViewCell(style: .default, reuseIdentifier: nil)
                cell.frame = CGRect(x: 0, y: 0, width: 375, height: 44)
                var content = ListContentConfiguration.valueCell()
                content.text = "Conf"
                content.secondaryText = "Val"
                cell.contentConfiguration = content
                cell.frame.size.height = cell.sizeThatFits(CGSize(width: 375, height: 0)).height
                let node = try #require(cell.lowered().node("contentView", "content"))
                return (
                    try #require(node.child("text")).frame,
                    try #require(node.child("secondaryText")).frame
                )
            }
        }
        let classic = try places(.classic)
        #expect(abs(Double(classic.text.midY - classic.detail.midY)) < 1)
        #expect(classic.detail.minX > classic.text.maxX)
        let modern = try places(.modern)
        #expect(modern.detail.minY >= modern.text.maxY)
    }

    @Test func `an image has its own width unless the standard dimension is reserved`()
        throws
    {
        let image = Image(drawing: .empty, size: CGSize(width: 11, height: 9))
        var properties = ListContentConfiguration.cell().imageProperties
        #expect(properties.room(for: image.size, isSymbol: false) == image.size)
        #expect(
            properties.room(for: image.size, isSymbol: true) == CGSize(width: 24, height: 9))
        let standard = ListContentConfiguration.ImageProperties.standardDimension
        properties.reservedLayoutSize = CGSize(width: standard, height: standard)
        #expect(
            properties.room(for: image.size, isSymbol: false) == CGSize(width: 24, height: 20))
        properties.reservedLayoutSize = CGSize(width: 50, height: 0)
        #expect(properties.room(for: image.size, isSymbol: true) == CGSize(width: 50, height: 9))
        // A symbol wider than the lane moves the text.
        properties.reservedLayoutSize = .zero
        let huge = CGSize(width: 80, height: 80)
        #expect(properties.room(for: huge, isSymbol: true) == huge)
    }

    @Test func `a symbol has the preferred configuration and the resolved tint`() throws {
        let cell = TableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 390, height: 60)
        cell.tintColor = .green
        var content = ListContentConfiguration.cell()
        content.image = Image(systemName: "gear")
        func shown() throws -> (size: CGSize, tint: RGBA?) {
            cell.contentConfiguration = content
            let node = try #require(
                cell.lowered().node("contentView", "content", "image"))
            guard case .image(_, let rect, let tint) = node.contents else {
                Issue.record("no image")
                return (.zero, nil)
            }
            return (rect.size, tint)
        }
        let standard = try shown()
        #expect(standard.tint == Color.green.resolved)
        content.imageProperties.preferredSymbolConfiguration = .init(pointSize: 34)
        #expect(abs(Double(try shown().size.width / standard.size.width) - 2) < 0.1)
        content.imageProperties.tintColor = .red
        #expect(try shown().tint == Color.red.resolved)
        content.imageProperties.tintColorTransformer = { _ in .blue }
        #expect(try shown().tint == Color.blue.resolved)
        #expect(content.imageProperties.resolvedTintColor(for: .green) == .blue)
        // The tint of another row does not remain.
        content.imageProperties.tintColorTransformer = nil
        content.imageProperties.tintColor = nil
        #expect(try shown().tint == Color.green.resolved)
    }

    @Test(
        arguments: Theme.eras,
        [ContentSizeCategory.large, .accessibilityExtraExtraExtraLarge])
    func `a configured row has the height of its cell style, or the theme's least height`(
        theme: Theme, size: ContentSizeCategory
    ) {
        let traits = TraitCollection(preferredContentSizeCategory: size, displayScale: 3)
        RenderContext(theme: theme, traits: traits).run {
            func height(_ style: TableViewCell.CellStyle, _ content: ListContentConfiguration?)
                -> Double
            {
                let cell = TableViewCell(style: style, reuseIdentifier: nil)
                cell.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
                if var content {
                    content.text = "Text"
                    if style == .subtitle { content.secondaryText = "Below" }
                    cell.contentConfiguration = content
                } else {
                    cell.textLabel?.text = "Text"
                    if style == .subtitle { cell.detailTextLabel?.text = "Below" }
                }
                return Double(cell.sizeThatFits(CGSize(width: 390, height: 0)).height)
            }
            let least: Double =
                switch theme {
                case .ios13, .ios15: 44 + 1.0 / 3
                case .ios26: 53
                default: 44
                }
            for (style, content) in [
                (.default, .cell()), (.value1, .valueCell()), (.subtitle, .subtitleCell()),
            ] as [(TableViewCell.CellStyle, ListContentConfiguration)] {
                let expected = max(least, height(style, nil))
                // List contents of iOS 26 have margins of their own.
                let tolerance = theme.listContent.verticalMargin == nil ? 0.01 : 7.5
                #expect(abs(height(style, content) - expected) < tolerance, "\(style)")
            }
        }
    }
}
