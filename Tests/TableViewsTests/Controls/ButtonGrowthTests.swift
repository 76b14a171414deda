import Foundation
import TableDrawing
import TableText
import Testing

@testable import TableControls
@testable import TableThemes

/// Sizes of the contents of a button with a fixed size at all text sizes.
@Suite struct ButtonGrowthTests {
    /// Contents of a button at a text size; lengths in points.
    private struct Shown {
        var titleSize: CGFloat
        var ownTitleSize: CGFloat
        var title: CGRect
        var image: CGRect
        var text: String
        var lines: Int
    }

    private func shown(
        _ size: CGSize, at category: ContentSizeCategory, theme: Theme = .modern,
        _ make: () throws -> Button
    ) throws -> Shown {
        var traits = TraitCollection()
        traits.preferredContentSizeCategory = category
        return try RenderContext(theme: theme, traits: traits).run {
            let button = try make()
            button.frame = CGRect(origin: .zero, size: size)
            button.layoutIfNeeded()
            let label = try #require(button.titleLabel)
            let image = try #require(button.imageView)
            var (text, lines) = ("", 0)
            if case .text(let layout, _)? = button.lowered().children.first(where: {
                $0.name == "title"
            })?.contents {
                text = layout.string
                lines = text.split(separator: "\n").count
            }
            return Shown(
                // Rounded, without errors of floating-point numbers.
                titleSize: (label.font.pointSize * label.textScale * 1024).rounded() / 1024,
                ownTitleSize: label.font.pointSize, title: label.frame,
                image: image.isHidden ? .zero : image.frame, text: text, lines: lines)
        }
    }

    private func configured(
        _ title: String, symbol: Bool, _ placement: Button.Configuration.ImagePlacement
    ) -> Button {
        var configuration = Button.Configuration.filled()
        configuration.title = title
        if symbol {
            configuration.image = Image(
                systemName: "star.fill",
                withConfiguration: Image.SymbolConfiguration(textStyle: .body))
        }
        configuration.imagePadding = 4
        configuration.imagePlacement = placement
        return Button(configuration: configuration)
    }

    @Test(
        "A title grows with the text size up to the size of the button",
        arguments: [28.0, 32, 36, 44, 70], ["", "leading", "top"])
    func growth(height: Double, placement: String) throws {
        for title in ["Buy", "Follow", "Add to Cart"] {
            for width in stride(from: 60.0, through: 200, by: 20) {
                let size = CGSize(width: width, height: height)
                let all = try ContentSizeCategory.allCases.map { category in
                    try shown(size, at: category) {
                        configured(
                            title, symbol: !placement.isEmpty, placement == "top" ? .top : .leading)
                    }
                }
                let large = all[ContentSizeCategory.large.index]
                let name = "\(title) in \(width) by \(height), \(placement)"
                var last: Shown?
                for (category, now) in zip(ContentSizeCategory.allCases, all) {
                    defer { last = now }
                    let isBound = now.titleSize < now.ownTitleSize
                    if category <= .large { #expect(!isBound, "\(name), \(category)") }
                    if let last {
                        // A symbol of each size ends at a different device pixel.
                        let slack = placement.isEmpty ? 0 : 0.125
                        let change = now.titleSize - last.titleSize
                        #expect(change >= -slack, "\(name), \(category)")
                        if last.titleSize < last.ownTitleSize {
                            #expect(change <= slack, "\(name), \(category)")
                            #expect(now.lines == last.lines, "\(name), \(category)")
                        }
                    }
                    guard category > .large, !large.text.contains("\u{2026}"),
                        large.image.union(large.title).height <= height
                    else { continue }
                    #expect(!now.text.contains("\u{2026}"), "\(name), \(category)")
                    let content = now.image.isEmpty ? now.title : now.image.union(now.title)
                    #expect(
                        CGRect(origin: .zero, size: size).insetBy(dx: 3, dy: -0.01).contains(
                            content), "\(name), \(category): \(content)")
                    guard !now.image.isEmpty else { continue }
                    #expect(now.image.height <= height)
                    let ratio = now.image.height / now.titleSize
                    #expect(
                        abs(ratio * large.titleSize / large.image.height - 1) < 0.03,
                        "\(name), \(category): \(ratio)")
                }
            }
        }
    }

    @Test func `vertical padding shrinks before the title does`() throws {
        let size = CGSize(width: 160, height: 36)
        let found = try shown(size, at: .accessibilityMedium) {
            configured("Buy", symbol: false, .leading)
        }
        // A text of 28 points with the padding of 7 points above and below would need 48 points.
        #expect(found.titleSize == 28)
        #expect(found.title.minY >= 0 && found.title.maxY <= 36)
    }

    @Test func `a single line does not wrap while it fits beside the minimum padding`() throws {
        let size = CGSize(width: 120, height: 70)
        for category in [ContentSizeCategory.large, .extraLarge] {
            let found = try shown(size, at: category) {
                configured("Add to Cart", symbol: false, .leading)
            }
            #expect(found.lines == 1 && found.titleSize == found.ownTitleSize)
        }
        let wrapped = try shown(size, at: .accessibilityExtraExtraExtraLarge) {
            configured("Add to Cart", symbol: false, .leading)
        }
        #expect(wrapped.lines == 2 && wrapped.titleSize > 23)
    }

    @Test func `a title with a font without a text style keeps its size`() throws {
        for (width, isWhole) in [(90.0, true), (40, false)] {
            let found = try shown(
                CGSize(width: width, height: 30), at: .accessibilityExtraExtraExtraLarge
            ) {
                let button = configured("Settings", symbol: false, .leading)
                button.titleLabel?.font = .systemFont(ofSize: 18)
                return button
            }
            #expect(found.titleSize == 18)
            #expect(found.text.contains("\u{2026}") != isWhole)
        }
    }

    @Test("A symbol beside a title with a fixed font, or without a title, grows within the button")
    func symbols() throws {
        func image(_ title: String, _ category: ContentSizeCategory) throws -> CGRect {
            try shown(CGSize(width: 120, height: 36), at: category, theme: .flat) {
                configured(title, symbol: true, .leading)
            }.image
        }
        for title in ["", "Go"] {
            let large = try image(title, .large)
            let largest = try image(title, .accessibilityExtraExtraExtraLarge)
            #expect(largest.height > large.height * 1.2)
            #expect(largest.height <= (title.isEmpty ? 28 : 36) && largest.minY >= 0)
        }
    }

    @Test
    func `a title without a configuration fills the button, except for a margin on a plate`()
        throws
    {
        func found(_ plate: Color?) throws -> Shown {
            try shown(CGSize(width: 90, height: 32), at: .accessibilityExtraExtraExtraLarge) {
                let button = Button(type: .system)
                button.setTitle("Following", for: .normal)
                button.titleLabel?.font = .preferredFont(forTextStyle: .subheadline)
                button.backgroundColor = plate
                return button
            }
        }
        let (bare, plated) = (try found(nil), try found(.black))
        #expect(bare.titleSize > plated.titleSize && plated.titleSize > 15)
        #expect(plated.title.minX >= 4 && bare.title.minX >= 0)
        #expect(!bare.text.contains("\u{2026}") && !plated.text.contains("\u{2026}"))
    }
}
