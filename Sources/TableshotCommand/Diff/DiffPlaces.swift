import Foundation
import TableSnapshots
import Tableshot

/// Finds what `diff` is not to compare, and the names of what differs, in the render tree that was
/// recorded beside a picture.
struct DiffPlaces {
    let ignored: [DiffIgnore]
    /// Whether a name that cannot be found is an error; otherwise the picture is compared there.
    let isStrict: Bool

    /// The places of two files that are compared, and which names were not found and why.
    ///
    /// - Throws: a `CommandFailure` for such a name, if this is strict; a `ReferenceError` for a
    ///   render tree that cannot be read.
    func places(
        expected: String, actual: String, width: Int, height: Int
    ) throws -> (places: ComparedPlaces, remarks: [String]) {
        var places = ComparedPlaces()
        var why = "no render tree lies beside either picture"
        var tree: String?
        for path in Self.candidates(expected) + Self.candidates(actual) where tree == nil {
            guard let data = try ReferenceFile.read(path) else { continue }
            tree = path
            let text = String(decoding: data, as: UTF8.self)
            guard let recorded = RecordedRenderTree(text) else {
                why = "\(path) is no render tree"
                continue
            }
            guard let regions = recorded.namedRegions(width: width, height: height) else {
                why = "\(path) is of a picture of another size"
                continue
            }
            places.named = regions
        }
        if tree == nil, let first = Self.candidates(expected).first {
            why += "; 'verify --render-tree' records it as \(first)"
        }
        var remarks: [String] = []
        for place in ignored {
            if let frame = place.frame {
                places.ignored.append(IgnoredRegion(reason: place.text, frame: frame))
                continue
            }
            let found = places.named.filter { $0.isPart(place.text) }.map { IgnoredRegion($0) }
            places.ignored += found
            guard found.isEmpty else { continue }
            let reason =
                places.named.isEmpty
                ? "cannot ignore \(place.text): \(why)"
                : "\(IgnoredPlaceError(place.text, names: places.named.map(\.name)))"
            if isStrict { throw CommandFailure(reason, path: expected) }
            remarks.append(reason)
        }
        return (places, remarks)
    }

    /// Where the render tree of a picture may lie: `a.tree.txt` beside `a.png`, and
    /// `a.tree.actual.txt` beside `a.actual.png`, as runs leave it.
    private static func candidates(_ path: String) -> [String] {
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
