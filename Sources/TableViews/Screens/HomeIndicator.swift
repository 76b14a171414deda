import Foundation
import TableDrawing
import TableGeometry

/// The bar at the bottom of screens without a home button.
public final class HomeIndicator: View {
    public init() {
        super.init(frame: .zero)
        isOpaque = false
        partName = "homeIndicator"
    }

    override func makeBackground() -> Paint? {
        .color(RenderContext.current.theme.bars.screen.homeIndicatorColor.resolved)
    }

    /// Places it in a screen of a size.
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
