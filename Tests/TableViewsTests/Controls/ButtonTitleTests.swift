import Foundation
import TableDrawing
import TableText
import TableViews
import Testing

/// How titles wrap, and what a configuration leaves behind.
@Suite struct ButtonTitleTests {
    private func button(
        _ title: String = "A title that is long and wraps", width: CGFloat = 120
    ) -> Button {
        let button = Button(type: .system)
        button.setTitle(title, for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: width, height: 90)
        return button
    }

    private func lines(_ button: Button) -> Int {
        button.layoutIfNeeded()
        guard let label = button.titleLabel, label.bounds.height > 0 else { return 0 }
        let one = Label(frame: .zero)
        one.font = label.font
        one.text = "A"
        return Int((label.bounds.height / one.sizeThatFits(.zero).height).rounded())
    }

    @Test func `a title wraps where its line break mode does`() {
        let button = button()
        #expect(lines(button) == 1)
        #expect(button.titleLabel?.numberOfLines == 1)
        for mode in LineBreakMode.allCases {
            button.titleLabel?.lineBreakMode = mode
            let wraps = mode == .byWordWrapping || mode == .byCharWrapping
            #expect(button.titleLabel?.numberOfLines == (wraps ? 0 : 1))
            #expect((lines(button) > 1) == wraps, "\(mode)")
        }
    }

    @Test func `a stated number of lines counts before the mode`() {
        let button = button("One two three four five six seven eight nine ten eleven")
        button.titleLabel?.numberOfLines = 2
        #expect(lines(button) == 2)
        button.titleLabel?.lineBreakMode = .byWordWrapping
        #expect(lines(button) == 2)
        button.titleLabel?.numberOfLines = 0
        #expect(lines(button) > 2)
    }

    @Test func `a wrapped title keeps its place beside an image and within the button`() {
        let button = button()
        button.setImage(Image(drawing: .empty, size: CGSize(width: 20, height: 20)), for: .normal)
        button.titleLabel?.lineBreakMode = .byWordWrapping
        button.layoutIfNeeded()
        let title = button.titleLabel?.frame ?? .zero
        let image = button.imageView?.frame ?? .zero
        #expect(image.minX >= 0 && image.maxX <= title.minX && title.maxX <= 120)
        #expect(abs(title.midY - 45) <= 1 && abs(image.midY - 45) <= 1)
    }

    @Test func `an image that has grown with the text size shrinks by itself`() {
        var traits = TraitCollection()
        traits.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        RenderContext(traits: traits).run {
            func laidOut(_ imageHeight: CGFloat) -> Button {
                let button = Button(type: .custom)
                button.setTitle("Inset", for: .normal)
                button.setImage(
                    Image(drawing: .empty, size: CGSize(width: imageHeight, height: imageHeight)),
                    for: .normal)
                button.frame = CGRect(x: 0, y: 0, width: 200, height: 34)
                button.layoutIfNeeded()
                return button
            }
            let (low, high) = (laidOut(20), laidOut(90))
            #expect(high.titleLabel?.frame.height == low.titleLabel?.frame.height)
            #expect(high.imageView?.frame.height == 34 && high.imageView?.frame.width == 34)
            #expect(high.imageView?.frame.minY == 0)
        }
    }

    @Test func `breaks in a title are kept where it wraps`() {
        let button = button("two\nlines")
        button.titleLabel?.lineBreakMode = .byWordWrapping
        #expect(lines(button) == 2)
        button.sizeToFit()
        #expect(button.frame.height > 40)
    }

    @Test("A configuration's title keeps its line in a lower button", arguments: [30, 28, 26, 22])
    func lowButton(height: CGFloat) throws {
        for configuration in [Button.Configuration.filled(), .gray(), .plain()] {
            let button = Button(configuration: configuration)
            button.setTitle("\u{C4}gypten", for: .normal)
            let natural = button.sizeThatFits(.zero).height
            button.frame = CGRect(x: 0, y: 0, width: 120, height: height)
            button.layoutIfNeeded()
            let title = try #require(button.titleLabel)
            #expect(natural > title.frame.height, "the insets make the natural size")
            #expect(title.frame.height >= title.sizeThatFits(.zero).height)
            #expect(abs(title.frame.midY - height / 2) <= 0.51)
            #expect(title.frame.minY >= 0 && title.frame.maxY <= height)
            #expect(!title.lowered().clipsToBounds)
        }
    }

    @Test func `a configuration's second line does not reach over the insets`() throws {
        let button = Button(configuration: .filled())
        button.setTitle("two words that wrap", for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 110, height: 44)
        button.layoutIfNeeded()
        let title = try #require(button.titleLabel)
        #expect(title.frame.height <= 44 - 14)
    }

    @Test func `a configuration that goes gives the font back that was there`() {
        for font in [nil, Font.boldSystemFont(ofSize: 30)] {
            let button = button()
            if let font { button.titleLabel?.font = font }
            let before = (button.titleLabel?.font, button.lowered())
            button.configuration = .gray()
            #expect(button.titleLabel?.font != before.0)
            button.configuration = .filled()
            _ = button.lowered()
            button.configuration = nil
            #expect(button.titleLabel?.font == before.0)
            #expect(button.lowered() == before.1)
        }
    }
}
