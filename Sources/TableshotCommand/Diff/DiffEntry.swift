import Foundation
import TableSnapshots
import Tableshot

/// The comparison result for one file name.
///
/// It holds values only, no pixels.
struct DiffEntry: Encodable {
    /// How the picture in the second folder relates to the picture in the first folder.
    enum Status: String, Encodable {
        case same, withinTolerance, changed, added, removed, unreadable
    }

    let name: String
    private(set) var status: Status
    /// Path of the difference picture, or `nil` if no difference picture was written.
    private(set) var difference: String?
    /// Message of a read or write error.
    private(set) var error: String?
    /// Number of pixels that differ beyond the tolerance, in the worst frame of an animation.
    private(set) var count: Int?
    /// Number of pixels in the union of both pictures.
    private(set) var total: Int?
    /// The largest difference of a channel.
    private(set) var worst: Int?
    private(set) var regions: [RegionDifference]?
    /// The frames of an animation that differ.
    private(set) var frames: [AnimationComparison.FrameDifference]?
    /// Index of the frame that the numbers and regions describe, starting at 0.
    private(set) var worstFrame: Int?
    /// Method of the comparison if the comparison did not use pixels: `bytes`.
    private(set) var comparedBy: String?
    /// The parts of the files that were not decoded and not compared.
    private(set) var undecoded: [String]?
    /// Further notes of the decoders.
    private(set) var notes: [String]?
    /// Paths of files that the comparison of frame folders skips.
    private(set) var notCompared: [String]?
    /// Description of the difference, as lines of text.
    private(set) var lines: [String] = []

    /// Creates an entry with a name and a status only.
    private init(name: String, status: Status) {
        self.name = name
        self.status = status
    }

    /// Compares the two files of a pair, and writes the difference picture if the user wants a
    /// difference picture.
    static func compare(
        _ pair: DiffPairs.Pair, tolerance: Tolerance, places: DiffPlaces, output: DiffOutput
    ) -> DiffEntry {
        guard let expected = pair.expected, let actual = pair.actual else {
            return unpaired(pair, output)
        }
        var entry = DiffEntry(name: pair.name, status: .unreadable)
        do {
            var remarks: [String] = []
            let comparison = try PictureFileComparison(
                expected: expected, actual: actual, tolerance: tolerance,
                namesPlaces: !places.ignored.isEmpty
            ) { expected, actual in
                let found = try places.places(expected: expected, actual: actual)
                remarks = found.remarks
                return found.places
            }
            entry.take(comparison)
            if entry.status == .changed { entry.lines += remarks }
            if entry.status == .changed {
                entry.difference = try output.write({ comparison.picture }, for: pair.name)
            }
        } catch {
            entry.status = .unreadable
            entry.error = message(of: error, path: actual)
        }
        return entry
    }

    /// Returns the entry of a file that only one folder has.
    ///
    /// The file must be readable.
    private static func unpaired(_ pair: DiffPairs.Pair, _ output: DiffOutput) -> DiffEntry {
        let path = pair.expected ?? pair.actual ?? ""
        var entry = DiffEntry(
            name: pair.name, status: pair.expected == nil ? .added : .removed)
        // A link may have no target. The error of `stat` equals the error of reading.
        guard access(path, F_OK) != 0 else {
            do {
                entry.difference = try output.copy(path, of: pair.name, entry.status.rawValue)
            } catch {
                entry.status = .unreadable
                entry.error = message(of: error, path: path)
            }
            return entry
        }
        entry.status = .unreadable
        entry.error = message(of: ImageError(.missing, name: path), path: path)
        return entry
    }

    private static func message(of error: any Error, path: String) -> String {
        guard let error = error as? ImageError else {
            return DiagnosticFormatter.text(of: error, path: path)
        }
        return (error.name.map { $0 + ": " } ?? "") + "error: \(error.reason)"
    }

    private mutating func take(_ comparison: PictureFileComparison) {
        switch comparison.verdict {
        case .identical: status = .same
        case .withinTolerance: status = .withinTolerance
        case .different: status = .changed
        }
        lines = comparison.lines
        func texts(_ diagnostics: [Diagnostic]) -> [String]? {
            diagnostics.isEmpty ? nil : DecodingRemarks.lines(diagnostics)
        }
        undecoded = texts(comparison.remarks.undecoded)
        notes = texts(comparison.remarks.notes)
        if !comparison.passedOver.isEmpty { notCompared = comparison.passedOver }
        switch comparison.content {
        case .sameBytes, .bytes: comparedBy = "bytes"
        case .still, .animated: break
        }
        if case .animated(let animation) = comparison.content {
            (frames, worstFrame) = (animation.frames, animation.worstIndex)
        }
        guard let shown = comparison.shown else { return }
        (count, total, worst) = (shown.count, shown.total, shown.worst)
        regions = shown.regions
    }

    /// Returns the text for people, or `nil` if the pair belongs to a folder, is equal and has
    /// no notes.
    func text(isAlone: Bool) -> String? {
        switch status {
        case .unreadable: return nil
        case .added, .removed:
            return "\(status.rawValue) \(name)" + (difference.map { "\n  picture: \($0)" } ?? "")
        case .same, .withinTolerance, .changed:
            if status == .same && !isAlone && notes == nil { return nil }
            let word = status == .changed ? "changed" : "passed"
            let first = (isAlone ? "" : "\(word) \(name): ") + (lines.first ?? "")
            let picture = difference.map { ["difference: \($0)"] } ?? []
            return ([first] + (lines.dropFirst() + picture).map { "  " + $0 })
                .joined(separator: "\n")
        }
    }
}
