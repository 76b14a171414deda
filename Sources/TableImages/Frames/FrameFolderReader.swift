import Foundation
import TableDrawing

/// Reads the frames in a folder written by `FrameFolderSink`: `frame-0000.png` and so on.
///
/// A folder does not store times and durations, so they are 0.
package final class FrameFolderReader: FrameReader {
    /// Width of the first frame, in pixels.
    package let width: Int
    /// Height of the first frame, in pixels.
    package let height: Int
    /// Number of frames in the folder; never `nil`.
    package let frameCount: Int?
    /// Number of times the animation plays: always `nil`, because a folder does not store it.
    package let loopCount: Int? = nil
    /// Whether frames have times and durations: always `false`.
    package let hasTimes = false

    private let paths: [String]
    private let decoder: ImageDecoder
    private let isCompared: Bool
    private var index = 0

    /// Names of the ignored hidden files and folders in the folder.
    package let hiddenNames: [String]

    /// Creates a reader, or returns `nil` if the folder does not contain exactly a sequence of
    /// frames from the first frame on.
    ///
    /// - Parameter isCompared: whether the frames are compared with other frames. A pixel whose
    ///   colour is missing from the palette of a PNG is then an error, and a diagnostic lists the
    ///   undecoded parts of each frame's file.
    /// - Throws: an `ImageError` if a frame cannot be read.
    package init?(
        folder: String, limits: ImageLimits = ImageLimits(), isCompared: Bool = false
    ) throws(ImageError) {
        let all = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        let names = all.filter { !$0.hasPrefix(".") }
        hiddenNames = all.filter { $0.hasPrefix(".") }
        self.isCompared = isCompared
        let paths = names.indices.map {
            FrameFolderSink.path(ofFrame: $0, of: names.count, in: folder)
        }
        guard let first = paths.first,
            Set(paths.map { ($0 as NSString).lastPathComponent }) == Set(names)
        else { return nil }
        self.paths = paths
        decoder = ImageDecoder(limits: limits, refusesForeignColors: isCompared)
        let bitmap = try decoder.decode(decoder.read(first), name: first)
        (width, height) = (bitmap.width, bitmap.height)
        frameCount = paths.count
    }

    /// Returns the name of the first missing frame, if the folder contains only frames, or
    /// `nil`.
    package static func missingFrame(in folder: String) -> String? {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
            .filter { !$0.hasPrefix(".") }
        guard !names.isEmpty, names.allSatisfy(FrameFolderSink.isFrame) else { return nil }
        let last = names.compactMap { Int($0.dropFirst("frame-".count).dropLast(".png".count)) }
        let there = Set(names)
        // At most a single index beyond the number of names is checked.
        return (0...names.count).lazy.map { number in
            let count = max(names.count, (last.max() ?? 0) + 1)
            let path = FrameFolderSink.path(ofFrame: number, of: count, in: folder)
            return (path as NSString).lastPathComponent
        }.first { !there.contains($0) }
    }

    /// Decodes the next frame with time and duration 0, or returns `nil` after the last frame.
    ///
    /// Throws an `ImageError` if the file is unreadable.
    package func next() throws -> Frame? {
        guard index < paths.count else { return nil }
        defer { index += 1 }
        let data = try decoder.read(paths[index])
        if isCompared { UndecodedParts.record(in: data, name: paths[index]) }
        let bitmap = try decoder.decode(data, name: paths[index])
        return Frame(index: index, time: 0, duration: 0, bitmap: bitmap)
    }
}
