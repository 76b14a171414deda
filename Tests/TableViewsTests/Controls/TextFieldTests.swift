import Foundation
import TableDrawing
import TableGeometry
import TableText
import Testing

@testable import TableControls
@testable import TableThemes

/// Sizes and contents of text fields.
@Suite struct TextFieldTests {
    private func field(_ change: (TextField) -> Void) -> TextField {
        let field = TextField(frame: .zero)
        field.text = "hello"
        field.borderStyle = .roundedRect
        change(field)
        field.sizeToFit()
        field.layoutIfNeeded()
        return field
    }

    private func icon(_ side: CGFloat) -> View {
        View(frame: CGRect(x: 0, y: 0, width: side, height: side))
    }

    /// Width of the label beyond the width of its text, in points.
    private func spare(_ field: TextField) throws -> CGFloat {
        let label = try #require(field.subviews.compactMap { $0 as? Label }.first)
        return label.frame.width - label.sizeThatFits(.zero).width
    }

    @Test(arguments: Theme.eras)
    func `the intrinsic size includes the views beside the text`(theme: Theme) throws {
        try RenderContext(theme: theme).run {
            let plain = field { _ in }
            let clear = field { $0.clearButtonMode = .always }
            #expect(clear.frame.width > plain.frame.width)
            #expect(clear.frame.height == plain.frame.height)
            let sides = field {
                $0.leftView = icon(30)
                $0.rightView = icon(60)
                $0.leftViewMode = .always
                $0.rightViewMode = .always
            }
            #expect(sides.frame.width > plain.frame.width + 60)
            #expect(sides.frame.height == 60)
            for field in [plain, clear, sides] {
                let room = try spare(field)
                #expect(abs(room) < 0.5)
            }
        }
    }

    @Test func `hidden views take no space`() {
        let plain = field { _ in }
        let editing = field {
            $0.clearButtonMode = .whileEditing
            $0.rightView = icon(60)
        }
        #expect(editing.frame.size == plain.frame.size)
    }

    @Test(arguments: [Theme.modern, .glass])
    func `a field with a rounded frame is 34 points high`(theme: Theme) {
        RenderContext(theme: theme).run {
            let height = Double(field { _ in }.frame.height)
            #expect(abs(height - 34) <= 0.5)
        }
    }

    @Test func `a long text is truncated at rest, and scrolled to the caret during editing`() throws
    {
        func shown(_ field: TextField) throws -> (text: String, end: CGFloat) {
            let node = try #require(field.lowered().children.first { $0.name == "text" })
            guard case .text(let text, let place) = node.contents else { return ("", 0) }
            #expect(node.clipsToBounds == field.isEditing)
            return (text.string, node.frame.minX + place.x - node.boundsOrigin.x + text.size.width)
        }
        let field = TextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        field.text = "A text that is too long for its field"
        field.layoutIfNeeded()
        #expect(try shown(field).text.hasSuffix("\u{2026}"))
        field.isEditing = true
        field.layoutIfNeeded()
        let (text, end) = try shown(field)
        #expect(text == field.text)
        // The caret takes the last two points.
        #expect(abs(end - 98) <= 0.5)
        field.text = nil
        field.placeholder = "A placeholder that is too long for its field"
        field.layoutIfNeeded()
        let node = try #require(field.lowered().children.first { $0.name == "text" })
        guard case .text(let placeholder, _) = node.contents else { return }
        #expect(placeholder.string.hasSuffix("\u{2026}"))
    }

    private func edited(_ text: String?, _ change: (TextField) -> Void = { _ in }) -> TextField {
        let field = TextField(frame: CGRect(x: 0, y: 0, width: 160, height: 34))
        field.borderStyle = .roundedRect
        field.text = text
        field.isEditing = true
        change(field)
        field.layoutIfNeeded()
        return field
    }

    @Test(arguments: Theme.eras)
    func `a caret follows the text during editing`(theme: Theme) throws {
        try RenderContext(theme: theme).run {
            let field = edited("Hello")
            let label = try #require(field.subviews.compactMap { $0 as? Label }.first)
            let caret = try #require(field.caretRect)
            #expect(caret.width == 2 && caret.height >= field.font.pointSize)
            #expect(abs(caret.minX - label.frame.minX - label.sizeThatFits(.zero).width) <= 1)
            #expect(field.bounds.contains(caret))
            #expect(field.lowered() != edited("Hello") { $0.tintColor = .systemRed }.lowered())
            field.isEditing = false
            #expect(field.caretRect == nil)
            // In an empty field, it is at the position of the first letter.
            let empty = try #require(edited(nil).caretRect)
            #expect(abs(empty.maxX - label.frame.minX) <= 1)
            let centered = try #require(edited(nil) { $0.textAlignment = .center }.caretRect)
            #expect(abs(centered.midX - 80) <= 1)
            // A long text ends before the button, at the text's edge.
            let long = try #require(edited(String(repeating: "long ", count: 20) + "x").caretRect)
            let right = try #require(edited("Hello") { $0.textAlignment = .right }.caretRect)
            #expect(abs(long.maxX - right.maxX) <= 1)
            let arabic = edited("\u{645}\u{631}\u{62D}\u{628}\u{627}")
            let words = try #require(arabic.subviews.compactMap { $0 as? Label }.first)
            let left = try #require(arabic.caretRect)
            #expect(left.maxX <= words.frame.maxX - words.sizeThatFits(.zero).width + 1)
        }
    }

    @Test func `glass keeps left and right views within the rounded ends`() {
        for theme in Theme.eras {
            RenderContext(theme: theme).run {
                let field = edited("Hello") {
                    $0.leftView = icon(20)
                    $0.rightView = icon(20)
                    $0.leftViewMode = .always
                    $0.rightViewMode = .always
                }
                let inset = theme == .ios26 ? 8.0 : 0
                #expect(Double(field.leftView?.frame.minX ?? -1) == inset)
                #expect(Double(field.rightView?.frame.maxX ?? -1) == 160 - inset)
                field.borderStyle = .none
                field.layoutIfNeeded()
                #expect(field.leftView?.frame.minX == 0)
            }
        }
    }

    @Test(arguments: Theme.eras)
    func `the background colour of a rounded field fills only its frame`(theme: Theme) {
        RenderContext(theme: theme).run {
            let field = TextField(frame: CGRect(x: 0, y: 0, width: 160, height: 36))
            field.borderStyle = .roundedRect
            field.backgroundColor = .systemRed
            #expect(field.lowered().background == nil)
            guard case .drawing(let drawing) = field.lowered().contents,
                case .fill(let path, _, let paint, _)? = drawing.commands.first
            else {
                Issue.record("the frame is not drawn first")
                return
            }
            #expect(paint == .color(Color.systemRed.resolved))
            #expect(path == .rounded(field.bounds, radius: field.looks?.cornerRadius ?? -1))
            field.borderStyle = .none
            #expect(field.lowered().background == .color(Color.systemRed.resolved))
        }
    }
}
