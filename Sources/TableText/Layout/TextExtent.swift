import Foundation
import TableDrawing

/// Size of a text in a label and its baselines, in points.
struct TextExtent: Equatable {
    var size: CGSize
    var firstBaseline: CGFloat
    var lastBaseline: CGFloat
}

extension MeasuredText {
    /// Maximum length in bytes of a measured text.
    private static let longest = 1_000

    /// Returns the extent of a text in a size, or `nil` if a layout has to find it.
    ///
    /// The extent is equal to that of the layout.
    static func extent(
        of text: AttributedText, in size: CGSize, options: TextLayout.Options
    ) -> TextExtent? {
        guard text.runs.count == 1, let run = text.runs.first,
            run.attributes.paragraphStyle == nil, run.attributes.kern == 0,
            run.length <= longest, options.fit == .wholeLines,
            !options.obeysParagraphLineBreakModes, options.writingDirection == .natural,
            options.alignment != .justified, options.lineBreakMode != .byCharWrapping
        else { return nil }
        let environment = TextEnvironment.current
        let key = Key(
            string: text.string, font: run.attributes.font,
            baselineOffset: run.attributes.baselineOffset, systemFont: environment.systemFont,
            language: environment.language)
        let measured = environment.fontBook.shapers.withShaper { shaper -> MeasuredText? in
            guard shaper.budgets.measuredTexts > 0 else { return nil }
            if let known = shaper.measuredTexts[key] { return known }
            // The layout reports what is wrong with the text.
            let log = DiagnosticLog()
            let measured = DiagnosticLog.$current.withValue(log) {
                MeasuredText(text, shaper, environment)
            }
            guard let measured, log.diagnostics.isEmpty else { return nil }
            shaper.measuredTexts.insert(measured, for: key)
            return measured
        }
        return measured??.extent(in: size, options)
    }

    /// Returns the extent in a size, or `nil` if lines would be truncated or words divided.
    private func extent(in size: CGSize, _ options: TextLayout.Options) -> TextExtent? {
        guard hasDirection || options.layoutDirection == .leftToRight,
            length <= Typesetter.longestLine(ofSize: fontSize)
        else { return nil }
        var widths = [line.whole.width]
        if size.width < Typesetter.widest {
            guard length <= Typesetter.window(width: size.width, fontSize: fontSize) else {
                return nil
            }
            let units = Shaper.roundedUpUnits(size.width)
            if !line.fits(units) {
                let strategy = options.lineBreakStrategy
                guard options.numberOfLines != 1,
                    let lines = line.widths(
                        width: units, pushesOut: strategy.contains(.pushOut)),
                    options.numberOfLines <= 0 || lines.count <= options.numberOfLines
                else { return nil }
                widths = lines
            }
        }
        var extent = TextExtent(
            size: CGSize(width: 0, height: metrics.height), firstBaseline: metrics.baseline,
            lastBaseline: metrics.baseline)
        for (index, width) in widths.enumerated() {
            extent.size.width = max(extent.size.width, width)
            guard index > 0 else { continue }
            let top = extent.size.height + metrics.leading
            guard top + metrics.height <= size.height + 0.01 else { return nil }
            extent.lastBaseline = top + metrics.baseline
            extent.size.height = top + metrics.height
        }
        return extent
    }
}
