import Foundation
import TableDrawing
import TableGeometry

/// The buttons at one side of a row that was swiped; the first action is the outermost.
final class SwipeActionsView: View {
    let buttons: [SwipeActionButton]
    private let edge: TableView.SwipeEdge
    /// How much of each width is uncovered.
    var fraction: CGFloat = 1 { didSet { setNeedsLayout() } }

    init(_ swipe: CellSwipe) {
        buttons = swipe.configuration.actions.map(SwipeActionButton.init)
        edge = swipe.edge
        super.init(frame: .zero)
        partName = "swipeActions"
        clipsToBounds = true
        for button in buttons.reversed() { addSubview(button) }
    }

    /// The width of the row that the buttons stand in, which bounds theirs.
    var rowWidth: CGFloat = 0

    /// The height of that row, which bounds what they show; points.
    var rowHeight: CGFloat = 0 {
        didSet { for button in buttons { button.rowHeight = rowHeight } }
    }

    /// How far the view reaches beyond the safe area, to the screen's edge; points.
    ///
    /// A block of colour fills it, its title does not; a button that stands by itself stays out of it.
    var outset: CGFloat = 0 { didSet { if outset != oldValue { setNeedsLayout() } } }

    /// The width of all buttons, without the outset.
    var fullWidth: CGFloat { widths.reduce(0, +) }

    /// The widths of the buttons as they are fully open: what each asks for, unless that is more than
    /// the row has for them; then those that ask for most give way, evenly.
    ///
    /// Where the theme's share of the row would cut short titles, they have all of the row; a title is
    /// short that fits into an even part of it, if need be shrunk.
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
        (edge == .trailing) == (traitCollection.layoutDirection == .leftToRight)
    }

    override func layoutSubviews() {
        let metrics = RenderContext.current.theme.swipe
        let grid = PixelGrid.current
        // A block uncovers its title, a button that stands by itself grows around it.
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
        // The titles of one row have one size.
        let scale = buttons.compactMap(\.largestTitleScale).min() ?? 1
        for button in buttons {
            button.titleScale = scale
            // Their titles were measured.
            button.setNeedsLayout()
        }
    }
}
