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
}
