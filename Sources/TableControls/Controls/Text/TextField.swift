import Foundation
import TableDrawing
import TableGeometry
import TableText
import TableThemes

/// Editable text on a single line; UIKit's class.
///
/// Pictures have no keyboard: `isEditing` determines whether the field looks edited, with the
/// caret at the end of its text.
open class TextField: Control {
    /// Style of the frame around the text.
    public enum BorderStyle: Int, Sendable, Hashable, CaseIterable {
        case none, line, bezel, roundedRect
    }

    /// Visibility of a view beside the text.
    public enum ViewMode: Int, Sendable, Hashable, CaseIterable {
        case never, whileEditing, unlessEditing, always

        func shows(whileEditing isEditing: Bool) -> Bool {
            switch self {
            case .never: return false
            case .whileEditing: return isEditing
            case .unlessEditing: return !isEditing
            case .always: return true
            }
        }
    }

    /// Plain text, or `nil` for no text; setting the property removes attributes.
    open var text: String? {
        didSet {
            ownAttributedText = nil
            stateDidChange()
        }
    }
    /// Attributed text; setting it replaces `text`.
    open var attributedText: NSAttributedString? {
        get { ownAttributedText ?? text.map { NSAttributedString(string: $0) } }
        set {
            text = newValue?.string
            ownAttributedText = newValue
        }
    }
    private var ownAttributedText: NSAttributedString?
    /// Text displayed in an empty field.
    open var placeholder: String? {
        didSet {
            attributedPlaceholder = nil
            stateDidChange()
        }
    }
    /// Attributed placeholder, with priority over a plain placeholder.
    open var attributedPlaceholder: NSAttributedString? { didSet { stateDidChange() } }
    /// Font of the text and the placeholder.
    open var font: Font { didSet { stateDidChange() } }
    /// Colour of the text, or `nil` for the theme's colour.
    open var textColor: Color? { didSet { stateDidChange() } }
    /// Horizontal alignment of the text and the placeholder.
    open var textAlignment = TextAlignment.natural { didSet { stateDidChange() } }
    /// Style of the frame around the text.
    open var borderStyle = BorderStyle.none { didSet { stateDidChange() } }
    /// Image that fills the field in place of a frame, unless the style is `roundedRect`; as
    /// in UIKit.
    open var background: Image? { didSet { stateDidChange() } }
    /// Image in place of `background` while the field is disabled, or `nil` for `background`.
    open var disabledBackground: Image? { didSet { stateDidChange() } }
    /// Visibility of the clear button, if the field has text and displays no right view.
    open var clearButtonMode = ViewMode.never { didSet { stateDidChange() } }
    /// Whether the field looks edited, with a caret; a text that is too long ends at the
    /// caret.
    ///
    /// The caret has the field's own tint colour, or the theme's colour without a tint colour.
    open var isEditing = false { didSet { stateDidChange() } }
    /// Whether letters are displayed as dots.
    open var isSecureTextEntry = false { didSet { stateDidChange() } }
    /// Whether a long text shrinks, down to `minimumFontSize`, before truncation.
    open var adjustsFontSizeToFitWidth = false { didSet { stateDidChange() } }
    /// Minimum font size for shrinking, in points; 0 disables shrinking.
    open var minimumFontSize: CGFloat = 0 { didSet { stateDidChange() } }
    /// View beside the text, displayed according to its mode.
    open var leftView: View? { didSet { replace(oldValue, leftView) } }
    /// View after the text, displayed according to its mode.
    open var rightView: View? { didSet { replace(oldValue, rightView) } }
    /// Visibility of the left view.
    open var leftViewMode = ViewMode.never { didSet { stateDidChange() } }
    /// Visibility of the right view.
    open var rightViewMode = ViewMode.never { didSet { stateDidChange() } }
    private let label = Label(frame: .zero)

    public override init(frame: CGRect) {
        font = RenderContext.current.theme.controls.textField.font
        super.init(frame: frame)
        label.identity.partName = "text"
        label.lineBreakMode = .byTruncatingTail
        addSubview(label)
    }

    package override var takesHighlightOfCell: Bool { false }

    /// Metrics of the theme's frame, or `nil` without a frame.
    var looks: TextFieldMetrics.Frame? {
        switch borderStyle {
        case .none: return nil
        case .line: return metrics.textField.line
        case .bezel: return metrics.textField.bezel
        case .roundedRect: return metrics.textField.roundedRect
        }
    }

    private func replace(_ old: View?, _ new: View?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        if let new { addSubview(new) }
        stateDidChange()
    }

    // MARK: Parts

    /// Returns the frame of the border and the background image, by default the bounds.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Returns the frame of the text while the field is not edited.
    open func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(bounds) }

    /// Returns the frame of the text while the field is edited.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// Returns the frame of the placeholder, by default the frame of the text.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// Returns the frame of the left view, or an empty rectangle without a left view.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        sideRect(leftView, atRight: isMirrored, bounds)
    }

    /// Returns the frame of the right view, or an empty rectangle without a right view.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        sideRect(rightView, atRight: !isMirrored, bounds)
    }

    /// Returns the frame of the clear button, vertically centred at the trailing edge.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        let looks = metrics.textField
        let side = looks.clearDiameter
        return CGRect(
            x: isMirrored
                ? bounds.minX + looks.clearInset : bounds.maxX - looks.clearInset - side,
            y: aligned(bounds.midY - side / 2), width: side, height: side)
    }

    private func sideRect(_ view: View?, atRight: Bool, _ bounds: CGRect) -> CGRect {
        guard let size = view?.bounds.size else { return .zero }
        let inset = looks?.sideInset ?? 0
        return CGRect(
            x: atRight ? bounds.maxX - size.width - inset : bounds.minX + inset,
            y: aligned(bounds.midY - size.height / 2), width: size.width, height: size.height)
    }

    /// Returns the rectangle that the frame and the views beside the text leave free.
    private func contentRect(_ bounds: CGRect) -> CGRect {
        let inset = looks?.inset ?? 0
        var left = bounds.minX + inset
        var right = bounds.maxX - inset
        func keepFree(_ rect: CGRect, padding: CGFloat = 0) {
            if rect.midX < bounds.midX {
                left = max(left, rect.maxX + padding)
            } else {
                right = min(right, rect.minX - padding)
            }
        }
        // The distance from the text to the left view equals its distance to the frame.
        if showsLeftView { keepFree(leftViewRect(forBounds: bounds), padding: inset) }
        if showsRightView { keepFree(rightViewRect(forBounds: bounds)) }
        if showsClearButton {
            keepFree(clearButtonRect(forBounds: bounds).insetBy(dx: -4, dy: 0))
        }
        return CGRect(
            x: left, y: bounds.minY, width: max(0, right - left), height: bounds.height)
    }

    private var showsLeftView: Bool {
        leftView != nil && leftViewMode.shows(whileEditing: isEditing)
    }
    private var showsRightView: Bool {
        rightView != nil && rightViewMode.shows(whileEditing: isEditing)
    }
    /// Whether the clear button is visible: a text exists, and no right view takes its place.
    private var showsClearButton: Bool {
        text?.isEmpty == false && !showsRightView
            && clearButtonMode.shows(whileEditing: isEditing)
    }

    open override func layoutSubviews() {
        applyState()
        leftView?.isHidden = !showsLeftView
        rightView?.isHidden = !showsRightView
        if showsLeftView { leftView?.frame = leftViewRect(forBounds: bounds) }
        if showsRightView { rightView?.frame = rightViewRect(forBounds: bounds) }
        if text?.isEmpty != false {
            label.frame = placeholderRect(forBounds: bounds)
        } else {
            label.frame =
                isEditing
                ? roomBeforeCaret(editingRect(forBounds: bounds)) : textRect(forBounds: bounds)
        }
    }

    /// Width of UIKit's caret, in points.
    private static let caretWidth: CGFloat = 2

    /// Returns the rectangle for the text before the caret.
    private func roomBeforeCaret(_ rect: CGRect) -> CGRect {
        label.frame = rect
        let width = min(Self.caretWidth, rect.width)
        return rect.inset(
            by: label.readsFromRight ? EdgeInsets(left: width) : EdgeInsets(right: width))
    }

    /// Frame of the caret while the field is edited: after the text, or at the first letter's
    /// position.
    var caretRect: CGRect? {
        guard isEditing else { return nil }
        let width = Self.caretWidth
        let room = label.frame
        var line = CGRect(
            x: 0, y: room.height / 2 - font.lineHeight / 2, width: 0, height: font.lineHeight)
        var x: CGFloat
        if text?.isEmpty == false, let layout = label.currentLayout, let last = layout.lines.last {
            line = last.frame
            let isClipped = layout.isClipped
            x =
                last.isRightToLeft
                ? room.minX + (isClipped ? 0 : last.frame.minX) - width
                : room.minX + (isClipped ? room.width : last.frame.maxX)
        } else {
            switch textAlignment {
            case .center: x = room.midX - width / 2
            case .right: x = room.maxX
            case .left: x = room.minX - width
            case .justified, .natural: x = isMirrored ? room.maxX : room.minX - width
            }
        }
        x = aligned(min(max(bounds.minX, x), bounds.maxX - width))
        let height = min(line.height, bounds.height)
        return CGRect(
            x: x, y: aligned(room.minY + line.midY - height / 2), width: width, height: height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        applyState()
        let content = label.sizeThatFits(.zero)
        // In a wide field, the text and its side views keep their minimum distances.
        let wide = CGRect(x: 0, y: 0, width: Self.roomyWidth, height: 100)
        let sides = [showsLeftView ? leftView : nil, showsRightView ? rightView : nil]
            .map { $0?.bounds.height ?? 0 }
        let height = max(font.lineHeight, content.height) + (looks?.padding ?? 0) * 2
        return CGSize(
            width: content.width + wide.width - contentRect(wide).width,
            height: PixelGrid.current.ceil(
                max(height, sides.max() ?? 0, looks?.minimumHeight ?? 0)))
    }

    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    /// Width greater than any view beside the text, in points.
    private static let roomyWidth: CGFloat = 100_000

    // MARK: Display

    private func applyState() {
        let looks = metrics.textField
        label.font = font
        label.textAlignment = textAlignment
        label.semanticContentAttribute = semanticContentAttribute
        label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth && minimumFontSize > 0
        label.minimumFontSize = minimumFontSize
        // The caret is at the end of the text, and keeps the end visible.
        label.showsEnd = isEditing && text?.isEmpty == false
        label.lineBreakMode = label.showsEnd ? .byClipping : .byTruncatingTail
        if let text, !text.isEmpty {
            label.textColor =
                isEnabled ? textColor ?? looks.textColor : looks.disabledTextColor
            if let ownAttributedText, !isSecureTextEntry {
                label.attributedText = ownAttributedText
            } else {
                label.text =
                    isSecureTextEntry ? String(repeating: "\u{2022}", count: text.count) : text
            }
        } else {
            label.textColor = looks.placeholderColor
            if let attributedPlaceholder {
                label.attributedText = attributedPlaceholder
            } else {
                label.text = placeholder
            }
        }
    }

    @_spi(Subclassing) public override func lowered(depth: Int) -> RenderNode? {
        applyState()
        return super.lowered(depth: depth)
    }

    package override var artCornerRadius: CGFloat? { looks?.cornerRadius }

    override func drawArt(on canvas: Canvas) {
        let rect = borderRect(forBounds: bounds)
        let image = isEnabled ? background : disabledBackground ?? background
        if let image, borderStyle != .roundedRect {
            canvas.draw(image, in: rect)
        } else if let looks {
            draw(looks, in: rect, on: canvas)
        }
        if showsClearButton { drawClearButton(on: canvas) }
        if let caretRect {
            canvas.setFillColor(
                appearance.ownTintColor ?? metrics.textField.caretColor ?? tintColor)
            canvas.fill(.rounded(caretRect, radius: caretRect.width / 2))
        }
    }

    /// Colour that fills the round frame in place of the theme's fill.
    private var colorWithinFrame: Color? {
        borderStyle == .roundedRect && looks != nil ? backgroundColor : nil
    }

    /// Returns no background for a round frame, because the colour would be visible outside
    /// its corners.
    @_spi(Subclassing) public override func makeBackground() -> Paint? {
        colorWithinFrame == nil ? super.makeBackground() : nil
    }

    private func draw(_ frame: TextFieldMetrics.Frame, in rect: CGRect, on canvas: Canvas) {
        let path = Path.rounded(rect, radius: frame.cornerRadius)
        if let color = colorWithinFrame {
            canvas.setFillColor(color)
            canvas.fill(path)
        } else if let fill = isEnabled ? frame.fill : frame.disabledFill ?? frame.fill {
            canvas.fill(path, with: fill, in: rect)
        }
        if let shadow = frame.innerShadow {
            // The area around the frame casts a shadow into the frame.
            canvas.withState {
                canvas.clip(to: path)
                canvas.setShadow(offset: shadow.offset, blur: shadow.blur, color: shadow.color)
                canvas.setFillColor(.black)
                var around = Path(rect.insetBy(dx: -20, dy: -20))
                around.addPath(path)
                canvas.fill(around, using: .evenOdd)
            }
        }
        canvas.drawBorder(
            frame.border, tint: tintColor, of: rect, radius: frame.cornerRadius)
    }

    private func drawClearButton(on canvas: Canvas) {
        let looks = metrics.textField
        let rect = clearButtonRect(forBounds: bounds)
        canvas.setFillColor(looks.clearFill)
        canvas.fillEllipse(in: rect)
        let reach = rect.width * 0.19
        canvas.setStrokeColor(looks.clearInk)
        let style = StrokeStyle(lineWidth: rect.width * 0.1, lineCap: .round)
        for slope: CGFloat in [-1, 1] {
            canvas.stroke(
                .lines([
                    CGPoint(x: rect.midX - reach, y: rect.midY - reach * slope),
                    CGPoint(x: rect.midX + reach, y: rect.midY + reach * slope),
                ]), style: style)
        }
    }
}
