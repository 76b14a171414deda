import TableGeometry

/// Batch of changes that has begun and has not ended.
struct PendingUpdate {
    /// Number of nested batches that have begun.
    var depth = 0
    var changes = TableUpdate()
    var animations = UpdateRecord.Animations()
    var completions: [(Bool) -> Void] = []
}
