import Foundation
import TableAnimation
@_spi(Subclassing) import TableControls
import TableDrawing

/// Bars of a screen that stay in place while the screen itself slides.
final class ScreenBarsView: View {
    private let screen: ScreenView
    private let bars: [View]

    /// - Parameter hidden: Bars of the screen that are hidden during the slide.
    init(_ screen: ScreenView, bars: [View], hiding hidden: [View] = []) {
        self.screen = screen
        self.bars = bars
        super.init(frame: CGRect(origin: .zero, size: screen.bounds.size))
        identity.partName = "bars"
        isOpaque = false
        screen.lentBars = bars + hidden
        for bar in bars { addSubview(bar) }
    }

    /// Changes the timings of all animations in progress in the bars.
    func changeTimings(_ change: (AnimationTiming) -> AnimationTiming) {
        for bar in bars {
            if let bar = bar as? NavigationBar, let barTransition = bar.barTransition {
                bar.barTransition?.timing = change(barTransition.timing)
            }
            if let dissolve = bar.renderState.dissolve {
                bar.renderState.dissolve?.timing = change(dissolve.timing)
            }
        }
    }

    /// Returns the bars to the screen, unless another slide has taken them.
    func returnBars() {
        guard bars.allSatisfy({ $0.superview === self }) else { return }
        for bar in bars {
            bar.removeFromSuperview()
            (bar as? NavigationBar)?.barTransition = nil
            bar.renderState.dissolve = nil
        }
        screen.lentBars = []
    }

    /// Returns the node of the bars, in their screen's theme and frames.
    @_spi(Subclassing) public override func lowered(depth: Int) -> RenderNode? {
        var node: RenderNode?
        screen.withTheme { node = super.lowered(depth: depth) }
        return node
    }
}
