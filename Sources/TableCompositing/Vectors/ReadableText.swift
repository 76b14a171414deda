import Foundation
import TableDrawing

/// Text that a vector file stores as characters: the runs in reading order, and the characters of
/// glyphs.
struct ReadableText {
    /// A run, and blanks from runs of other faces that are joined to the run.
    struct Run {
        var run: GlyphRun
        var blanks: [GlyphRun.Glyph] = []
    }

    let text: GlyphText
    private let bytes: [UInt8]
    /// Byte offsets at which the characters of glyphs begin, in ascending order.
    private let starts: [Int]
    /// Byte offsets of line breaks, in ascending order.
    private let breaks: [Int]

    var string: String { text.string }

    init(_ text: GlyphText) {
        self.text = text
        let bytes = Array(text.string.utf8)
        self.bytes = bytes
        breaks = bytes.indices.filter { bytes[$0] == 0x0A }
        starts = Set(text.runs.flatMap { $0.glyphs.compactMap(\.cluster) }).sorted()
    }

    /// Returns the runs in reading order.
    ///
    /// - Parameter joinsBlanks: Whether a run of blanks is joined to the run before it in its line,
    ///   or to the run after it if the line has no run before.
    func runs(joiningBlanks joinsBlanks: Bool) -> [Run] {
        let sorted = text.runs.enumerated().map { ($0.offset, $0.element, first(of: $0.element)) }
            .sorted { ($0.2, $0.0) < ($1.2, $1.0) }
        guard joinsBlanks else { return sorted.map { Run(run: $0.1) } }
        var result: [Run] = []
        var waiting: [GlyphRun.Glyph] = []
        for (_, run, _) in sorted {
            if isBlank(run) {
                if let last = result.indices.last, isOneLine(result[last].run, run),
                    !result[last].run.face.isColor
                {
                    result[last].blanks += run.glyphs
                } else {
                    waiting += run.glyphs
                }
                continue
            }
            var joined = Run(run: run)
            if !run.face.isColor {
                joined.blanks = waiting.filter { line(of: $0) == line(of: run.glyphs.first) }
            }
            waiting = []
            result.append(joined)
        }
        return result
    }

    private func first(of run: GlyphRun) -> Int {
        run.glyphs.compactMap(\.cluster).min() ?? 0
    }

    private func isBlank(_ run: GlyphRun) -> Bool {
        run.glyphs.allSatisfy { glyph in
            glyph.cluster.map { characters(at: $0).allSatisfy(\.isWhitespace) } ?? false
        }
    }

    private func isOneLine(_ one: GlyphRun, _ other: GlyphRun) -> Bool {
        line(of: one.glyphs.first) == line(of: other.glyphs.first)
    }

    /// Returns the line of a glyph, or `nil` if the line is not known.
    private func line(of glyph: GlyphRun.Glyph?) -> Int? {
        guard let cluster = glyph?.cluster else { return nil }
        return Self.count(in: breaks, before: cluster)
    }

    /// Returns the number of places before `place`; `places` is in ascending order.
    private static func count(in places: [Int], before place: Int) -> Int {
        var low = 0
        var high = places.count
        while low < high {
            let middle = (low + high) / 2
            if places[middle] < place { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Returns the characters of a cluster, without line breaks and invisible characters.
    private func characters(at cluster: Int) -> String {
        let next = Self.count(in: starts, before: cluster + 1)
        let end = next < starts.count ? starts[next] : bytes.count
        guard cluster < end, end <= bytes.count else { return "" }
        let scalars = String(decoding: bytes[cluster..<end], as: UTF8.self).unicodeScalars.filter {
            $0.value >= 0x20 && !$0.properties.isDefaultIgnorableCodePoint
        }
        return String(String.UnicodeScalarView(scalars))
    }

    /// Returns the text of a run, or `nil` if the text is not known.
    func string(of run: GlyphRun) -> String? {
        let clusters = Set(run.glyphs.compactMap(\.cluster)).sorted()
        return clusters.isEmpty ? nil : clusters.map { characters(at: $0) }.joined()
    }

    /// Returns a character for each glyph of a run, or `nil` if a glyph does not stand for a single
    /// character or a character belongs to a right-to-left script.
    func characters(of run: GlyphRun, _ map: CharacterMap) -> [Unicode.Scalar]? {
        guard run.glyphs.contains(where: { $0.cluster != nil }) else {
            return mappedCharacters(of: run, map)
        }
        guard let parts = parts(of: run, map), parts.count == run.glyphs.count else { return nil }
        var result: [Unicode.Scalar] = []
        for (index, part) in parts.enumerated() {
            guard part.glyphs == [index], part.text.unicodeScalars.count == 1,
                let scalar = part.text.unicodeScalars.first, !scalar.isRightToLeft
            else { return nil }
            result.append(scalar)
        }
        return result
    }

    /// Returns the text of a run from the font, which does not map ligatures and contextual forms.
    private func mappedCharacters(of run: GlyphRun, _ map: CharacterMap) -> [Unicode.Scalar]? {
        let wanted = Set(text.string.unicodeScalars)
        var result: [Unicode.Scalar] = []
        for glyph in run.glyphs {
            guard let scalar = map[glyph.id].first(where: { wanted.contains($0) }),
                !scalar.isRightToLeft, scalar.value >= 0x20
            else { return nil }
            result.append(scalar)
        }
        return result
    }

    /// Returns the text of a run's glyphs in reading order, or `nil` if the text is not known.
    ///
    /// Blanks at the end of a wrapped line are omitted, because the text does not contain them.
    func parts(of run: GlyphRun, _ map: CharacterMap) -> [VectorGlyphs.Part]? {
        guard run.glyphs.contains(where: { $0.cluster != nil }) else {
            if let characters = mappedCharacters(of: run, map) {
                return characters.enumerated().map {
                    VectorGlyphs.Part(text: String($0.element), glyphs: [$0.offset])
                }
            }
            guard text.runs.count == 1, !text.string.isEmpty else { return nil }
            return [VectorGlyphs.Part(text: text.string, glyphs: Array(run.glyphs.indices))]
        }
        var clusters: [Int: [Int]] = [:]
        for (index, glyph) in run.glyphs.enumerated() {
            if let cluster = glyph.cluster { clusters[cluster, default: []].append(index) }
        }
        return clusters.sorted { $0.key < $1.key }.flatMap { cluster, glyphs in
            split(VectorGlyphs.Part(text: characters(at: cluster), glyphs: glyphs), run, map)
        }
    }

    /// Splits a part into a part for each glyph, if each glyph shows a character, as letters and
    /// marks do.
    private func split(
        _ part: VectorGlyphs.Part, _ run: GlyphRun, _ map: CharacterMap
    ) -> [VectorGlyphs.Part] {
        let scalars = Array(part.text.unicodeScalars)
        if part.glyphs.count == 1, scalars.count > 1, scalars.allSatisfy(\.isRightToLeft) {
            // Some PDF readers reverse the letters of a ligature with the right-to-left text around
            // it, and others do not. The ligature is stored as its presentation form in Unicode.
            let ligature = map[run.glyphs[part.glyphs[0]].id].first {
                String($0).precomposedStringWithCompatibilityMapping == part.text
            }
            return [
                VectorGlyphs.Part(
                    text: ligature.map { String($0) } ?? part.text, glyphs: part.glyphs,
                    isRightToLeftLigature: true)
            ]
        }
        guard part.glyphs.count > 1, part.glyphs.count == scalars.count else { return [part] }
        // Glyphs of right-to-left text are in visual order. In other scripts, a glyph before its
        // character is a vowel sign before its consonant: PDF readers would swap them.
        let isReversed = scalars.allSatisfy(\.isRightToLeft)
        for glyphs in isReversed ? [part.glyphs, part.glyphs.reversed()] : [part.glyphs] {
            let isMeant = zip(glyphs, scalars).allSatisfy { map[run.glyphs[$0].id].contains($1) }
            guard isMeant else { continue }
            return zip(glyphs, scalars).map {
                VectorGlyphs.Part(text: String($1), glyphs: [$0])
            }
        }
        return [part]
    }
}

extension Unicode.Scalar {
    /// Whether the character belongs to a right-to-left script, or controls the direction of text.
    fileprivate var isRightToLeft: Bool {
        switch value {
        case 0x0590...0x08FF, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF,
            0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
            return true
        default: return false
        }
    }
}
