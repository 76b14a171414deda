import TableGeometry

/// A batch of changes that has begun and not ended.
struct PendingUpdate {
    /// How many batches have begun inside each other.
    var depth = 0
    var changes = TableUpdate()
    var animations = UpdateRecord.Animations()
    var completions: [(Bool) -> Void] = []
}
