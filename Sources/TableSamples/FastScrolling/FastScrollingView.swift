import Foundation
import Tableshot

/// View that draws two texts in two fonts on a line, with minimal compositing.
///
/// The view is opaque and fills its background. While its cell is selected, the view draws
/// without a background, so the selected background is visible between the letters.
final class FastScrollingView: View, HighlightableView {
    var firstText = "" { didSet { if firstText != oldValue { setNeedsDisplay() } } }
    var lastText = "" { didSet { if lastText != oldValue { setNeedsDisplay() } } }
    var isHighlighted = false {
        didSet {
            guard isHighlighted != oldValue else { return }
            isOpaque = !isHighlighted
            setNeedsDisplay()
        }
    }

    private static let margin: CGFloat = 12
    private static let gap: CGFloat = 6
    private static let fontSize: CGFloat = 20
    private static let minimumFontSize: CGFloat = 14

    /// A drawing view is not an accessibility element by default.
    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
    }

    /// Label with the drawn texts.
    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? AccessibilityLabel.joined(firstText, lastText) }
        set { super.accessibilityLabel = newValue }
    }

    override func draw(_ rect: CGRect) {
        if !isHighlighted {
            SampleColors.background.set()
            rectFill(bounds)
        }
        SampleColors.text(highlighted: isHighlighted).set()
        let first = text(firstText, .systemFont(ofSize: Self.fontSize))
        let last = text(lastText, .boldSystemFont(ofSize: Self.fontSize))
        let space = max(0, bounds.width - Self.margin * 2)
        let firstWidth = firstText.isEmpty ? 0 : first.width(in: space)
        let lastX = Self.margin + firstWidth + (firstWidth > 0 ? Self.gap : 0)
        let y = ((bounds.height - first.font.lineHeight) / 2).rounded(.down)
        first.draw(at: CGPoint(x: Self.margin, y: y), width: space)
        last.draw(at: CGPoint(x: lastX, y: y), width: bounds.width - Self.margin - lastX)
    }

    private func text(_ text: String, _ font: Font) -> FittedText {
        FittedText(text: text, font: font, minimumFontSize: Self.minimumFontSize)
    }
}
