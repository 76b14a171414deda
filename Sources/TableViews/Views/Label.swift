import Foundation
import TableDrawing
import TableGeometry
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
    var hasOwnAttributes: Bool { ownAttributedText != nil }

    open var font: Font { didSet { contentDidChange(font != oldValue) } }
    open var textColor: Color
    /// The text's colour while highlighted; nothing keeps it.
    open var highlightedTextColor: Color?
    open var isHighlighted = false
    open var isEnabled = true
    open var textAlignment = TextAlignment.natural
    open var lineBreakMode = LineBreakMode.byTruncatingTail
    /// Strategy for line breaks.
    ///
    /// As in UIKit, `attributedText` uses its paragraph styles instead.
    ///
    /// The default comes from the theme. UIKit's default is `standard` since iOS 14.
    open var lineBreakStrategy: ParagraphStyle.LineBreakStrategy {
        didSet { contentDidChange(lineBreakStrategy != oldValue) }
    }
    /// The most lines; 0 is as many as fit.
    open var numberOfLines = 1 { didSet { contentDidChange(numberOfLines != oldValue) } }
    open var adjustsFontSizeToFitWidth = false
    /// The smallest share of the font's size that shrinking may reach; 0 is no limit of its own.
    open var minimumScaleFactor: CGFloat = 0
    /// The smallest size that shrinking may reach, in points; the property of the years before
    /// `minimumScaleFactor`, which it sets.
    public var minimumFontSize: CGFloat {
        get { minimumScaleFactor * font.pointSize }
        set { minimumScaleFactor = font.pointSize > 0 ? newValue / font.pointSize : 0 }
    }
    open var baselineAdjustment = BaselineAdjustment.alignBaselines
    open var shadowColor: Color?
    /// UIKit's default throws the shadow upwards.
    open var shadowOffset = CGSize(width: 0, height: -1)
    /// The width that `intrinsicContentSize` wraps lines at, in points; 0 wraps none.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }
    /// Kept, but without effect: letters are never moved together before text is truncated.
    open var allowsDefaultTighteningForTruncation = false
    /// Kept, but without effect: within a picture the text size does not change, and
    /// `Font.preferredFont(forTextStyle:)` takes the picture's from the start.
    open var adjustsFontForContentSizeCategory = false
    /// Scale of the text's font size if a button shrinks its title.
    var textScale: CGFloat = 1
    /// Whether the end of a line that is cut off is seen instead of its beginning.
    var showsEnd = false
    weak var owner: (any CellContentObserver)?

    public override init(frame: CGRect) {
        font = .systemFont(ofSize: Font.labelFontSize)
        textColor = RenderContext.current.theme.colors.text
        lineBreakStrategy = RenderContext.current.theme.lineBreakStrategy
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
    }

    private func contentDidChange(_ changed: Bool) {
        guard changed else { return }
        owner?.contentDidChange()
        invalidateIntrinsicContentSize()
    }

    /// Whether there is anything to show.
    var hasText: Bool { text?.isEmpty == false }

    /// The width of the longest word, in points.
    var widestWord: CGFloat {
        (text ?? "").split(whereSeparator: \.isWhitespace).reduce(0) { widest, part in
            let word = Label(frame: .zero)
            word.font = font
            word.text = String(part)
            return max(widest, word.naturalSize(maximumWidth: 0).width)
        }
    }

    /// The size of the text for at most this width.
    func naturalSize(maximumWidth: CGFloat) -> CGSize {
        sizeThatFits(CGSize(width: maximumWidth, height: .greatestFiniteMagnitude))
    }

    /// The size of the text, rounded up to device pixels; a width of 0 is no limit.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard isCustomized else {
            return LabelLayout(self, attributedText: ownAttributedText).size(fitting: size)
        }
        func room(_ length: CGFloat) -> CGFloat { length > 0 ? length : Self.unlimited }
        return textRect(
            forBounds: CGRect(x: 0, y: 0, width: room(size.width), height: room(size.height)),
            limitedToNumberOfLines: numberOfLines
        ).size
    }

    /// As good as no limit for the text of a label, in points.
    private static let unlimited: CGFloat = 1_000_000

    open override var intrinsicContentSize: CGSize {
        sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
    }

    /// Where the text stands in `bounds` with at most so many lines, 0 being any number; in the
    /// middle of the height.
    ///
    /// A subclass may override it, together with `drawText(in:)`, to keep margins.
    open func textRect(
        forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
    ) -> CGRect {
        let layout = LabelLayout(self, attributedText: ownAttributedText)
        let size = layout.size(fitting: bounds.size, numberOfLines: numberOfLines)
        let width = min(size.width, bounds.width)
        let height = min(size.height, bounds.height)
        let spare = bounds.width - width
        return CGRect(
            x: bounds.minX + layout.leadingShare * spare,
            y: bounds.height < Self.unlimited
                ? PixelGrid.current.round(bounds.midY - height / 2) : bounds.minY,
            width: width, height: height)
    }

    /// Draws the text in a rectangle of the current canvas, in the middle of its height.
    ///
    /// A subclass may override it and call `super` with another rectangle.
    open func drawText(in rect: CGRect) {
        guard hasText, rect.width > 0, rect.height > 0 else { return }
        let layout = LabelLayout(self, attributedText: ownAttributedText).layout(in: rect.size)
        Canvas.use("Label.drawText(in:)") { canvas in
            canvas.withState {
                if layout.isClipped { canvas.clip(to: rect) }
                canvas.draw(layout.glyphText, at: rect.origin)
            }
        }
    }

    /// Whether a subclass may have its own way of placing or drawing the text.
    var isCustomized: Bool { type(of: self) != Label.self }

    /// The colour that the text has in the present state.
    var currentTextColor: Color {
        let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
        return isEnabled ? color : color.withAlphaComponent(0.3)
    }

    /// The colour of the text's shadow in the present state.
    var currentShadowColor: RGBA? {
        shadowColor.map { isEnabled ? $0.resolved : $0.resolved.multiplyingAlpha(by: 0.3) }
    }

    /// Whether the text is read from right to left.
    var readsFromRight: Bool {
        currentLayout?.lines.first?.isRightToLeft
            ?? (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    override var textAnchor: CGPoint {
        CGPoint(x: LabelLayout(self, attributedText: ownAttributedText).leadingShare, y: 0.5)
    }

    override func makeContents() -> RenderContents {
        guard !isCustomized else {
            let canvas = Canvas(bounds: bounds)
            canvas.makeCurrent { drawText(in: bounds) }
            canvas.draw(recordedDrawing())
            let drawing = canvas.finish()
            return drawing.isEmpty ? .none : .drawing(drawing)
        }
        guard let layout = currentLayout else { return .none }
        return .text(
            layout.glyphText,
            CGPoint(x: bounds.minX + endShift(of: layout), y: bounds.minY))
    }

    /// How far a line that is too wide moves so that its end is seen, in points.
    private func endShift(of layout: TextLayout) -> CGFloat {
        guard showsEnd, layout.isClipped, let line = layout.lines.first else { return 0 }
        return line.isRightToLeft
            ? max(0, -line.frame.minX) : min(0, bounds.width - line.frame.maxX)
    }

    /// Text that is wider than its place ends at the label's edge; so does what is higher than it by more
    /// than the empty part of a line.
    override var clipsContents: Bool {
        guard !clipsToBounds else { return true }
        guard !isCustomized, let layout = currentLayout else { return false }
        return layout.isClipped || layout.size.height > bounds.height * Self.inkedShare
    }

    /// How many times as high as its place a line may be before ink is cut: the rest of it is empty.
    static let inkedShare: CGFloat = 1.25

    /// The layout for the present bounds and state; laying out the same again costs a look-up.
    var currentLayout: TextLayout? { layout(in: bounds.size) }

    /// The layout for a place of a size; nothing without text or room.
    func layout(in size: CGSize) -> TextLayout? {
        guard hasText, size.width > 0, size.height > 0 else { return nil }
        return LabelLayout(self, attributedText: ownAttributedText).layout(in: size)
    }
}
