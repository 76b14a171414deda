import Foundation
import TableDrawing

/// The bars of a screen that stand still while the screen itself slides.
final class ScreenBarsView: View {
    private let screen: ScreenView
    private let bars: [View]

    /// - Parameter hidden: bars of the screen that are not shown meanwhile.
    init(_ screen: ScreenView, bars: [View], hiding hidden: [View] = []) {
        self.screen = screen
        self.bars = bars
        super.init(frame: CGRect(origin: .zero, size: screen.bounds.size))
        partName = "bars"
        isOpaque = false
        screen.lentBars = bars + hidden
        for bar in bars { addSubview(bar) }
    }

    /// Has the bars go on by other timings in all that is under way in them.
    func changeTimings(_ change: (AnimationTiming) -> AnimationTiming) {
        for bar in bars {
            if let bar = bar as? NavigationBar, let passage = bar.passage {
                bar.passage?.timing = change(passage.timing)
            }
            if let dissolve = bar.dissolve { bar.dissolve?.timing = change(dissolve.timing) }
        }
    }

    /// Gives the bars back to the screen, unless another slide has taken them meanwhile.
    func giveBack() {
        guard bars.allSatisfy({ $0.superview === self }) else { return }
        for bar in bars {
            bar.removeFromSuperview()
            (bar as? NavigationBar)?.passage = nil
            bar.dissolve = nil
        }
        screen.lentBars = []
    }

    /// Bars are drawn in their screen's theme, at the places that it gives them.
    override func lowered(depth: Int) -> RenderNode? {
        var node: RenderNode?
        screen.withTheme { node = super.lowered(depth: depth) }
        return node
    }
}
