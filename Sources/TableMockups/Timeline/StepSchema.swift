import DocumentSyntax
import DocumentValues
import Foundation
import TableViews

/// A step of a timeline: `{at: 0.2, deselect: [0, 3], duration: 0.5, curve: easeInOut}`.
final class StepSchema: ChangingSchema {
    static let displayName = "a step"
    static let definition = "timelineStep"
    static let summary =
        "A timed step: an action with its companion keys. Rows are written [section, row], "
        + "counted from 0, as the table is at the start of the step."
    static let exclusive = [["row", "rows"]]
    static let hints = [
        "time": "when a step begins is written at: 0.2",
        "delay": "when a step begins is written at: 0.2",
        "scrollTo": "a row to scroll to is written scroll: {to: [0, 20]}",
        "flick": "a flick is written scroll: {flick: 2400}",
        "close": "rows that are open close by swipe: closed",
        "remove": "a row is removed by delete: [0, 1]",
        "spring": "a spring is a curve: {damping: 0.7}",
    ]

    let at = Key<Double>(
        "at", .double(.from(0, through: 3600, "a time")), required: true,
        "The start time of the step, in seconds. Steps are in chronological order.")
    let duration = Key<Double>(
        "duration", .double(.above(0, through: 600, "a duration")),
        "The duration in seconds. The default is the theme's duration.")
    let curve = Key<TimelineCurve>(
        "curve", .timelineCurve,
        "The timing curve: a name, a cubic Bézier curve [x1, y1, x2, y2] or a spring {damping: "
            + "0.7}. The default is the theme's curve.")

    let select = Key<IndexPath>(
        "select",
        .indexPath(note: "several rows take a step each: select: [0, 3], and select: [0, 4]"),
        "The row to select.")
    let deselect = Key<DeselectedRows>(
        "deselect", .deselectedRows,
        "A row or a list of rows to deselect. The value true deselects all rows. With pop, rows "
            + "are deselected during the transition.")
    let highlight = Key<IndexPath>(
        "highlight",
        .indexPath(note: "several rows take a step each: highlight: [0, 3], and highlight: [0, 4]"),
        "The row to highlight.")
    let unhighlight = Key<IndexPath>(
        "unhighlight", .indexPath, "The row to unhighlight.")
    let scroll = Key<DocumentNode>(
        "scroll", .deferred { $0.reference(ScrollStepSchema.definition) },
        "A scroll of the table: {to: [0, 20]}, {by: 200} or {flick: 2400}.")
    let editing = Key<Bool>(
        "editing", .boolean,
        "Whether the table enters (true) or leaves (false) editing mode.")
    let arm = Key<IndexPath>(
        "arm", .indexPath,
        "The row that shows its Delete button, as after a tap on the delete control.")
    let confirm = Key<IndexPath>(
        "confirm", .indexPath, "The row to delete with a tap on its visible Delete button.")
    let swipe = Key<SwipeStep>(
        "swipe", .swipeStep,
        "A row to open with a swipe, {row: [0, 3], edge: leading}. The value closed closes all "
            + "open rows.")
    let update = Key<[DocumentNode]>(
        "update", .changes, "A batch of simultaneous changes of rows and sections.")
    let carry = Key<IndexPath>(
        "carry", .indexPath(note: "a row is carried by carry: [0, 3], to: [0, 5]"),
        "The row to carry by its reorder control. The key to gives the destination.")
    let refresh = Key<TimelineAction.RefreshPhase>(
        "refresh", .caseName,
        "The phase of the refresh control: pull (pull the table), begin (start refreshing) or end.")
    let pop = Key<DocumentNode>(
        "pop", .deferred { _ in ["type": "string"] },
        "The path of the document of the screen that is popped. It covers this document's screen "
            + "from the first frame, and reveals it in this step.")
    let push = Key<DocumentNode>(
        "push", .deferred { _ in ["type": "string"] },
        "The path of a document whose screen is pushed over this document's screen.")
    let touch = Key<TimelineAction.TouchPlace>(
        "touch", .touchPlace,
        "The position of a visible finger: a row, or a point of the screen {x: 160, y: 240}.")

    let insert = ChangeKeys.insert
    let delete = ChangeKeys.delete
    let move = ChangeKeys.move
    let reload = ChangeKeys.reload
    let insertSection = ChangeKeys.insertSection
    let deleteSection = ChangeKeys.deleteSection
    let moveSection = ChangeKeys.moveSection
    let reloadSection = ChangeKeys.reloadSection
    let to = ChangeKeys.to
    let toSection = ChangeKeys.toSection
    let row = ChangeKeys.row
    let rows = ChangeKeys.rows
    let section = ChangeKeys.section
    let animation = ChangeKeys.animation

    /// The actions with their companion keys, except `at`.
    static let actions: [(name: String, companions: [String])] =
        ChangeKeys.kinds.map { ($0.name, $0.companions + timing) } + [
            ("select", timing), ("deselect", timing), ("highlight", timing),
            ("unhighlight", timing), ("scroll", timing), ("editing", timing), ("arm", timing),
            ("confirm", ["animation"] + timing), ("swipe", timing), ("update", timing),
            ("carry", ["to"] + timing), ("refresh", timing), ("pop", ["deselect"] + timing),
            ("push", timing), ("touch", ["duration"]),
        ]
    private static let timing = ["duration", "curve"]
}
