/// Widths of the letters of a face of Inter that stands in for San Francisco.
struct LetterWidths {
    /// Source of the widths.
    private enum Source {
        /// Fitted widths, and Inter's widths with the fitted difference for other letters.
        case fitted
        /// Fitted widths of bold letters, and 0.003 em more.
        case heavy
        /// Inter's widths.
        case inter
    }

    /// Width of a glyph.
    enum Width {
        /// Width without tracking, in ems.
        case ems(Double)
        /// Difference from Inter's width without tracking, in ems.
        case beyondInter(Double)
        /// Inter's width with tracking, each in whole units of the HarfBuzz font.
        case tracked
    }

    /// Weight whose widths and tracking apply.
    let weight: SanFranciscoWidths.Weight
    private let source: Source
    private let isItalic: Bool

    /// Creates the widths of a weight on the OpenType scale.
    ///
    /// Weights thinner than light and the black weight have Inter's widths, because no saved width
    /// is known. The addition of the heavy weight comes from two labels only.
    init(weight: Int, isItalic: Bool) {
        self.weight =
            SanFranciscoWidths.Weight.allCases.min {
                abs($0.rawValue - weight) < abs($1.rawValue - weight)
            } ?? .regular
        switch weight {
        case 250..<750: source = .fitted
        case 750..<850: source = .heavy
        default: source = .inter
        }
        self.isItalic = isItalic
    }

    /// Returns the width of a letter, or `nil` if the tables do not contain the base letter.
    ///
    /// An italic or accented letter differs from Inter's width by the difference of the upright
    /// base letter.
    ///
    /// - Parameters:
    ///   - letter: the letter, with its accent.
    ///   - base: the letter without an accent.
    func width(of letter: Unicode.Scalar, base: Unicode.Scalar) -> Width? {
        switch source {
        case .inter: return .beyondInter(0)
        case .heavy:
            return SanFranciscoWidths.advance(of: base, in: .bold).map { .ems($0 + 0.003) }
        case .fitted where letter == base && !isItalic:
            return SanFranciscoWidths.advance(of: base, in: weight).map { .ems($0) }
        case .fitted:
            return SanFranciscoWidths.difference(of: base, in: weight).map { .beyondInter($0) }
        }
    }
}
