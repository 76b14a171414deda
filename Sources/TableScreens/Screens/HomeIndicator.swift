import Foundation
@_spi(Subclassing) import TableControls
import TableDrawing
import TableGeometry
import TableThemes

/// Home indicator at the bottom of screens without a home button.
public final class HomeIndicator: View {
    /// Creates an indicator; the screen sets the frame.
    public init() {
        super.init(frame: .zero)
        isOpaque = false
        identity.partName = "homeIndicator"
    }

    /// Colour behind the indicator, or `nil` if the screen does not know the colour.
    var backdrop: Color?

    /// Minimum contrast between the theme's colour and an opaque backdrop: WCAG's contrast for
    /// parts of interfaces.
    ///
    /// At a lower contrast the indicator is black or white, whichever has the higher contrast.
    private static let leastContrast = 3.0

    @_spi(Subclassing) public override func makeBackground() -> Paint? {
        let color = RenderContext.current.theme.bars.screen.homeIndicatorColor.resolved
        guard let backdrop = backdrop?.resolved, backdrop.isOpaque,
            Self.contrast(color, backdrop) < Self.leastContrast
        else { return .color(color) }
        let isDark = Self.contrast(.white, backdrop) > Self.contrast(.black, backdrop)
        return .color(isDark ? .white : .black)
    }

    private static func contrast(_ one: RGBA, _ other: RGBA) -> Double {
        func luminance(_ color: RGBA) -> Double {
            func linear(_ value: Double) -> Double {
                value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
            }
            return 0.2126 * linear(color.red) + 0.7152 * linear(color.green)
                + 0.0722 * linear(color.blue)
        }
        let (first, second) = (luminance(one) + 0.05, luminance(other) + 0.05)
        return max(first, second) / min(first, second)
    }

    /// Places the indicator in a screen of a size.
    func place(in size: CGSize) {
        let metrics = RenderContext.current.theme.bars.screen
        let grid = PixelGrid.current
        let width = grid.round(min(size.width, size.height) * metrics.homeIndicatorShare)
        frame = CGRect(
            x: grid.round((size.width - width) / 2),
            y: size.height - metrics.homeIndicatorInset - metrics.homeIndicatorHeight, width: width,
            height: metrics.homeIndicatorHeight)
        layer.cornerRadius = metrics.homeIndicatorHeight / 2
    }
}
