import Foundation
import Tableshot

/// View that draws a caption and a text with `CaptionAndTextLayout`, transparent to the cell's
/// background.
final class CaptionAndTextView: View, HighlightableView {
    var caption = "" { didSet { if caption != oldValue { setNeedsDisplay() } } }
    var text = "" { didSet { if text != oldValue { setNeedsDisplay() } } }
    var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isAccessibilityElement = true
    }

    /// Label with the drawn texts.
    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? AccessibilityLabel.joined(caption, text) }
        set { super.accessibilityLabel = newValue }
    }

    override func draw(_ rect: CGRect) {
        let layout = CaptionAndTextLayout(caption: caption, text: text, width: bounds.width)
        SampleColors.text(highlighted: isHighlighted).set()
        draw(layout.caption, in: layout.captionFrame, CaptionAndTextLayout.captionFont)
        SampleColors.secondaryText(highlighted: isHighlighted).set()
        draw(layout.text, in: layout.textFrame, CaptionAndTextLayout.textFont)
    }

    private func draw(_ string: String, in rect: CGRect, _ font: Font) {
        guard rect.width > 0, rect.height > 0 else { return }
        string.draw(
            in: rect, withFont: font, lineBreakMode: .byWordWrapping, alignment: .natural)
    }
}
