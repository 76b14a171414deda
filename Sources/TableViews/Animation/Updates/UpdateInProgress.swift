import TableAnimation

/// A batch of changes that is shown as a movement: what comes into view meanwhile moves with it.
struct UpdateInProgress {
    let gaps: UpdateGaps
    let before: TableView.ScreenBefore
    let timing: AnimationTiming

    var record: UpdateRecord { gaps.record }
}
