import Foundation
import TableDrawing
import TableGeometry
import TableText
import Testing

@testable import TableControls
@testable import TableThemes

/// Contents of buttons in their states, and the frames of the contents.
@Suite struct ButtonTests {
    @Test func `a state without its own value has the value of the normal state`() {
        let button = Button(type: .custom)
        button.setTitle("normal", for: .normal)
        button.setTitle("selected", for: .selected)
        button.setTitleColor(.red, for: .normal)
        button.setTitleColor(.green, for: .disabled)
        #expect(button.currentTitle == "normal")
        button.isSelected = true
        #expect(button.currentTitle == "selected")
        #expect(button.currentTitleColor == .red)
        button.isHighlighted = true
        #expect(button.currentTitle == "normal", "both states together have nothing")
        button.isHighlighted = false
        button.isSelected = false
        button.isEnabled = false
        #expect(button.currentTitleColor == .green)
    }

    @Test func `a system button has the height of its line and margins`() {
        let button = Button(type: .system)
        button.setTitle("Button", for: .normal)
        button.sizeToFit()
        #expect(button.frame.height == 30)
        #expect(button.currentTitleColor == .systemBlue)
        button.tintColor = .systemRed
        #expect(button.currentTitleColor == .systemRed)
    }

    @Test(arguments: [Button.ButtonType.custom, .system])
    func `a template image has the tint color, whatever the title's color is`(
        type: Button.ButtonType
    ) {
        let button = Button(type: type)
        button.setImage(Image(systemName: "heart.fill"), for: .normal)
        button.setTitleColor(.black, for: .normal)
        button.tintColor = .systemRed
        #expect(ButtonLook(button).imageColor == .systemRed)
        #expect(ButtonLook(button).foreground == .black)
        button.configuration = .plain()
        button.configuration?.baseForegroundColor = .systemGreen
        #expect(ButtonLook(button).imageColor == .systemGreen)
    }

    @Test func `a rounded rectangle has a plate around images, but not on background images`() {
        RenderContext(theme: .classic).run {
            let button = Button(type: .roundedRect)
            button.setImage(Image(systemName: "star"), for: .normal)
            #expect(button.plate != nil)
            button.setTitle("Star", for: .normal)
            #expect(button.plate != nil)
            button.setBackgroundImage(Image(systemName: "star"), for: .normal)
            #expect(button.plate == nil)
        }
    }

    @Test func `an image without a configuration is at most as large as its button`() throws {
        let image = Image(bitmap: Bitmap(width: 60, height: 60, filling: 0xFFFF_0000))
        let button = Button(type: .custom)
        button.setImage(image, for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
        func place() throws -> CGRect {
            button.layoutIfNeeded()
            return try #require(button.imageView).frame
        }
        #expect(try place() == CGRect(x: 0, y: 0, width: 40, height: 30))
        button.imageEdgeInsets = EdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
        #expect(try place() == CGRect(x: 5, y: 5, width: 30, height: 20))
        button.imageEdgeInsets = .zero
        button.frame.size = CGSize(width: 100, height: 80)
        #expect(try place() == CGRect(x: 20, y: 10, width: 60, height: 60))
        button.frame.size = CGSize(width: 40, height: 30)
        button.configuration = .plain()
        #expect(try place().size == CGSize(width: 60, height: 60))
    }

    @Test func `a title wraps within a given width only in a configured button`() {
        let title = "A title that is longer than the width"
        let filled = Button(configuration: .filled())
        filled.configuration?.title = title
        let one = filled.sizeThatFits(.zero)
        let wrapped = filled.sizeThatFits(CGSize(width: 140, height: 0))
        #expect(wrapped.width <= 140 && wrapped.height > one.height + 15)
        #expect(filled.sizeThatFits(CGSize(width: one.width, height: 0)) == one)
        filled.frame.size = CGSize(width: 140, height: wrapped.height)
        filled.layoutIfNeeded()
        #expect(filled.titleLabel?.currentLayout?.isTruncated == false)
        filled.titleLabel?.numberOfLines = 1
        #expect(filled.sizeThatFits(CGSize(width: 140, height: 0)).height == one.height)
        let system = Button(type: .system)
        system.setTitle(title, for: .normal)
        #expect(system.sizeThatFits(CGSize(width: 140, height: 0)) == system.sizeThatFits(.zero))
    }

    @Test func `a configured button shows its title at its natural size in whole pixels`() throws {
        for title in ["Next", "Go", "Continue", "Buy now", "A"] {
            let button = Button(configuration: .filled())
            button.configuration?.title = title
            button.configuration?.image = Image(systemName: "chevron.right")
            button.configuration?.contentInsets = .init(
                top: 14, leading: 24, bottom: 14, trailing: 24)
            let size = button.intrinsicContentSize
            button.frame.size = CGSize(
                width: PixelGrid.current.round(size.width), height: size.height)
            button.layoutIfNeeded()
            let label = try #require(button.titleLabel)
            #expect(label.currentLayout?.isTruncated == false, "\(title)")
            #expect(label.frame.width >= label.sizeThatFits(.zero).width, "\(title)")
        }
    }

    @Test func `a selected system button has a tinted plate behind a light title`() throws {
        for theme in [Theme.flat, .modern, .glass] {
            RenderContext(theme: theme).run {
                let button = Button(type: .system)
                button.setTitle("Selected", for: .normal)
                button.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
                #expect(!button.lowered().dump.contains("drawing="))
                button.isSelected = true
                #expect(button.lowered().dump.contains("drawing="), "\(theme.name)")
                #expect(button.titleLabel?.textColor == .white)
                let rect = theme.controls.button.selectedPlate.flatMap {
                    _ in button.titleLabel?.frame
                }
                #expect(rect.map { $0.width < 90 } == true)
            }
        }
    }

    @Test func `the fill alignment stretches an image in its axis`() {
        let button = Button(type: .custom)
        button.setImage(Image(drawing: .empty, size: CGSize(width: 20, height: 20)), for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        button.contentVerticalAlignment = .fill
        button.layoutIfNeeded()
        #expect(button.imageView?.frame == CGRect(x: 90, y: 0, width: 20, height: 40))
        button.contentHorizontalAlignment = .fill
        button.layoutIfNeeded()
        #expect(button.imageView?.frame == button.bounds)
    }

    @Test func `insets move title and image`() {
        let button = Button(type: .custom)
        button.setImage(Image(drawing: .empty, size: CGSize(width: 20, height: 20)), for: .normal)
        button.setTitle("T", for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        button.contentHorizontalAlignment = .left
        button.layoutIfNeeded()
        func frames() -> (image: CGRect, title: CGRect) {
            button.setNeedsLayout()
            button.layoutIfNeeded()
            return (button.imageView?.frame ?? .zero, button.titleLabel?.frame ?? .zero)
        }
        #expect(frames().image == CGRect(x: 0, y: 10, width: 20, height: 20))
        #expect(frames().title.minX == 20)
        button.contentEdgeInsets.left = 5
        button.titleEdgeInsets.left = 8
        #expect(frames().image.minX == 5)
        #expect(frames().title.minX == 33)
        button.contentHorizontalAlignment = .right
        #expect(frames().title.maxX == 200)
        button.contentHorizontalAlignment = .leading
        button.semanticContentAttribute = .forceRightToLeft
        button.titleEdgeInsets.left = 0
        button.contentEdgeInsets.left = 0
        #expect(frames().image.maxX == 200, "from right to left the image stands at the right")
        #expect(frames().title.maxX == 180)
        button.contentVerticalAlignment = .bottom
        #expect(frames().image.maxY == 40)
    }

    @Test func `a primary action provides title and image and runs when the button is pressed`() {
        var runs = 0
        let button = Button(
            type: .system,
            primaryAction: Action(title: "Buy", image: Image(systemName: "cart")) { _ in runs += 1 }
        )
        #expect(button.currentTitle == "Buy")
        #expect(button.currentImage?.symbol?.name == "cart")
        button.sendActions(for: .primaryActionTriggered)
        #expect(runs == 1)
    }

    @Test func `a filled button has a plate in the tint colour, or in gray if disabled`() {
        var look = Button.Configuration.filled()
        look.title = "Filled"
        let button = Button(configuration: look)
        func fills() -> [RGBA] {
            guard case .drawing(let drawing) = button.lowered().contents else { return [] }
            return drawing.commands.compactMap {
                if case .fill(_, _, .color(let color), _) = $0 { return color }
                return nil
            }
        }
        #expect(fills() == [Color.systemBlue.resolved])
        button.isEnabled = false
        #expect(fills() == [Color.tertiarySystemFill.resolved])
        #expect(button.frame.height > 34 && button.frame.height < 35)
    }

    @Test func `secure text is drawn as dots, and an empty field shows its placeholder`() {
        let field = TextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
        field.placeholder = "Name"
        func shown() -> String? {
            guard case .text(let text, _) = field.lowered().children.first?.contents else {
                return nil
            }
            return text.string
        }
        #expect(shown() == "Name")
        field.text = "abc"
        #expect(shown() == "abc")
        field.isSecureTextEntry = true
        #expect(shown() == "•••")
    }

    @Test func `left and right views of a field reduce the text's width`() {
        let field = TextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
        field.borderStyle = .roundedRect
        field.text = "abc"
        #expect(field.textRect(forBounds: field.bounds).minX == 7)
        #expect(field.textRect(forBounds: field.bounds).width == 86)
        field.leftView = View(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
        #expect(field.textRect(forBounds: field.bounds).minX == 7)
        field.leftViewMode = .always
        // The view, and the padding of the frame.
        #expect(field.textRect(forBounds: field.bounds).minX == 37)
        field.borderStyle = .none
        #expect(field.textRect(forBounds: field.bounds).minX == 30)
        field.borderStyle = .roundedRect
        field.semanticContentAttribute = .forceRightToLeft
        #expect(field.textRect(forBounds: field.bounds).maxX == 63)
        #expect(field.textRect(forBounds: field.bounds).minX == 7)
        field.semanticContentAttribute = .unspecified
        field.clearButtonMode = .whileEditing
        #expect(field.textRect(forBounds: field.bounds).maxX == 93)
        field.isEditing = true
        let clear = field.clearButtonRect(forBounds: field.bounds)
        #expect(field.textRect(forBounds: field.bounds).maxX == clear.minX - 4)
    }

    @Test
    func `the translucent cross of a close button is a single stroke without a darker middle`() {
        let button = Button(type: .close)
        button.sizeToFit()
        guard case .drawing(let drawing) = button.lowered().contents else {
            Issue.record("a close button is drawn")
            return
        }
        let strokes = drawing.commands.filter {
            if case .stroke = $0 { return true }
            return false
        }
        #expect(strokes.count == 1)
    }
}
