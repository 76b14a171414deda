import Foundation
import TableSnapshots
import Tableshot

/// What became of one name in a comparison; values only, the pixels are gone.
struct DiffEntry: Encodable {
    /// How a picture stands to that of the same name.
    enum Status: String, Encodable {
        case same, withinTolerance, changed, added, removed, unreadable
    }

    let name: String
    private(set) var status: Status
    /// The picture of the difference, if it was written.
    private(set) var difference: String?
    /// Why a file could not be read or written.
    private(set) var error: String?
    /// Pixels that differ and count, in the worst frame of an animation.
    private(set) var count: Int?
    /// Pixels of both pictures.
    private(set) var total: Int?
    /// The largest difference of a channel.
    private(set) var worst: Int?
    private(set) var regions: [RegionDifference]?
    /// The frames of an animation that differ.
    private(set) var frames: [AnimationComparison.FrameDifference]?
    /// The frame that the numbers and regions are of, counted from 0.
    private(set) var worstFrame: Int?
    /// What the files were compared by, where that is not their pixels: `bytes`.
    private(set) var comparedBy: String?
    /// The parts of the files that were not decoded, and so not compared.
    private(set) var undecoded: [String]?
    /// What else decoders told of the files.
    private(set) var notes: [String]?
    /// The paths of files in folders of frames that are not compared.
    private(set) var notCompared: [String]?
    /// What differs in words.
    private(set) var lines: [String] = []

    /// An entry of which nothing is known but its name.
    private init(name: String, status: Status) {
        self.name = name
        self.status = status
    }

    /// Compares what a pair names, and writes the picture of the difference where one is wanted.
    static func compare(
        _ pair: DiffPairs.Pair, tolerance: Tolerance, places: DiffPlaces, output: DiffOutput
    ) -> DiffEntry {
        guard let expected = pair.expected, let actual = pair.actual else {
            return alone(pair)
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

    /// An entry of what only one folder has, which has to be there.
    private static func alone(_ pair: DiffPairs.Pair) -> DiffEntry {
        let path = pair.expected ?? pair.actual ?? ""
        var entry = DiffEntry(
            name: pair.name, status: pair.expected == nil ? .added : .removed)
        // A link may lead nowhere; `stat` says the same as reading would.
        guard access(path, F_OK) != 0 else { return entry }
        entry.status = .unreadable
        entry.error = message(of: ImageError(.missing, name: path), path: path)
        return entry
    }

    private static func message(of error: any Error, path: String) -> String {
        guard let error = error as? ImageError else { return Complaint.text(of: error, path: path) }
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
            guard !diagnostics.isEmpty else { return nil }
            return diagnostics.map { ($0.location.map { $0 + ": " } ?? "") + $0.message }
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

    /// What is printed for people; `nil` for what is the same among others and of which nothing is noted.
    func text(isAlone: Bool) -> String? {
        switch status {
        case .unreadable: return nil
        case .added: return "added \(name)"
        case .removed: return "removed \(name)"
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
