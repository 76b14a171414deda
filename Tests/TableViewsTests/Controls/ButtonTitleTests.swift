import Foundation
import TableControls
import TableDrawing
import TableText
import TableThemes
import Testing

/// Line breaks of titles, and effects of configurations.
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

    @Test func `the title label has the current title at once`() {
        let button = Button(type: .system)
        #expect(button.titleLabel?.text == nil)
        button.setTitle("normal", for: .normal)
        #expect(button.titleLabel?.text == "normal" && button.titleLabel?.isHidden == false)
        button.setTitle("disabled", for: .disabled)
        #expect(button.titleLabel?.text == "normal")
        button.isEnabled = false
        #expect(button.titleLabel?.text == "disabled")
        button.isEnabled = true
        button.setAttributedTitle(NSAttributedString(string: "attributed"), for: .normal)
        #expect(button.titleLabel?.text == "attributed")
        button.setAttributedTitle(nil, for: .normal)
        button.configuration = .plain()
        #expect(button.titleLabel?.text == "normal")
        button.configuration?.title = "configured"
        #expect(button.titleLabel?.text == "configured")
        button.configuration = nil
        button.setTitle(nil, for: .normal)
        #expect(button.titleLabel?.text == nil)
        var configuration = Button.Configuration.filled()
        configuration.title = "Go"
        #expect(Button(configuration: configuration).titleLabel?.text == "Go")
    }

    @Test func `a title wraps in line break modes that wrap`() {
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

    @Test func `a stated number of lines has precedence over the line break mode`() {
        let button = button("One two three four five six seven eight nine ten eleven")
        button.titleLabel?.numberOfLines = 2
        #expect(lines(button) == 2)
        button.titleLabel?.lineBreakMode = .byWordWrapping
        #expect(lines(button) == 2)
        button.titleLabel?.numberOfLines = 0
        #expect(lines(button) > 2)
    }

    @Test func `a wrapped title stays beside its image and within the button`() {
        let button = button()
        button.setImage(Image(drawing: .empty, size: CGSize(width: 20, height: 20)), for: .normal)
        button.titleLabel?.lineBreakMode = .byWordWrapping
        button.layoutIfNeeded()
        let title = button.titleLabel?.frame ?? .zero
        let image = button.imageView?.frame ?? .zero
        #expect(image.minX >= 0 && image.maxX <= title.minX && title.maxX <= 120)
        #expect(abs(title.midY - 45) <= 1 && abs(image.midY - 45) <= 1)
    }

    @Test func `an image larger than the button at large text sizes shrinks without the title`() {
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

    @Test func `line feeds in a title remain in line break modes that wrap`() {
        let button = button("two\nlines")
        button.titleLabel?.lineBreakMode = .byWordWrapping
        #expect(lines(button) == 2)
        button.sizeToFit()
        #expect(button.frame.height > 40)
    }

    @Test("A configuration's title does not wrap in a low button", arguments: [30, 28, 26, 22])
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

    @Test("A configuration's vertical padding shrinks before lines are truncated")
    func lowPadding() throws {
        func lines(_ height: CGFloat, stated: Bool = false) throws -> Int {
            let (text, frame) = try shown(
                "two words that wrap", CGSize(width: 110, height: height)
            ) {
                guard stated else { return }
                $0.contentInsets = DirectionalEdgeInsets(
                    top: 7, leading: 12, bottom: 7, trailing: 12)
            }
            #expect(abs(frame.midY - height / 2) <= 1)
            #expect(frame.minY >= 0 && frame.maxY <= height)
            #expect(text.contains("\u{2026}") == (frame.height < 30))
            return frame.height < 30 ? 1 : 2
        }
        // Two lines of body text are 20.29 points and the leading of 22 high.
        for height: CGFloat in [43, 44, 50, 90] { #expect(try lines(height) == 2) }
        // The title has a single line if the button is too low for two lines, or if its padding is
        // stated.
        for height: CGFloat in [36, 42] { #expect(try lines(height) == 1) }
        #expect(try lines(44, stated: true) == 1)
        // A title that does not fit has as many lines as fit.
        let (text, frame) = try shown(
            "One two three four five six seven eight nine ten", CGSize(width: 100, height: 44))
        #expect(text.contains("\u{2026}") && frame.height > 38)
        // The height of an image above the title is subtracted.
        let image = Image(drawing: .empty, size: CGSize(width: 16, height: 16))
        let below = try shown("Home", CGSize(width: 90, height: 40)) {
            ($0.image, $0.imagePlacement) = (image, .top)
        }
        #expect(below.frame.minY >= 16 && below.frame.maxY <= 40)
    }

    @Test("A truncated title is centred in the button, right beside its image")
    func cutInTheMiddle() throws {
        for (type, image) in [(Button.ButtonType.system, false), (.custom, true), (.custom, false)]
        {
            for width in stride(from: 70.0, to: 130, by: 7) {
                let button = Button(type: type)
                button.setTitle("Wide and wider words of a title", for: .normal)
                if image {
                    button.setImage(
                        Image(drawing: .empty, size: CGSize(width: 20, height: 20)), for: .normal)
                }
                button.frame = CGRect(x: 0, y: 0, width: width, height: 40)
                button.layoutIfNeeded()
                let title = try #require(button.titleLabel?.frame)
                let first = image ? try #require(button.imageView?.frame) : title
                #expect(abs(first.minX - (width - title.maxX)) <= 1, "\(width)")
                #expect(first.minX >= 0 && first.minX <= 12)
                if image { #expect(title.minX == first.maxX) }
            }
        }
    }

    @Test func `removing a configuration restores the label's font`() {
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

    /// The displayed title of a configured button, and its frame.
    private func shown(
        _ title: String, _ size: CGSize, _ change: (inout Button.Configuration) -> Void = { _ in }
    ) throws -> (text: String, frame: CGRect) {
        var configuration = Button.Configuration.tinted()
        change(&configuration)
        let button = Button(configuration: configuration)
        button.setTitle(title, for: .normal)
        button.frame = CGRect(origin: .zero, size: size)
        button.layoutIfNeeded()
        let node = try #require(button.lowered().children.first { $0.name == "title" })
        guard case .text(let text, _) = node.contents else { return ("", .zero) }
        return (text.string, node.frame)
    }

    @Test(
        "A configuration's padding shrinks before its title is truncated",
        arguments: [Theme.flat, .modern, .glass],
        [
            ("Buy", 60.0), ("Buy", 50), ("Tinted sel", 110), ("Tinted sel", 90),
            ("Download everything", 190),
        ])
    func narrowPadding(theme: Theme, title: (text: String, width: Double)) throws {
        try RenderContext(theme: theme).run {
            let (text, frame) = try shown(title.text, CGSize(width: title.width, height: 40))
            #expect(text == title.text)
            #expect(frame.minX >= 4 && frame.maxX <= title.width - 4)
            #expect(abs(frame.midX - title.width / 2) <= 1)
        }
    }

    @Test func `a truncated title has the full width of its button`() throws {
        for theme in [Theme.modern, .glass] {
            try RenderContext(theme: theme).run {
                let size = CGSize(width: 120, height: 40)
                for title in ["Download everything at once", "Donaudampfschiffahrtsgesellschaft"] {
                    let (text, frame) = try shown(title, size)
                    #expect(text.contains("\u{2026}") && !text.contains("\n"))
                    #expect(text.count >= 10, "\(text)")
                    #expect(frame.minX <= 13 && frame.maxX >= 107)
                    #expect(abs(frame.midX - 60) <= 1)
                    #expect(frame.height < 30)
                }
                // Lines of whole words keep the padding.
                let (wrapped, place) = try shown(
                    "two words that wrap", CGSize(width: 120, height: 90))
                #expect(!wrapped.contains("\u{2026}") && place.height > 30)
                #expect(place.minX >= 12 && place.maxX <= 108)
            }
        }
    }

    @Test
    func `a configuration's stated insets remain, and the button's own insets have no effect`()
        throws
    {
        let size = CGSize(width: 100, height: 40)
        let stated = try shown("A long title", size) {
            $0.contentInsets = DirectionalEdgeInsets(top: 7, leading: 30, bottom: 7, trailing: 10)
        }
        #expect(stated.frame.minX >= 30 && stated.frame.maxX <= 90)
        let button = Button(configuration: .gray())
        button.setTitle("A", for: .normal)
        let plain = button.sizeThatFits(.zero)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        button.layoutIfNeeded()
        let place = button.titleLabel?.frame
        button.contentEdgeInsets = EdgeInsets(top: 20, left: 20, bottom: 20, right: 0)
        button.titleEdgeInsets = EdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
        button.layoutIfNeeded()
        #expect(button.sizeThatFits(.zero) == plain && button.titleLabel?.frame == place)
    }
}
