import Foundation
@_spi(Subclassing) import TableControls
import TableDrawing
import TableGeometry
import TableThemes

/// Placeholder of a keyboard: rows of blank keys that show the remaining space of a mockup's
/// screen.
public final class KeyboardView: View, ScreenBar {
    /// Creates a keyboard of the theme's height; the screen sets the frame.
    public init() {
        super.init(frame: .zero)
        isOpaque = false
        identity.partName = "keyboard"
    }

    /// Height without the safe area below the keyboard, in points, or `nil` for the theme's
    /// height.
    ///
    /// Keys keep the theme's size. A higher keyboard has empty space below its keys; in a
    /// lower keyboard, the keys shrink.
    public var height: CGFloat?
    /// Whether the keys are drawn; otherwise the keyboard only reserves its space.
    public var showsKeys = true
    /// Whether the screen is wider than high, which makes a tablet's keyboard higher.
    var isOnWideScreen = false { didSet { setNeedsLayout() } }
    var screenSizeClasses: ScreenSizeClasses? { didSet { setNeedsLayout() } }

    private var metrics: ScreenMetrics { RenderContext.current.theme.bars.screen }

    /// Height of the theme's keyboard on the screen, in points.
    private var standardHeight: CGFloat {
        guard traitCollection.userInterfaceIdiom == .pad else {
            return sizeClasses.vertical == .compact
                ? metrics.compactKeyboardHeight : metrics.keyboardHeight
        }
        return isOnWideScreen ? metrics.wideTabletKeyboardHeight : metrics.tabletKeyboardHeight
    }

    /// Height without the safe area below the keyboard, in points.
    public var intrinsicHeight: CGFloat { height ?? standardHeight }

    @_spi(Subclassing) public override func makeBackground() -> Paint? {
        showsKeys ? metrics.keyboardFill.paint(height: bounds.height) : nil
    }

    /// Draws rows of ten, nine and seven keys, with shift and delete, and a row with the space
    /// bar.
    public override func draw(_ rect: CGRect) {
        guard showsKeys else { return }
        let row = min(standardHeight, intrinsicHeight) / 4
        let safe = safeAreaInsets
        let key = max(0, bounds.width - safe.left - safe.right) / 10
        for column in 0..<10 { draw(x: CGFloat(column), width: 1, row: 0, key, row) }
        for column in 0..<9 { draw(x: CGFloat(column) + 0.5, width: 1, row: 1, key, row) }
        for column in 0..<7 { draw(x: CGFloat(column) + 1.5, width: 1, row: 2, key, row) }
        draw(x: 0, width: 1.35, row: 2, key, row, isFunction: true)
        draw(x: 8.65, width: 1.35, row: 2, key, row, isFunction: true)
        draw(x: 0, width: 2.5, row: 3, key, row, isFunction: true)
        draw(x: 2.5, width: 5, row: 3, key, row)
        draw(x: 7.5, width: 2.5, row: 3, key, row, isFunction: true)
    }

    private func draw(
        x: CGFloat, width: CGFloat, row: Int, _ key: CGFloat, _ height: CGFloat,
        isFunction: Bool = false
    ) {
        let grid = PixelGrid.current
        let start = safeAreaInsets.left
        let left = grid.round(start + x * key + 3)
        let right = grid.round(start + (x + width) * key - 3)
        let top = grid.round(CGFloat(row) * height + 8)
        let bottom = grid.round(CGFloat(row + 1) * height - 4)
        let box = CGRect(x: left, y: top, width: right - left, height: bottom - top)
        guard box.width > 0, box.height > 0 else { return }
        metrics.keyShadowColor.setFill()
        BezierPath(
            roundedRect: box.offsetBy(dx: 0, dy: 1), cornerRadius: metrics.keyCornerRadius
        ).fill()
        (isFunction ? metrics.functionKeyFill : metrics.keyFill).fill(
            BezierPath(roundedRect: box, cornerRadius: metrics.keyCornerRadius))
    }
}
