import Foundation
import TableDrawing
import TableText

/// Text in a rectangle; UIKit's class.
///
/// Lengths are points.
open class Label: View, HighlightableView {
    open var text: String? {
        didSet {
            ownAttributedText = nil
            contentDidChange(text != oldValue)
        }
    }
    /// Text with attributes of its own; setting it replaces `text`.
    open var attributedText: NSAttributedString? {
        get { ownAttributedText ?? text.map { NSAttributedString(string: $0) } }
        set {
            text = newValue?.string
            ownAttributedText = newValue
            contentDidChange(true)
        }
    }
    private var ownAttributedText: NSAttributedString?

    open var font: Font { didSet { contentDidChange(font != oldValue) } }
    open var textColor: Color
    /// The text's colour while highlighted; nothing keeps it.
    open var highlightedTextColor: Color?
    open var isHighlighted = false
    open var isEnabled = true
    open var textAlignment = TextAlignment.natural
    open var lineBreakMode = LineBreakMode.byTruncatingTail
    /// The most lines; 0 is as many as fit.
    open var numberOfLines = 1 { didSet { contentDidChange(numberOfLines != oldValue) } }
    open var adjustsFontSizeToFitWidth = false
    /// The smallest share of the font's size that shrinking may reach; 0 is no limit of its own.
    open var minimumScaleFactor: CGFloat = 0
    open var baselineAdjustment = BaselineAdjustment.alignBaselines
    open var shadowColor: Color?
    /// UIKit's default throws the shadow upwards.
    open var shadowOffset = CGSize(width: 0, height: -1)
    weak var owner: (any CellContentObserver)?

    public override init(frame: CGRect) {
        font = .systemFont(ofSize: Font.labelFontSize)
        textColor = RenderContext.current.theme.colors.text
        super.init(frame: frame)
        isOpaque = false
    }

    private func contentDidChange(_ changed: Bool) {
        if changed { owner?.contentDidChange() }
    }

    /// Whether there is anything to show.
    var hasText: Bool { text?.isEmpty == false }

    /// The size of the text for at most this width.
    func naturalSize(maximumWidth: CGFloat) -> CGSize {
        sizeThatFits(CGSize(width: maximumWidth, height: .greatestFiniteMagnitude))
    }

    /// The size of the text, rounded up to device pixels; a width of 0 is no limit.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        LabelLayout(self, attributedText: ownAttributedText).size(fitting: size)
    }

    /// The colour that the text has in the present state.
    var currentTextColor: Color {
        let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
        return isEnabled ? color : color.withAlphaComponent(0.3)
    }

    override func makeContents() -> RenderContents {
        guard let layout = currentLayout else { return .none }
        return .text(layout.glyphText, bounds.origin)
    }

    /// Text that is wider than its place ends at the label's edge.
    override var clipsContents: Bool { clipsToBounds || currentLayout?.isClipped == true }

    /// The layout for the present bounds and state; laying out the same again costs a look-up.
    private var currentLayout: TextLayout? {
        guard hasText, bounds.width > 0, bounds.height > 0 else { return nil }
        return LabelLayout(self, attributedText: ownAttributedText).layout(in: bounds.size)
    }
}
