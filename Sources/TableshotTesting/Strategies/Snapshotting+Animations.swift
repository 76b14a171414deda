import Foundation
import TableImages
import TableMockups
import Tableshot

extension Snapshotting where Value == Animation {
    /// Returns a strategy for an animation, recorded as an animated PNG and compared frame by
    /// frame, including frame count and rate.
    ///
    /// - Parameter playback: Selection and timing of the recorded frames.
    public static func animation(
        _ playback: AnimationPlayback = AnimationPlayback()
    ) -> Snapshotting {
        Snapshotting(pathExtension: "apng") { make, setting in
            try setting.context.run { try SnapshotContent(make(), playback, setting) }
        }
    }
}

extension Snapshotting where Value == TableDocument {
    /// Animation of a document's timeline, recorded as an animated PNG.
    public static var animation: Snapshotting {
        Snapshotting(pathExtension: "apng") { make, setting in
            let document = try setting.document(make())
            return try SnapshotContent(
                animate(document, fontBook: setting.context.fontBook),
                AnimationPlayback(document.animation), setting)
        }
    }
}
