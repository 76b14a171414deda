import Foundation
import TableSnapshots
import Tableshot

/// A finder of the ignored places of `diff` and the names of differing regions.
///
/// The names come from the metadata of recorded pictures, or from the render trees beside the
/// pictures.
struct DiffPlaces {
    let ignored: [DiffIgnore]
    /// Whether an unknown name is an error.
    ///
    /// If `false`, the region is compared and the report has a remark.
    let isStrict: Bool
    /// The places found in any pair.
    let findings = DiffFindings()

    /// The places of one file.
    private struct Known {
        var regions: RecordedRegions?
        /// Reason why no place is known.
        var reason = ""
        /// Whether the file has no render tree.
        var isBare = false
        /// Whether the file's recorded places cannot be read and the file has no render tree.
        var isUnreadable = false
    }

    /// Returns the places of two compared files by frame, and remarks about names that were not
    /// found.
    ///
    /// - Throws: a `CommandFailure` for an unknown name if `isStrict`; a `ReferenceError` if a
    ///   render tree cannot be read.
    func places(
        expected: PictureSide, actual: PictureSide
    ) throws -> (places: (Int) -> ComparedPlaces, remarks: [String]) {
        let (old, new) = (try known(expected), try known(actual))
        var found: [IgnoredPlace] = []
        var remarks: [String] = []
        if ignored.contains(where: { $0.frame == nil }) {
            for (side, known) in [(expected, old), (actual, new)] where known.isUnreadable {
                if isStrict { throw CommandFailure(known.reason, path: side.path) }
                remarks.append("\(side.path): \(known.reason)")
            }
        }
        findings.notePair()
        for (index, place) in ignored.enumerated() {
            if let frame = place.frame {
                found.append(.frame(IgnoredRegion(reason: place.text, frame: frame)))
                let width = max(expected.width, actual.width)
                let height = max(expected.height, actual.height)
                let isOutside =
                    frame.x >= width || frame.y >= height || frame.x + frame.width <= 0
                    || frame.y + frame.height <= 0
                guard isOutside else {
                    findings.noteFound(index)
                    continue
                }
                let reason =
                    "cannot ignore \(place.text): the rectangle is outside of the picture, which is "
                    + "\(width) × \(height) px"
                if isStrict { throw CommandFailure(reason, path: expected.path) }
                remarks.append(reason)
                continue
            }
            let part = IgnoredPlace.part(place.text)
            let sides = [old, new].compactMap(\.regions)
            found.append(part)
            guard !sides.contains(where: { $0.contains(part) }) else {
                findings.noteFound(index)
                continue
            }
            var seen: Set<String> = []
            let names = sides.flatMap(\.allNames).filter { seen.insert($0).inserted }
            let parts = sides.flatMap(\.allParts)
            let missing = IgnoredPlaceError.Missing(
                place.text, index: 0, typed: place.text, candidates: names + parts)
            let unknown = old.isBare && !new.isBare ? new.reason : old.reason
            findings.noteNames(names, parts: parts, reason: unknown)
            let reason =
                names.isEmpty
                ? "cannot ignore \(place.text): \(unknown)"
                : "\(IgnoredPlaceError([missing], names: names))"
            if isStrict { throw CommandFailure(reason, path: expected.path) }
            remarks.append(reason)
        }
        let (before, now) = (FrameRegions(old.regions), FrameRegions(new.regions))
        return (
            { frame in
                ComparedPlaces(
                    ignoring: found, named: now.regions(of: frame),
                    recorded: before.regions(of: frame))
            }, remarks
        )
    }

    private func known(_ side: PictureSide) throws -> Known {
        if let regions = side.regions { return Known(regions: regions) }
        let first = Self.candidates(side.path).first
        let advice = first.map { "; 'verify --render-tree' records the render tree as \($0)" } ?? ""
        var known = Known(
            reason: "there is no render tree beside the pictures" + advice, isBare: true)
        for path in Self.candidates(side.path) {
            guard let data = try ReferenceFile.read(path) else { continue }
            guard let recorded = RecordedRenderTree(String(decoding: data, as: UTF8.self)) else {
                known = Known(reason: "\(path) is not a render tree")
                continue
            }
            guard let regions = recorded.namedRegions(width: side.width, height: side.height)
            else {
                known = Known(reason: "\(path) describes a picture of another size")
                continue
            }
            return Known(regions: RecordedRegions(regions))
        }
        if side.hasUnreadableRegions {
            return Known(
                reason: "cannot ignore by name: " + RecordedRegions.unreadable, isUnreadable: true)
        }
        return known
    }

    /// Returns the possible paths of a picture's render tree: `a.tree.txt` for `a.png`, and
    /// `a.tree.actual.txt` for `a.actual.png`, as runs write the files.
    static func candidates(_ path: String) -> [String] {
        let stem = (path as NSString).deletingPathExtension
        guard stem != path else { return [] }
        let label = (stem as NSString).pathExtension
        guard ["actual", "expected"].contains(label) else {
            return [stem + RecordedRenderTree.suffix]
        }
        let name = (stem as NSString).deletingPathExtension
        return ["\(name).tree.\(label).txt", stem + RecordedRenderTree.suffix]
    }
}
