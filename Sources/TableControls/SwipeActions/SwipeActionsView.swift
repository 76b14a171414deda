import Foundation
import TableDrawing
import TableGeometry
import TableThemes

/// Buttons at a side of a swiped row; the first action is the outermost.
package final class SwipeActionsView: View {
    package let buttons: [SwipeActionButton]
    private let isTrailing: Bool
    /// Revealed share of each button's width.
    package var fraction: CGFloat = 1 { didSet { setNeedsLayout() } }

    /// Creates the buttons of actions at the trailing or leading side of a row.
    package init(_ actions: [ContextualAction], isTrailing: Bool) {
        buttons = actions.map(SwipeActionButton.init)
        self.isTrailing = isTrailing
        super.init(frame: .zero)
        identity.partName = "swipeActions"
        clipsToBounds = true
        for button in buttons.reversed() { addSubview(button) }
    }

    /// Width of the row, which limits the widths of the buttons.
    package var rowWidth: CGFloat = 0

    /// Height of the row, which limits the content of the buttons, in points.
    package var rowHeight: CGFloat = 0 {
        didSet { for button in buttons { button.rowHeight = rowHeight } }
    }

    /// Distance that the view extends beyond the safe area to the screen's edge, in points.
    ///
    /// A coloured block fills the extension without its title; a floating button stays inside
    /// the safe area.
    package var outset: CGFloat = 0 { didSet { if outset != oldValue { setNeedsLayout() } } }

    /// Width of all buttons without the outset.
    package var fullWidth: CGFloat { widths.reduce(0, +) }

    /// Widths of the fully open buttons.
    ///
    /// The widths are the preferred widths of the buttons. If the row is too narrow, the
    /// widest buttons shrink evenly. If the theme's share of the row would truncate short
    /// titles, the buttons take the whole row. A short title fits into an even share of the
    /// row, if necessary at a smaller scale.
    private var widths: [CGFloat] {
        let natural = buttons.map(\.naturalWidth)
        let share = rowWidth * RenderContext.current.theme.swipe.largestShare
        let count = CGFloat(max(1, buttons.count))
        let even = count > 1 ? rowWidth / count : share
        let needed = zip(buttons, natural).map { button, natural in
            let whole = min(natural, button.neededWidth())
            if whole <= even { return whole }
            let shrunk = button.neededWidth(scale: SwipeActionButton.smallestScale)
            return shrunk <= even ? even : share / count
        }
        let whole = needed.reduce(0, +)
        let room = min(rowWidth, max(share, whole))
        guard whole <= room else { return FairShares.divided(room, among: needed) }
        let more = FairShares.divided(room - whole, among: zip(natural, needed).map { $0 - $1 })
        return zip(needed, more).map { $0 + $1 }
    }

    /// Whether the outermost button is at the right.
    private var runsFromRight: Bool {
        (isTrailing) == (traitCollection.layoutDirection == .leftToRight)
    }

    package override func layoutSubviews() {
        let metrics = RenderContext.current.theme.swipe
        let grid = PixelGrid.current
        // A block reveals its title gradually; a floating button grows around its title.
        let isBlock = metrics.buttonInsets == .zero
        var used = isBlock ? 0 : outset
        for (place, (button, full)) in zip(buttons, widths).enumerated() {
            let reach = isBlock && place == 0 ? outset : 0
            let outer = grid.round(used * fraction)
            used += full + reach
            let width = grid.round(used * fraction) - outer
            var rect = CGRect(
                x: runsFromRight ? bounds.width - outer - width : outer, y: 0, width: width,
                height: bounds.height)
            if let height = metrics.buttonHeight {
                rect.origin.y = ((bounds.height - height) / 2).rounded(.down)
                rect.size.height = height
            }
            button.frame = rect.inset(by: metrics.buttonInsets)
            button.contentInsets =
                runsFromRight ? EdgeInsets(right: reach) : EdgeInsets(left: reach)
            button.fullWidth = full - metrics.buttonInsets.left - metrics.buttonInsets.right
            button.contentWidth = isBlock ? full : button.bounds.width
        }
        // The titles of a row have a common scale.
        let scale = buttons.compactMap(\.largestTitleScale).min() ?? 1
        for button in buttons {
            button.titleScale = scale
            // The titles were changed for measuring.
            button.setNeedsLayout()
        }
    }
}
