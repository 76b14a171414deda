import TableControls
import TableViews

/// A document's screen that plays its timeline on the clock of the current animation.
public struct AnimatedScreen {
    /// The root view of the screen.
    public let view: View
    /// The document's table.
    public let tableView: TableView
    /// Whether the view fills its bounds.
    ///
    /// A device body does not fill its bounds.
    public let isOpaque: Bool
    let player: TimelinePlayer

    /// Location of the started step that ends last, or `nil` if no step has extended the animation.
    package var locationOfLastRunningStep: String? {
        player.lastRunningStep.map { "\($0.location)" }
    }
}
