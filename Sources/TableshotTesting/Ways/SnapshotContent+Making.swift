import Foundation
import TableDrawing
import TableImages
import TableInspection
import TableSnapshots
import Tableshot

extension SnapshotContent {
    /// What a picture shows, with the texts that are asked for and the places that are not compared.
    ///
    /// Throws `IgnoredPlaceError` for a place that the picture does not have.
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
                spoken = tree.spokenWords
            }
        }
        diagnostics = picture.diagnostics
    }

    /// What an animation shows; in every frame its own layout says where places are.
    ///
    /// Throws `IgnoredPlaceError` for a place that no frame has.
    init(
        _ animation: Animation, _ playback: AnimationPlayback, _ setting: SnapshotSetting
    ) throws {
        form = .animation(Data(try animation.recordedBytes(playback)))
        details = { try animation.recordedDetails(playback) }
        ignored = try IgnoredPlaces.resolve(setting.ignoring.map(\.place), in: animation)
        diagnostics = animation.diagnostics
    }
}
