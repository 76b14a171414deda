import Foundation
import TableDrawing

/// Drawing of strings on the current canvas, with the calls of iOS 2 to 6.
///
/// Lengths are in points.
///
/// The strings are drawn in the canvas's fill colour. Sizes are whole points, as in those
/// systems.
extension String {
    /// Returns the size of the string as a single line.
    public func size(withFont font: Font) -> CGSize {
        guard !isEmpty else { return .zero }
        return ClassicStringDrawing.integral(
            TextLayout(
                ClassicStringDrawing.singleLine(self), font: font, in: StringDrawing.unlimited
            ).size)
    }

    /// Returns the size of the lines that fit a size, at least a single line.
    ///
    /// A width or height of 0 means no limit.
    public func size(
        withFont font: Font, constrainedTo size: CGSize,
        lineBreakMode: LineBreakMode = .byWordWrapping
    ) -> CGSize {
        guard !isEmpty else { return .zero }
        func limit(_ length: CGFloat) -> CGFloat { length > 0 ? length : .infinity }
        let options = TextLayout.Options(lineBreakMode: lineBreakMode, alignment: .left)
        let layout = TextLayout(
            self, font: font,
            in: CGSize(width: limit(size.width), height: limit(size.height)), options: options)
        return ClassicStringDrawing.integral(layout.size)
    }

    /// Returns the size of the string as a single line, truncated at a width.
    public func size(
        withFont font: Font, forWidth width: CGFloat, lineBreakMode: LineBreakMode
    ) -> CGSize {
        size(
            withFont: font, minFontSize: font.pointSize, actualFontSize: nil, forWidth: width,
            lineBreakMode: lineBreakMode)
    }

    /// Returns the size of a single line that is shrunk to fit a width, and truncated if
    /// necessary.
    ///
    /// The font size used is written to `actualFontSize`.
    public func size(
        withFont font: Font, minFontSize: CGFloat,
        actualFontSize: UnsafeMutablePointer<CGFloat>?, forWidth width: CGFloat,
        lineBreakMode: LineBreakMode
    ) -> CGSize {
        let line = ClassicStringDrawing(
            self, font: font, minFontSize: minFontSize, width: width,
            lineBreakMode: lineBreakMode, baselineAdjustment: .none)
        actualFontSize?.pointee = line.fontSize
        var size = line.layout.size
        if line.layout.isClipped { size.width = min(size.width, width) }
        return ClassicStringDrawing.integral(size)
    }

    /// Draws a single line with its top left corner at a point, and returns its size.
    @discardableResult
    public func draw(at point: CGPoint, withFont font: Font) -> CGSize {
        draw(
            at: point, forWidth: .infinity, withFont: font, lineBreakMode: .byClipping)
    }

    /// Draws a single line, truncated at a width, and returns its size.
    @discardableResult
    public func draw(
        at point: CGPoint, forWidth width: CGFloat, withFont font: Font,
        lineBreakMode: LineBreakMode
    ) -> CGSize {
        draw(
            at: point, forWidth: width, withFont: font, minFontSize: font.pointSize,
            actualFontSize: nil, lineBreakMode: lineBreakMode, baselineAdjustment: .alignBaselines)
    }

    /// Draws a single line at a different font size, and returns its size.
    ///
    /// The baseline adjustment determines the position of the smaller line within the font's
    /// own line.
    @discardableResult
    public func draw(
        at point: CGPoint, forWidth width: CGFloat, withFont font: Font, fontSize: CGFloat,
        lineBreakMode: LineBreakMode, baselineAdjustment: BaselineAdjustment
    ) -> CGSize {
        let used = font.withSize(fontSize)
        var point = point
        switch baselineAdjustment {
        case .alignBaselines: point.y += font.ascender - used.ascender
        case .alignCenters: point.y += (font.lineHeight - used.lineHeight) / 2
        case .none: break
        }
        return draw(at: point, forWidth: width, withFont: used, lineBreakMode: lineBreakMode)
    }

    /// Draws a single line that is shrunk to fit a width, and truncated if necessary, and
    /// returns its size.
    ///
    /// The font size used is written to `actualFontSize`.
    @discardableResult
    public func draw(
        at point: CGPoint, forWidth width: CGFloat, withFont font: Font, minFontSize: CGFloat,
        actualFontSize: UnsafeMutablePointer<CGFloat>?, lineBreakMode: LineBreakMode,
        baselineAdjustment: BaselineAdjustment
    ) -> CGSize {
        let line = ClassicStringDrawing(
            self, font: font, minFontSize: minFontSize, width: width,
            lineBreakMode: lineBreakMode, baselineAdjustment: baselineAdjustment)
        actualFontSize?.pointee = line.fontSize
        let place = CGRect(
            x: point.x, y: point.y + line.shift, width: width, height: line.layout.size.height)
        StringDrawing.draw(line.layout, in: place, caller: "draw(at:forWidth:withFont:)")
        var size = line.layout.size
        if line.layout.isClipped { size.width = min(size.width, width) }
        return ClassicStringDrawing.integral(size)
    }

    /// Draws the wrapped lines that fit a rectangle, and returns their size.
    @discardableResult
    public func draw(
        in rect: CGRect, withFont font: Font, lineBreakMode: LineBreakMode = .byWordWrapping,
        alignment: TextAlignment = .left
    ) -> CGSize {
        let options = TextLayout.Options(
            lineBreakMode: lineBreakMode, alignment: alignment, fit: .capitals)
        let layout = TextLayout(
            self, font: font, color: StringDrawing.fillColor, in: rect.size, options: options)
        StringDrawing.draw(layout, in: rect, caller: "draw(in:withFont:)")
        let widest = layout.lines.map(\.frame.width).max() ?? 0
        return ClassicStringDrawing.integral(
            CGSize(width: min(widest, rect.width), height: layout.size.height))
    }
}
