import DocumentSyntax
import Foundation
import TableViews

/// A step of a timeline: `{at: 0.2, deselect: [0, 3], duration: 0.5, curve: easeInOut}`.
struct StepSchema: ChangingSchema {
    static let displayName = "a step"
    static let definition = "timelineStep"
    static let summary =
        "Something that happens, and when: one action with what belongs to it. Rows are those "
        + "that exist when the step begins, [section, row] counted from 0."
    static let exclusive = [["row", "rows"]]
    static let hints = [
        "time": "when a step begins is written at: 0.2",
        "delay": "when a step begins is written at: 0.2",
        "scrollTo": "a row to scroll to is written scroll: {to: [0, 20]}",
        "flick": "a flick is written scroll: {flick: 2400}",
        "close": "rows that are open close by swipe: closed",
        "spring": "a spring is a curve: {damping: 0.7}",
    ]

    let at = Key<Double>(
        "at", .double(.from(0, through: 3600, "a time")), required: true,
        "When the step begins, in seconds; steps stand in the order of their times.")
    let duration = Key<Double>(
        "duration", .double(.above(0, through: 600, "a duration")),
        "How long it takes, in seconds; the theme's without it.")
    let curve = Key<TimelineCurve>(
        "curve", .timelineCurve,
        "How progress follows time: a curve's name, a cubic Bézier curve [x1, y1, x2, y2] or a "
            + "spring {damping: 0.7}; the theme's without it.")

    let select = Key<IndexPath>(
        "select",
        .indexPath(note: "several rows take a step each: select: [0, 3], and select: [0, 4]"),
        "A row that is selected.")
    let deselect = Key<DeselectedRows>(
        "deselect", .deselectedRows,
        "A row that is selected no more, or several; true takes all. Beside pop it happens while "
            + "the screen comes back.")
    let highlight = Key<IndexPath>(
        "highlight",
        .indexPath(note: "several rows take a step each: highlight: [0, 3], and highlight: [0, 4]"),
        "A row that is touched.")
    let unhighlight = Key<IndexPath>(
        "unhighlight", .indexPath, "A row that is touched no more.")
    let scroll = Key<DocumentNode>(
        "scroll", .deferred { $0.reference(ScrollStepSchema.definition) },
        "How the table scrolls: {to: [0, 20]}, {by: 200} or {flick: 2400}.")
    let editing = Key<Bool>("editing", .boolean, "Whether the editing mode begins or ends.")
    let arm = Key<IndexPath>(
        "arm", .indexPath, "A row that shows its Delete button, as after a tap on its control.")
    let confirm = Key<IndexPath>(
        "confirm", .indexPath, "A row whose Delete button is tapped: it goes.")
    let swipe = Key<SwipeStep>(
        "swipe", .swipeStep,
        "A row that opens for its actions, {row: [0, 3], edge: leading}, or closed for those that "
            + "close.")
    let update = Key<[DocumentNode]>(
        "update", .changes, "Changes of rows and sections that happen at once.")
    let carry = Key<IndexPath>(
        "carry", .indexPath(note: "a row is carried by carry: [0, 3], to: [0, 5]"),
        "A row that is carried by its grip to the place that to names.")
    let refresh = Key<TimelineAction.RefreshPhase>(
        "refresh", .caseName,
        "What happens to the refresh control: the table is pulled, the wheel begins to turn, or it "
            + "ends.")
    let pop = Key<DocumentNode>(
        "pop", .deferred { _ in ["type": "string"] },
        "A document from whose screen this one's comes back; until then that one is shown.")
    let push = Key<DocumentNode>(
        "push", .deferred { _ in ["type": "string"] },
        "A document whose screen slides over this one's.")
    let touch = Key<TimelineAction.TouchPlace>(
        "touch", .touchPlace,
        "Where a mark shows a finger: a row, or a point of the screen {x: 160, y: 240}.")

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
