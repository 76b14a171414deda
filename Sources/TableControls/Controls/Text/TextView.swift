import Foundation
import TableDrawing
import TableGeometry
import TableText
import TableThemes

/// Text with many lines, displayed but not edited; UIKit's class without scrolling.
open class TextView: View {
    /// Plain text, never `nil` when read; setting the property removes attributes.
    open var text: String! {
        get { storedText }
        set {
            storedText = newValue ?? ""
            ownAttributedText = nil
            contentDidChange()
        }
    }
    private var storedText = ""
    /// Attributed text; setting it replaces `text`.
    open var attributedText: NSAttributedString! {
        get { ownAttributedText ?? NSAttributedString(string: storedText) }
        set {
            storedText = newValue?.string ?? ""
            ownAttributedText = newValue
            contentDidChange()
        }
    }
    private var ownAttributedText: NSAttributedString?
    package var hasOwnAttributes: Bool { ownAttributedText != nil }
    /// Font of the text, or `nil` for the system font of 12 points, as in UIKit.
    open var font: Font? { didSet { contentDidChange() } }
    /// Colour of the text, or `nil` for the theme's colour.
    open var textColor: Color? { didSet { contentDidChange() } }
    /// Horizontal alignment of the text.
    open var textAlignment = TextAlignment.natural { didSet { contentDidChange() } }
    /// Insets around the text, in points; UIKit documents 8 above and below.
    open var textContainerInset = EdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { contentDidChange() }
    }
    /// Padding, maximum number and break mode of the lines.
    public let textContainer: TextContainer
    /// Stored without effect: pictures have no keyboard.
    open var isEditable = true
    /// Stored without effect: pictures have no touches.
    open var isSelectable = true
    /// Whether the height is independent of the text, as in a scrolling view.
    ///
    /// A scrolling view begins at the top of its text and clips the overflow. Otherwise the
    /// view's height is the height of its text, as in UIKit.
    open var isScrollEnabled = true { didSet { invalidateIntrinsicContentSize() } }

    /// Creates a text view with the arrangement of its lines, or `nil` for the default.
    public init(frame: CGRect, textContainer: TextContainer?) {
        self.textContainer = textContainer ?? TextContainer()
        super.init(frame: frame)
        clipsToBounds = true
        backgroundColor = RenderContext.current.theme.colors.cellBackground
    }

    public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    private func contentDidChange() {
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    private var content: AttributedText {
        let color = textColor ?? RenderContext.current.theme.controls.textField.textColor
        let attributes = TextAttributes(
            font: font ?? .systemFont(ofSize: 12), color: color.resolved)
        return ownAttributedText.map { AttributedText($0, base: attributes) }
            ?? AttributedText(storedText, attributes: attributes)
    }

    /// Returns the lines in a view of a width, from the top of the first line.
    func layout(in width: CGFloat) -> TextLayout { layout(width: textWidth(in: width)) }

    private func layout(width: CGFloat) -> TextLayout {
        var options = TextLayout.Options(
            numberOfLines: max(0, textContainer.maximumNumberOfLines),
            lineBreakMode: textContainer.lineBreakMode)
        options.layoutDirection = effectiveUserInterfaceLayoutDirection
        options.alignment = textAlignment
        return TextLayout(
            content, in: CGSize(width: width, height: .infinity), options: options)
    }

    private func textWidth(in width: CGFloat) -> CGFloat {
        let padding = textContainer.lineFragmentPadding * 2
        return max(0, width - textContainerInset.left - textContainerInset.right - padding)
    }

    /// Size of the text, or no intrinsic size for a scrolling view.
    open override var intrinsicContentSize: CGSize {
        isScrollEnabled
            ? super.intrinsicContentSize
            : sizeThatFits(CGSize(width: bounds.width, height: 0))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let isFree = size.width <= 0
        let used = layout(width: isFree ? .infinity : textWidth(in: size.width)).size
        let grid = PixelGrid.current
        let padding = textContainer.lineFragmentPadding * 2
        let height = max(used.height, (font ?? .systemFont(ofSize: 12)).lineHeight)
        return CGSize(
            width: grid.ceil(
                used.width + textContainerInset.left + textContainerInset.right + padding),
            height: grid.ceil(height + textContainerInset.top + textContainerInset.bottom))
    }

    /// Whether text is omitted, due to the maximum number of lines or below the view's bottom.
    var isCut: Bool {
        let layout = layout(in: bounds.width)
        return layout.isTruncated || layout.lines.contains { $0.frame.minY >= room || isCut($0) }
    }

    /// Whether the view's bottom cuts off a line by more than its empty part.
    package var cutsLine: Bool { layout(in: bounds.width).lines.contains(where: isCut) }

    private func isCut(_ line: TextLayout.Line) -> Bool {
        line.frame.minY < room && line.inkBottom > room + Self.unseenInk
    }

    /// Height of cut-off ink that remains unnoticed, in points.
    private static let unseenInk: CGFloat = 0.25

    /// Whether the view has a text.
    package var hasText: Bool { !storedText.isEmpty }

    /// Whether the top of a line is within the view.
    package var showsLines: Bool {
        textWidth(in: bounds.width) > 0
            && layout(in: bounds.width).lines.contains { $0.frame.minY < room }
    }

    /// Rectangle of the visible lines in the view's coordinates.
    package var textRect: CGRect {
        let left = textContainerInset.left + textContainer.lineFragmentPadding
        let lines = layout(in: bounds.width).lines.reduce(CGRect.null) { $0.union($1.frame) }
        return lines.offsetBy(dx: bounds.minX + left, dy: bounds.minY + textContainerInset.top)
            .intersection(bounds)
    }

    /// Bottom of the last line's ink, limited to the view's bottom.
    package var inkBottom: CGFloat? {
        let ink = layout(in: bounds.width).lines.last?.inkBottom
        return ink.map { min(bounds.maxY, bounds.minY + textContainerInset.top + $0) }
    }

    /// Distance from the top of the first line to the view's bottom, in points.
    private var room: CGFloat { bounds.height - textContainerInset.top }

    @_spi(Subclassing) public override func makeContents() -> RenderContents {
        let width = textWidth(in: bounds.width)
        guard !storedText.isEmpty, width > 0 else { return super.makeContents() }
        let place = CGPoint(
            x: bounds.minX + textContainerInset.left + textContainer.lineFragmentPadding,
            y: bounds.minY + textContainerInset.top)
        return .text(layout(width: width).glyphText, place)
    }
}

/// Arrangement of a text view's lines; the subset of UIKit's class that text views need.
open class TextContainer: NSObject {
    /// Size of the area, in points; a text view has a size of its own.
    public var size = CGSize.zero
    /// Padding at both ends of a line, in points; UIKit documents 5.
    public var lineFragmentPadding: CGFloat = 5
    /// Maximum number of lines, or 0 for no limit.
    public var maximumNumberOfLines = 0
    /// Line break mode of the last line.
    public var lineBreakMode = LineBreakMode.byWordWrapping
}
