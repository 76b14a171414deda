import Foundation
import TableSnapshots
import Tableshot

/// Finds what `diff` is not to compare, and the names of what differs: in what recorded pictures keep,
/// or in the render trees that lie beside them.
struct DiffPlaces {
    let ignored: [DiffIgnore]
    /// Whether a name that cannot be found is an error; otherwise the picture is compared there.
    let isStrict: Bool
    /// What was found in any pair.
    let findings = DiffFindings()

    /// What is known of one file's places.
    private struct Known {
        var regions: RecordedRegions?
        /// Why nothing is known.
        var reason = ""
        /// Whether there is no tree at all.
        var isBare = false
        /// Whether the file keeps places that cannot be read, and no tree lies beside it.
        var isUnreadable = false
    }

    /// The places of two files that are compared, frame by frame, and which names were not found and
    /// why.
    ///
    /// - Throws: a `CommandFailure` for such a name, if this is strict; a `ReferenceError` for a
    ///   render tree that cannot be read.
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
                    "cannot ignore \(place.text): it lies outside of the picture, which is \(width) × "
                    + "\(height) px"
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
        let advice = first.map { "; 'verify --render-tree' records it as \($0)" } ?? ""
        var known = Known(
            reason: "no render tree lies beside either picture" + advice, isBare: true)
        for path in Self.candidates(side.path) {
            guard let data = try ReferenceFile.read(path) else { continue }
            guard let recorded = RecordedRenderTree(String(decoding: data, as: UTF8.self)) else {
                known = Known(reason: "\(path) is no render tree")
                continue
            }
            guard let regions = recorded.namedRegions(width: side.width, height: side.height)
            else {
                known = Known(reason: "\(path) is of a picture of another size")
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

    /// Where the render tree of a picture may lie: `a.tree.txt` beside `a.png`, and
    /// `a.tree.actual.txt` beside `a.actual.png`, as runs leave it.
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
