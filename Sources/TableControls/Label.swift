import Foundation
import TableDrawing
import TableGeometry
import TableText
import TableThemes

/// Text in a rectangle.
///
/// This is UIKit's class.
///
/// Lengths are in points.
open class Label: View, HighlightableView {
    /// Plain text, or `nil` for no text; setting the property removes attributes.
    ///
    /// As in UIKit, the label keeps the font, the colour and the alignment at the beginning of an
    /// attributed text.
    open var text: String? {
        didSet {
            let attributed = ownAttributedText
            ownAttributedText = nil
            if let attributed { keepStyle(of: attributed) }
            contentDidChange(attributed != nil || text != oldValue)
        }
    }
    /// Text with attributes.
    ///
    /// Setting the property replaces `text`.
    open var attributedText: NSAttributedString? {
        get { ownAttributedText ?? text.map { NSAttributedString(string: $0) } }
        set {
            ownAttributedText = nil
            text = newValue?.string
            ownAttributedText = newValue
            styleSinceText = []
            contentDidChange(true)
        }
    }
    private var ownAttributedText: NSAttributedString?
    package var hasOwnAttributes: Bool { ownAttributedText != nil }
    /// Properties that were set after `attributedText`.
    private var styleSinceText: Set<NSAttributedString.Key> = []

    /// Font of the text, except for parts of `attributedText` with a font of their own.
    open var font: Font {
        didSet {
            if hasOwnAttributes { styleSinceText.insert(.font) }
            contentDidChange(font != oldValue)
        }
    }
    /// Colour of the text, except for parts of `attributedText` with a colour of their own.
    open var textColor: Color {
        didSet { if hasOwnAttributes { styleSinceText.insert(.foregroundColor) } }
    }
    /// Text colour while highlighted.
    ///
    /// `nil` keeps the normal colour.
    open var highlightedTextColor: Color?
    /// Whether the text has the highlighted colour; a selected cell sets the property.
    open var isHighlighted = false
    /// Whether the label is enabled; the text of a disabled label is faded.
    open var isEnabled = true
    /// Horizontal alignment of the text.
    open var textAlignment = TextAlignment.natural {
        didSet { if hasOwnAttributes { styleSinceText.insert(.paragraphStyle) } }
    }
    /// Wrapping, clipping or truncation of overlong text.
    open var lineBreakMode = LineBreakMode.byTruncatingTail
    /// Strategy for line breaks.
    ///
    /// As in UIKit, `attributedText` uses its paragraph styles instead.
    ///
    /// The default comes from the theme. UIKit's default is `standard` since iOS 14.
    open var lineBreakStrategy: ParagraphStyle.LineBreakStrategy {
        didSet { contentDidChange(lineBreakStrategy != oldValue) }
    }
    /// Maximum number of lines.
    ///
    /// 0 allows any number that fits.
    open var numberOfLines = 1 { didSet { contentDidChange(numberOfLines != oldValue) } }
    /// Whether overlong text shrinks before truncation; see `minimumScaleFactor`.
    open var adjustsFontSizeToFitWidth = false
    /// Minimum ratio of the shrunk size to the font size.
    ///
    /// 0 sets no limit.
    open var minimumScaleFactor: CGFloat = 0
    /// Minimum size of shrunk text, in points.
    ///
    /// The older property, which sets `minimumScaleFactor`.
    public var minimumFontSize: CGFloat {
        get { minimumScaleFactor * font.pointSize }
        set { minimumScaleFactor = font.pointSize > 0 ? newValue / font.pointSize : 0 }
    }
    /// Vertical position of a shrunk single line.
    open var baselineAdjustment = BaselineAdjustment.alignBaselines
    /// Colour of the text's shadow, or `nil` for no shadow.
    open var shadowColor: Color?
    /// Offset of the shadow, in points.
    ///
    /// UIKit's default shadow lies above the text.
    open var shadowOffset = CGSize(width: 0, height: -1)
    /// Line width of `intrinsicContentSize`, in points.
    ///
    /// 0 does not wrap lines.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }
    /// Stored without effect: letters are never tightened before truncation.
    open var allowsDefaultTighteningForTruncation = false
    /// Stored without effect, because the text size is constant within a picture.
    ///
    /// `Font.preferredFont(forTextStyle:)` already uses the text size of the picture.
    open var adjustsFontForContentSizeCategory = false
    /// Scale of the text relative to its font, for button titles that shrink.
    package var textScale: CGFloat = 1
    /// Whether a clipped line shows its end instead of its beginning.
    var showsEnd = false
    package weak var owner: (any ContentContainer)?

    public override init(frame: CGRect) {
        font = .systemFont(ofSize: Font.labelFontSize)
        textColor = RenderContext.current.theme.colors.text
        lineBreakStrategy = RenderContext.current.theme.lineBreakStrategy
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
    }

    /// Takes the font, the colour and the alignment at the beginning of a text, except for
    /// properties that were set after the text.
    private func keepStyle(of text: NSAttributedString) {
        guard text.length > 0 else { return }
        let style = text.attributes(at: 0, effectiveRange: nil)
            .filter { !styleSinceText.contains($0.key) }
        if let font = style[.font] as? Font { self.font = font }
        if let color = style[.foregroundColor] as? Color { textColor = color }
        guard style[.paragraphStyle] != nil else { return }
        let base = TextAttributes(font: font, color: textColor.resolved)
        let first = AttributedText(text, base: base).runs.first?.attributes
        if let paragraph = first?.paragraphStyle { textAlignment = paragraph.alignment }
    }

    private func contentDidChange(_ changed: Bool) {
        guard changed else { return }
        owner?.contentDidChange()
        invalidateIntrinsicContentSize()
    }

    /// Whether the label has text.
    package var hasText: Bool { text?.isEmpty == false }

    /// Width of the widest word at `textScale`, in points.
    ///
    /// Widths are not proportional to the size, because the tracking depends on the size.
    package var widestWord: CGFloat {
        (text ?? "").split(whereSeparator: \.isWhitespace).reduce(0) { widest, part in
            let word = Label(frame: .zero)
            word.font = font
            word.textScale = textScale
            word.text = String(part)
            return max(widest, word.naturalSize(maximumWidth: 0).width)
        }
    }

    /// Returns the size of the text within a maximum width, in points.
    package func naturalSize(maximumWidth: CGFloat) -> CGSize {
        sizeThatFits(CGSize(width: maximumWidth, height: .greatestFiniteMagnitude))
    }

    /// Returns the size of the text, rounded up to device pixels.
    ///
    /// A width of 0 means no limit.
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

    /// A length that stands for no limit, in points.
    private static let unlimited: CGFloat = 1_000_000

    open override var intrinsicContentSize: CGSize {
        sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
    }

    /// Returns the rectangle of the text in `bounds`, vertically centred, with at most
    /// `numberOfLines` lines.
    ///
    /// 0 allows any number of lines. A subclass may override the method, together with
    /// `drawText(in:)`, to keep margins.
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

    /// Draws the text in a rectangle of the current canvas, vertically centred.
    ///
    /// A subclass may override the method and call `super` with a different rectangle.
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

    /// Whether the label is a subclass, which may override the layout or the drawing of its
    /// text.
    package var isCustomized: Bool { type(of: self) != Label.self }

    /// Colour of the text in the current state.
    var currentTextColor: Color {
        let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
        return isEnabled ? color : color.withAlphaComponent(0.3)
    }

    /// Colour of the text's shadow in the current state.
    var currentShadowColor: RGBA? {
        shadowColor.map { isEnabled ? $0.resolved : $0.resolved.multiplyingAlpha(by: 0.3) }
    }

    /// Whether the text is read from right to left.
    package var readsFromRight: Bool {
        currentLayout?.lines.first?.isRightToLeft
            ?? (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    override var textAnchor: CGPoint {
        CGPoint(x: LabelLayout(self, attributedText: ownAttributedText).leadingShare, y: 0.5)
    }

    @_spi(Subclassing) public override func makeContents() -> RenderContents {
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

    /// Returns how far a line that is too wide moves to show its end, in points.
    private func endShift(of layout: TextLayout) -> CGFloat {
        guard showsEnd, layout.isClipped, let line = layout.lines.first else { return 0 }
        return line.isRightToLeft
            ? max(0, -line.frame.minX) : min(0, bounds.width - line.frame.maxX)
    }

    /// Whether the text is clipped at the label's edges.
    ///
    /// Text that is too wide is clipped. Text is also clipped if it is so high that ink, not
    /// just empty line space, would leave the label.
    @_spi(Subclassing) public override var clipsContents: Bool {
        guard !clipsToBounds else { return true }
        guard !isCustomized, let layout = currentLayout else { return false }
        return layout.isClipped || layout.size.height > bounds.height * Self.inkedShare
    }

    /// Ratio of text height to label height above which ink may be clipped.
    ///
    /// Below it, only empty line space is outside.
    package static let inkedShare: CGFloat = 1.25

    /// Layout for the current bounds and state.
    ///
    /// Repeated layouts are found in the cache.
    package var currentLayout: TextLayout? { layout(in: bounds.size) }

    /// Returns the distance from the top of a size to the first or the last baseline, in points, or
    /// `nil` if the label has no text or no room.
    func baseline(in size: CGSize, isLast: Bool) -> CGFloat? {
        guard hasText, size.width > 0, size.height > 0 else { return nil }
        return LabelLayout(self, attributedText: ownAttributedText)
            .baseline(in: size, isLast: isLast)
    }

    /// Returns the layout for a size, or `nil` if the label has no text or no room.
    func layout(in size: CGSize) -> TextLayout? {
        guard hasText, size.width > 0, size.height > 0 else { return nil }
        return LabelLayout(self, attributedText: ownAttributedText).layout(in: size)
    }
}

extension BarTextMetrics {
    /// Sets font, colour and shadow of a label; `tint` is the colour without an own colour.
    package func apply(to label: Label, tint: Color) {
        label.font = font.font()
        label.textColor = color ?? tint
        label.shadowColor = shadowColor
        label.shadowOffset = shadowOffset
    }
}
