import Foundation
import TableImages
import TableMockups
import Tableshot

extension Snapshotting where Value == Animation {
    /// An animation, recorded as an animated PNG and compared frame by frame, with count and rate.
    ///
    /// - Parameter playback: which frames are recorded, and how.
    public static func animation(
        _ playback: AnimationPlayback = AnimationPlayback()
    ) -> Snapshotting {
        Snapshotting(pathExtension: "apng") { make, setting in
            try setting.context.run { try SnapshotContent(make(), playback, setting) }
        }
    }
}

extension Snapshotting where Value == TableDocument {
    /// The animation of a document's timeline, recorded as an animated PNG.
    public static var animation: Snapshotting {
        Snapshotting(pathExtension: "apng") { make, setting in
            let document = try setting.document(make())
            return try SnapshotContent(
                animate(document, fontBook: setting.context.fontBook),
                AnimationPlayback(document.animation), setting)
        }
    }
}
