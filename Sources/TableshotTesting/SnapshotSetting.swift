import Foundation
import TableMockups
import TableViews

/// What a snapshot is taken in.
struct SnapshotSetting {
    var context: RenderContext
    /// The variant of a matrix, for what no context holds: a device's size.
    var variant: RenderVariant
    var ignoring: [SnapshotIgnore]

    /// The variant's device's size, or the one that is asked for, in points.
    func size(_ size: CGSize?) -> CGSize? { variant.device?.size ?? size }
}
