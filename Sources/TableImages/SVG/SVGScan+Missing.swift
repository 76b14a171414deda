/// The parts that the installed librsvg does not draw.
extension SVGScan {
    /// Maximum number of values and selectors in a warning.
    private static let mostWords = 10

    /// Returns descriptions of the parts that are not drawn, in alphabetical order.
    func missing(_ library: RSVGLibrary) throws(ImageError.Reason) -> [String] {
        let features = try SVGProbes.shared.missing(of: features, library)
        let noted = notes.filter { $0.words != nil }
        let undrawn = try SVGProbes.shared.undrawn(of: noted, library)
        let words = Set(undrawn.compactMap(\.words)).sorted()
        let shown = Set(features + words.prefix(Self.mostWords)).sorted()
        let rest = words.count - Self.mostWords
        return rest > 0 ? shown + ["and \(rest) more"] : shown
    }

    /// Returns the parts that are not drawn, in document order, with the attributes of an element
    /// in alphabetical order.
    private func undrawn(_ library: RSVGLibrary) throws(ImageError.Reason) -> [SVGNote] {
        try SVGProbes.shared.undrawn(of: notes, library).sorted {
            ($0.element, $0.name, $0.place) < ($1.element, $1.name, $1.place)
        }
    }

    /// The result of comparing the content of two SVGs with equal pixels.
    enum Comparison {
        /// The content is equal, with all parts that are not drawn.
        case equal
        /// The parts that are not drawn are equal.
        case equalUndrawn
        /// A part that is not drawn differs.
        ///
        /// The place is a line and a column of the second SVG, or of the first SVG if the second
        /// lacks the part.
        case different(name: String, place: String, isInFirst: Bool)
    }

    /// Compares two SVGs.
    static func comparison(
        _ first: [UInt8], _ second: [UInt8]
    ) throws(ImageError.Reason) -> Comparison {
        let library = try RSVGLibrary.loaded()
        let before = try SVGScan(first, keepsContent: true)
        let now = try SVGScan(second, keepsContent: true)
        if before.content == now.content { return .equal }
        let (old, new) = (try before.undrawn(library), try now.undrawn(library))
        for index in 0..<max(old.count, new.count) {
            let before = index < old.count ? old[index] : nil
            let now = index < new.count ? new[index] : nil
            if let before, let now, before.name.utf8.elementsEqual(now.name.utf8),
                before.value.utf8.elementsEqual(now.value.utf8)
            {
                continue
            }
            guard let part = now ?? before else { break }
            return .different(
                name: part.name, place: position(part.place, now == nil ? first : second),
                isInFirst: now == nil)
        }
        return .equalUndrawn
    }

    /// Returns a line and a column, such as `3:14`.
    private static func position(_ place: Int, _ bytes: [UInt8]) -> String {
        let before = bytes[..<min(place, bytes.count)]
        let line = before.count { $0 == 0x0A } + 1
        let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        // Bytes that continue a character have no column.
        let column = before[start...].count { $0 & 0xC0 != 0x80 } + 1
        return "\(line):\(column)"
    }
}
