import Foundation
import TableDrawing

/// Finds the face for a family and a weight while opening as few files as possible.
final class FontCatalogue: @unchecked Sendable {
    /// A family that may substitute missing characters.
    struct Candidate {
        var family: String
        var ranges: [ClosedRange<UInt32>]
        var language: String?
        var isCJK: Bool
    }

    /// Family, weight and slant of a search.
    private struct Key: Hashable {
        var family: String
        var weight: Int
        var isItalic: Bool
    }

    /// File and index of a measured face.
    private struct FaceKey: Hashable {
        var file: String
        var index: Int
    }

    private let lock = NSLock()
    private let sources: [FontBook.Source]
    private let scanned: LRUCache<String, [FontBook.Face]>
    private let measured: LRUCache<FaceKey, FontMetrics>
    private let found: LRUCache<Key, FontBook.Face?>
    /// Results of searches by name.
    private let named: LRUCache<String, FontBook.Face?>
    private var order: [Candidate]?

    init(sources: [FontBook.Source], _ budgets: CacheBudgets = .standard) {
        self.sources = sources
        found = LRUCache(capacity: budgets.families)
        named = LRUCache(capacity: budgets.families)
        scanned = LRUCache(
            capacity: budgets.scannedFaces, largest: budgets.scannedFaces)
        measured = LRUCache(capacity: budgets.metrics)
    }

    /// Numbers of cached searches, scanned faces and metrics.
    var counts: (found: Int, scanned: Int, measured: Int) {
        lock.withLock { (found.count, scanned.total, measured.count) }
    }

    /// Returns the faces in a file of the book; empty if the file is not a font.
    func faces(in file: String) -> [FontBook.Face] { lock.withLock { scan(file) } }

    private func scan(_ file: String) -> [FontBook.Face] {
        if let faces = scanned[file] { return faces }
        let faces = Fontconfig.scan(file)
        scanned.insert(faces, for: file, cost: faces.count)
        return faces
    }

    /// Clears the caches.
    ///
    /// Files are scanned again on demand.
    func removeAll() {
        lock.withLock {
            scanned.removeAll()
            found.removeAll()
            named.removeAll()
            measured.removeAll()
        }
    }

    func hasFamily(_ family: String) -> Bool {
        face(family: family, weight: 400, isItalic: false) != nil
    }

    /// Returns the face of a family nearest to a weight and a slant, or `nil` if the family is
    /// missing.
    func face(family: String, weight: Int, isItalic: Bool) -> FontBook.Face? {
        let key = Key(family: family.lowercased(), weight: weight, isItalic: isItalic)
        return lock.withLock {
            if let known = found[key] { return known }
            let face = search(key)
            found.insert(face, for: key)
            return face
        }
    }

    private func search(_ key: Key) -> FontBook.Face? {
        func distance(_ weight: Int, _ isItalic: Bool) -> Int {
            // Between two equally distant weights, the heavier weight is preferred.
            abs(weight - key.weight) * 2 + (weight < key.weight ? 1 : 0)
                + (isItalic == key.isItalic ? 0 : 10_000)
        }
        var best: (distance: Int, face: FontBook.Face)?
        var known: [(distance: Int, path: String, index: Int)] = []
        for source in sources {
            if let file = source.known {
                // The families of a collection are listed in the order of its faces.
                if let index = file.families.firstIndex(where: { $0.lowercased() == key.family }) {
                    known.append((distance(file.weight, file.isItalic), source.path, index))
                }
                continue
            }
            for face in scan(source.path) where face.family.lowercased() == key.family {
                let candidate = distance(face.weight, face.isItalic) + abs(face.width - 100) * 100
                if candidate < best?.distance ?? .max { best = (candidate, face) }
            }
        }
        // Given fonts take precedence over standard fonts of the same family.
        if let best { return best.face }
        for entry in known.sorted(by: { $0.distance < $1.distance }) {
            if let face = Fontconfig.scan(entry.path, index: entry.index),
                face.family.lowercased() == key.family
            {
                return face
            }
        }
        return nil
    }

    /// Returns the face with a PostScript name such as `Inter-SemiBold`, or with a full family
    /// name.
    func face(named name: String) -> FontBook.Face? {
        lock.withLock {
            if let known = named[name] { return known }
            let face = search(named: name)
            named.insert(face, for: name)
            return face
        }
    }

    private func search(named name: String) -> FontBook.Face? {
        for source in sources {
            if let file = source.known {
                let stem = ((file.path as NSString).lastPathComponent as NSString)
                    .deletingPathExtension
                guard stem == name || file.package == .cjk && name.hasPrefix("NotoSansCJK")
                else { continue }
            }
            let faces = scan(source.path)
            if let face = faces.first(where: { $0.postScriptName == name || $0.name == name }) {
                return face
            }
        }
        return nil
    }

    /// Families that substitute missing characters: given families, then standard families,
    /// then coloured families.
    var candidates: [Candidate] {
        lock.withLock {
            if let order { return order }
            var plain: [Candidate] = []
            var coloured: [Candidate] = []
            var seen: Set<String> = []
            for source in sources where source.known == nil {
                for face in scan(source.path) where seen.insert(face.family).inserted {
                    let candidate = Candidate(family: face.family, ranges: [], isCJK: false)
                    if face.isColor { coloured.append(candidate) } else { plain.append(candidate) }
                }
            }
            let known = Set(sources.flatMap { $0.known?.families ?? [] })
            for substitute in StandardFonts.substitutes where known.contains(substitute.family) {
                let candidate = Candidate(
                    family: substitute.family, ranges: substitute.ranges,
                    language: substitute.language, isCJK: substitute.package == .cjk)
                if substitute.package == .emoji {
                    coloured.append(candidate)
                } else {
                    plain.append(candidate)
                }
            }
            colouredFamilies = coloured.map(\.family)
            order = plain + coloured
            return plain + coloured
        }
    }

    private var colouredFamilies: [String] = []

    /// Returns the metrics of a face, measured only once.
    func metrics(of face: FontBook.Face, measure: () -> FontMetrics?) -> FontMetrics {
        let key = FaceKey(file: face.file, index: face.index)
        if let known = lock.withLock({ measured[key] }) { return known }
        let metrics = measure() ?? .sanFrancisco
        lock.withLock { measured.insert(metrics, for: key) }
        return metrics
    }

    /// Families of coloured pictures.
    var emojiFamilies: [String] {
        _ = candidates
        return lock.withLock { colouredFamilies }
    }
}
