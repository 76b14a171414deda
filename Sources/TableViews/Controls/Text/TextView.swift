import Foundation
import TableDrawing
import TableGeometry
import TableText

/// Text of many lines, shown but not edited; UIKit's class without its scrolling.
open class TextView: View {
    open var text: String! {
        get { storedText }
        set {
            storedText = newValue ?? ""
            ownAttributedText = nil
            contentDidChange()
        }
    }
    private var storedText = ""
    /// Text with attributes of its own; setting it replaces `text`.
    open var attributedText: NSAttributedString! {
        get { ownAttributedText ?? NSAttributedString(string: storedText) }
        set {
            storedText = newValue?.string ?? ""
            ownAttributedText = newValue
            contentDidChange()
        }
    }
    private var ownAttributedText: NSAttributedString?
    var hasOwnAttributes: Bool { ownAttributedText != nil }
    /// Nothing is the system font of 12 points, as in UIKit.
    open var font: Font? { didSet { contentDidChange() } }
    /// Nothing takes the theme's.
    open var textColor: Color? { didSet { contentDidChange() } }
    open var textAlignment = TextAlignment.natural { didSet { contentDidChange() } }
    /// Around the text, in points; UIKit documents 8 above and below.
    open var textContainerInset = EdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { contentDidChange() }
    }
    public let textContainer = TextContainer()
    /// Kept, but without effect: pictures have no keyboard.
    open var isEditable = true
    open var isSelectable = true
    /// Whether the view's height is its own, as where text is scrolled: it begins at the top, and what does not fit is
    /// cut off; without it the view asks for the height of its text, as in UIKit.
    open var isScrollEnabled = true { didSet { invalidateIntrinsicContentSize() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        backgroundColor = RenderContext.current.theme.colors.cellBackground
    }

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

    /// The lines in a view of a width, from the top of the first one.
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

    /// None where text is scrolled.
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

    /// Whether some of the text is left out: because of the greatest number of lines, or as it lies
    /// below the view's end.
    var isCut: Bool {
        let layout = layout(in: bounds.width)
        return layout.isTruncated || layout.lines.contains { $0.frame.minY >= room || isCut($0) }
    }

    /// Whether the view ends within a line, and cuts more of it than its empty part.
    var cutsLine: Bool { layout(in: bounds.width).lines.contains(where: isCut) }

    private func isCut(_ line: TextLayout.Line) -> Bool {
        line.frame.minY < room && line.inkBottom > room + Self.unseenInk
    }

    /// Ink that is missed by nobody, in points.
    private static let unseenInk: CGFloat = 0.25

    /// Whether there is anything to show.
    var hasText: Bool { !storedText.isEmpty }

    /// Whether the beginning of a line has room in the view.
    var showsLines: Bool {
        textWidth(in: bounds.width) > 0
            && layout(in: bounds.width).lines.contains { $0.frame.minY < room }
    }

    /// The rectangle of the lines in the view's coordinates, as far as the view does not cut them.
    var textRect: CGRect {
        let left = textContainerInset.left + textContainer.lineFragmentPadding
        let lines = layout(in: bounds.width).lines.reduce(CGRect.null) { $0.union($1.frame) }
        return lines.offsetBy(dx: bounds.minX + left, dy: bounds.minY + textContainerInset.top)
            .intersection(bounds)
    }

    /// Where the last line's ink ends, or the view that cuts it off.
    var inkBottom: CGFloat? {
        let ink = layout(in: bounds.width).lines.last?.inkBottom
        return ink.map { min(bounds.maxY, bounds.minY + textContainerInset.top + $0) }
    }

    /// From the top of the first line to the view's end, in points.
    private var room: CGFloat { bounds.height - textContainerInset.top }

    override func makeContents() -> RenderContents {
        let width = textWidth(in: bounds.width)
        guard !storedText.isEmpty, width > 0 else { return super.makeContents() }
        let place = CGPoint(
            x: bounds.minX + textContainerInset.left + textContainer.lineFragmentPadding,
            y: bounds.minY + textContainerInset.top)
        return .text(layout(width: width).glyphText, place)
    }
}
