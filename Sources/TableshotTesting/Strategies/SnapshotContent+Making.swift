import Foundation
import TableDrawing
import TableImages
import TableInspection
import TableSnapshots
import Tableshot

extension SnapshotContent {
    /// Creates the content of a picture, with the requested texts and the ignored places.
    ///
    /// Throws `IgnoredPlaceError` for a place missing in the picture.
    init(
        _ picture: Picture, _ companions: Set<SnapshotCompanion>, _ setting: SnapshotSetting
    ) throws {
        let (bitmap, stamps) = try picture.recording()
        form = .picture(bitmap, scale: picture.scale)
        self.stamps = stamps
        regions = { try picture.namedRegions() }
        ignored = try IgnoredPlaces.resolve(setting.ignoring.map(\.place)) {
            try picture.renderTree()
        }
        for companion in companions {
            switch companion {
            case .renderTree: self.companions[companion] = try picture.renderTree().root.dump
            case .accessibilityTree:
                let tree = try picture.accessibilityTree()
                self.companions[companion] = tree.dump
                spoken = tree.accessibilityLabelParts
            }
        }
        diagnostics = picture.diagnostics
    }

    /// Creates the content of an animation; the places are looked up in the layout of each
    /// frame.
    ///
    /// Throws `IgnoredPlaceError` for a place missing in every frame.
    init(
        _ animation: Animation, _ playback: AnimationPlayback, _ setting: SnapshotSetting
    ) throws {
        form = .animation(Data(try animation.recordedBytes(playback)))
        details = { try animation.recordedDetails(playback) }
        ignored = try IgnoredPlaces.resolve(setting.ignoring.map(\.place), in: animation)
        diagnostics = animation.diagnostics
    }
}
