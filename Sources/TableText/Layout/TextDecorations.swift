import Foundation
import TableDrawing

/// Rectangles of backgrounds, underlines and strikethroughs.
enum TextDecorations {
    /// Returns the decorations of a run in a box, in points.
    ///
    /// A background has the height of the line's box.
    static func decorations(
        for style: SourceText.Style, in box: CGRect, baseline: CGFloat
    ) -> [TextDecoration] {
        let look = style.attributes
        let size = style.font.size
        guard box.width > 0 else { return [] }
        var list: [TextDecoration] = []
        if let color = look.backgroundColor {
            list.append(TextDecoration(rect: box, color: color, isBehindText: true))
        }
        // Typefaces usually specify a thickness of a twentieth, and a distance of a tenth below
        // the baseline.
        let thickness = max(0.5, size / 20)
        list += bars(
            look.underlineStyle, color: look.underlineColor ?? look.color, box: box,
            y: baseline + size / 10, thickness: thickness, isBehindText: true)
        list += bars(
            look.strikethroughStyle, color: look.strikethroughColor ?? look.color, box: box,
            y: baseline - style.font.metrics.xHeight * size / 2 - thickness / 2,
            thickness: thickness, isBehindText: false)
        return list
    }

    private static func bars(
        _ style: UnderlineStyle, color: RGBA, box: CGRect, y: CGFloat, thickness: CGFloat,
        isBehindText: Bool
    ) -> [TextDecoration] {
        guard style.rawValue & 0x0F != 0 else { return [] }
        if style.contains(.byWord) {
            DiagnosticLog.record(
                Diagnostic(
                    "text.underline-by-word",
                    message: "underlining by word is not supported; blanks are underlined too"))
        }
        let isThick = style.rawValue & 0x02 != 0
        let height = isThick ? 2 * thickness : thickness
        var offsets: [CGFloat] = [0]
        if style.rawValue & 0x08 != 0 { offsets.append(2 * thickness) }
        return offsets.flatMap { offset in
            dashes(style, in: box, unit: thickness).map { span in
                TextDecoration(
                    rect: CGRect(
                        x: span.lowerBound, y: y + offset,
                        width: span.upperBound - span.lowerBound, height: height),
                    color: color, isBehindText: isBehindText)
            }
        }
    }

    /// Returns the drawn parts of a dash pattern.
    ///
    /// Dashes are ten units long, dots three, and gaps three.
    private static func dashes(
        _ style: UnderlineStyle, in box: CGRect, unit: CGFloat
    ) -> [Range<CGFloat>] {
        let pattern: [CGFloat]
        switch style.rawValue & 0x0F00 {
        case 0x0100: pattern = [3, 3]
        case 0x0200: pattern = [10, 3]
        case 0x0300: pattern = [10, 3, 3, 3]
        case 0x0400: pattern = [10, 3, 3, 3, 3, 3]
        default: return [box.minX..<box.maxX]
        }
        var spans: [Range<CGFloat>] = []
        var x = box.minX
        var index = 0
        while x < box.maxX, spans.count < 10_000 {
            let end = min(box.maxX, x + pattern[index % pattern.count] * unit)
            if index.isMultiple(of: 2) { spans.append(x..<end) }
            x = end
            index += 1
        }
        return spans
    }
}
