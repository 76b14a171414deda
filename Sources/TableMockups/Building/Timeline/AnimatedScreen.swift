import TableControls
import TableViews

/// A document's screen that plays its timeline on the clock of the current animation.
package struct AnimatedScreen {
    /// The root view of the screen.
    package let view: View
    /// The document's table.
    package let tableView: TableView
    /// Whether the view fills its bounds.
    ///
    /// A device body does not fill its bounds.
    package let isOpaque: Bool
    let player: TimelinePlayer

    /// Location of the started step that ends last, or `nil` if no step has extended the animation.
    package var locationOfLastRunningStep: String? {
        player.lastRunningStep.map { "\($0.location)" }
    }
}
