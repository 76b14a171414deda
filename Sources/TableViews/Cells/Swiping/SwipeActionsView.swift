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

    /// The width of all buttons.
    var naturalWidth: CGFloat { buttons.reduce(0) { $0 + $1.naturalWidth } }

    /// Whether the outermost button is at the right.
    private var runsFromRight: Bool {
        (edge == .trailing) == (traitCollection.layoutDirection == .leftToRight)
    }

    override func layoutSubviews() {
        let metrics = RenderContext.current.theme.swipe
        let grid = PixelGrid.current
        var used: CGFloat = 0
        for button in buttons {
            let natural = button.naturalWidth
            let outer = grid.round(used * fraction)
            used += natural
            let width = grid.round(used * fraction) - outer
            var rect = CGRect(
                x: runsFromRight ? bounds.width - outer - width : outer, y: 0, width: width,
                height: bounds.height)
            if let height = metrics.buttonHeight {
                rect.origin.y = ((bounds.height - height) / 2).rounded(.down)
                rect.size.height = height
            }
            button.frame = rect.inset(by: metrics.buttonInsets)
            // A block uncovers its title, a button that stands by itself grows around it.
            let isBlock = metrics.buttonInsets == .zero
            button.contentWidth = isBlock ? natural : button.bounds.width
        }
    }
}
