import TableViews

/// A document's screen on which its timeline is played by the clock of the animation under way.
public struct AnimatedScreen {
    /// All that is shown.
    public let view: View
    /// The document's table.
    public let tableView: TableView
    /// Whether the view fills its bounds; a device's body does not.
    public let isOpaque: Bool
    let player: TimelinePlayer

    /// Where the step stands that is under way longest of those that have begun, as far as that is known;
    /// nothing where none has.
    package var placeOfLastUnderWay: String? { player.lastUnderWay.map { "\($0.location)" } }
}
