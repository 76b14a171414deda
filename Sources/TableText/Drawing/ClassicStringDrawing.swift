import Foundation
import TableDrawing

/// A line drawn by the classic calls: shrunk if necessary, then truncated.
struct ClassicStringDrawing {
    let layout: TextLayout
    /// Font size used for the line, in points.
    let fontSize: CGFloat
    /// Distance from the top of the original line to the top of the drawn line, in points.
    let shift: CGFloat

    /// Lays out a line in the canvas's fill colour.
    init(
        _ string: String, font: Font, minFontSize: CGFloat, width: CGFloat,
        lineBreakMode: LineBreakMode, baselineAdjustment: BaselineAdjustment
    ) {
        let fitting = FittingSize.size(
            of: AttributedText(Self.singleLine(string), font: font),
            width: width, smallest: minFontSize)
        fontSize = fitting
        let used = font.withSize(fitting)
        var options = TextLayout.Options(numberOfLines: 1, lineBreakMode: lineBreakMode)
        options.alignment = .left
        layout = TextLayout(
            AttributedText(
                Self.singleLine(string), font: used, color: StringDrawing.fillColor),
            in: CGSize(width: width, height: .infinity), options: options)
        switch baselineAdjustment {
        case .alignBaselines: shift = font.ascender - used.ascender
        case .alignCenters: shift = (font.lineHeight - used.lineHeight) / 2
        case .none: shift = 0
        }
    }

    /// Returns a string with each line break replaced by a space, for calls that draw a single
    /// line.
    static func singleLine(_ string: String) -> String {
        guard string.unicodeScalars.contains(where: { Self.breaks.contains($0) }) else {
            return string
        }
        return string.replacing("\r\n", with: " ")
            .split(omittingEmptySubsequences: false) { $0.isNewline }.joined(separator: " ")
    }

    private static let breaks: Set<Unicode.Scalar> = [
        "\n", "\r", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}",
    ]

    /// Returns a size rounded up to whole points, as in classic calls.
    static func integral(_ size: CGSize) -> CGSize {
        CGSize(
            width: (size.width - 1e-6).rounded(.up), height: (size.height - 1e-6).rounded(.up))
    }
}
