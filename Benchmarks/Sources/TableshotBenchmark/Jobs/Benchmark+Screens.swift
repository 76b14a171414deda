import Foundation
import Tableshot

/// Screens of the table, scrolled.
extension Benchmark {
    /// Frames before the clock starts.
    private static let warmUp = 3
    /// Content offsets of the workload.
    static let places = 200

    /// Measures screens down the table.
    ///
    /// - Parameter areKnown: Whether all rows are shown before the clock starts, at other positions
    ///   than during the measurement.
    func screens(
        of table: ZoneTable, _ count: Int, _ output: Job.Output, areKnown: Bool
    ) throws -> Measurement {
        let cache = PictureCache()
        func show(_ index: Int, movedBy pixels: Int = 0) throws -> Int {
            let picture = try picture(of: table, index, movedBy: pixels)
            picture.cache = cache
            switch output {
            case .bitmap: return try picture.bitmap().pixels.count * 4
            case .png: return try picture.pngData().count
            }
        }
        if areKnown {
            // The last position is the end of the table, and is moved in the other direction.
            for index in 0..<Self.places {
                _ = try show(index, movedBy: index == Self.places - 1 ? -13 : 13)
            }
        }
        for index in 0..<Self.warmUp { _ = try show(index) }
        var bytes = 0
        let start = ContinuousClock.now
        for index in 0..<count { bytes += try show(index % Self.places) }
        let suffix = output == .png ? "png" : ""
        return Measurement(
            name: (areKnown ? "warm" : "fresh") + suffix, frames: count,
            duration: start.duration(to: .now), bytes: bytes)
    }

    /// Returns a picture of the table at one of 200 positions, from the top to the end, on whole
    /// pixels.
    func picture(
        of table: ZoneTable, _ index: Int, movedBy pixels: Int = 0,
        region: PictureRegion = .screen
    ) throws -> Picture {
        let picture = try render(
            size: ZoneTable.screen, region: region, context: ZoneTable.context
        ) {
            let most = 49_120 - 1_688
            let top = min(most, index * most / (Self.places - 1) + pixels)
            table.contentOffset.y = CGFloat(top) / 2
            return table
        }
        if let threads { picture.threads = threads }
        return picture
    }

    /// Measures 60 whole screens as files, from the selected to the unselected row.
    func fade(_ table: ZoneTable, to folder: String) throws -> Measurement {
        try OutputFolder.make(folder)
        let start = ContinuousClock.now
        let first = try picture(of: table, 0)
        let other = ZoneTable.context.run { ZoneTable(table.data) }
        other.deselectRow(at: ZoneTable.selection, animated: false)
        let fade = try crossfade(from: first, to: picture(of: other, 0), duration: 59.0 / 60)
        if let threads { fade.threads = threads }
        let frames = fade.times.count
        try fade.write(to: [FrameFolderSink(folder: folder)])
        let duration = start.duration(to: .now)
        let bytes = (0..<frames).reduce(0) {
            $0 + Measurement.size(of: FrameFolderSink.path(ofFrame: $1, of: frames, in: folder))
        }
        return Measurement(name: "fade", frames: frames, duration: duration, bytes: bytes)
    }
}
