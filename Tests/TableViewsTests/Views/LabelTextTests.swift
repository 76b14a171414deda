import Foundation
import TableControls
import TableDrawing
import TableText
import Testing

/// The style of a label whose attributed text is replaced.
@Suite struct LabelTextTests {
    private func label() -> Label {
        let label = Label(frame: .zero)
        var paragraph = ParagraphStyle()
        paragraph.alignment = .center
        let text = NSMutableAttributedString(
            string: "A",
            attributes: [
                .font: Font.systemFont(ofSize: 30), .foregroundColor: Color.systemRed,
                .paragraphStyle: paragraph,
            ])
        text.append(NSAttributedString(string: "b"))
        label.attributedText = text
        return label
    }

    @Test func `plain text keeps the style at the beginning of an attributed text`() {
        let label = label()
        label.text = "Plain"
        #expect(label.font == .systemFont(ofSize: 30))
        #expect(label.textColor == .systemRed)
        #expect(label.textAlignment == .center)
        #expect(!label.hasOwnAttributes)
    }

    @Test func `properties that are set after an attributed text stay`() {
        let label = label()
        label.font = .systemFont(ofSize: 12)
        label.textColor = .systemBlue
        label.textAlignment = .right
        label.text = "Plain"
        #expect(label.font == .systemFont(ofSize: 12))
        #expect(label.textColor == .systemBlue)
        #expect(label.textAlignment == .right)
    }

    @Test func `an attributed text does not change the style of a later attributed text`() {
        let label = label()
        label.attributedText = NSAttributedString(string: "Second")
        label.text = "Plain"
        #expect(label.font == .systemFont(ofSize: 17))
    }
}
