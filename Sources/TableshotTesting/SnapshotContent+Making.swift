import Foundation
import TableDrawing
import TableImages
import TableInspection
import TableSnapshots
import Tableshot

extension SnapshotContent {
    /// What a picture shows, with the texts that are asked for and the places that are not compared.
    ///
    /// Throws `SnapshotIgnoreError` for a place that the picture does not have.
    init(
        _ picture: Picture, _ companions: Set<SnapshotCompanion>, _ setting: SnapshotSetting
    ) throws {
        let (bitmap, stamps) = try picture.recording()
        form = .picture(bitmap, scale: picture.scale)
        self.stamps = stamps
        regions = { try picture.renderTree().namedRegions }
        ignored = try IgnoredPlaces.resolve(setting.ignoring.map(\.place)) {
            try picture.renderTree()
        }
        for companion in companions {
            self.companions[companion] =
                switch companion {
                case .renderTree: try picture.renderTree().root.dump
                case .accessibilityTree: try picture.accessibilityTree().dump
                }
        }
        diagnostics = picture.diagnostics
    }

    /// What an animation shows; its first frame says where what is not compared lies in all of them.
    init(
        _ animation: Animation, _ playback: AnimationPlayback, _ setting: SnapshotSetting
    ) throws {
        let sink = MemorySink()
        try animation.write(
            to: [APNGSink(sink: sink, compression: .recorded)], playback: playback)
        form = .animation(sink.data)
        regions = { try animation.renderTree(ofFrame: 0).namedRegions }
        ignored = try IgnoredPlaces.resolve(setting.ignoring.map(\.place)) {
            try animation.renderTree(ofFrame: 0)
        }
        diagnostics = animation.diagnostics
    }
}
