import Foundation
import TableDrawing

/// Code shared by all calls that draw strings.
enum StringDrawing {
    /// Attributes of text without attributes: 12 points and black, as in UIKit.
    ///
    /// The font is the system font, whereas UIKit uses Helvetica in all eras.
    static let plain = TextAttributes(font: .systemFont(ofSize: 12))

    /// Draws a layout with its top left corner at a rectangle's origin.
    ///
    /// Overflow is clipped at the width.
    static func draw(
        _ layout: TextLayout, in rect: CGRect, caller: @autoclosure () -> String
    ) {
        Canvas.use(caller()) { canvas in
            guard layout.isClipped, rect.width.isFinite else {
                return canvas.draw(layout.glyphText, at: rect.origin)
            }
            canvas.withState {
                let height = rect.height.isFinite ? rect.height : layout.size.height
                canvas.clip(
                    to: CGRect(
                        x: rect.minX, y: rect.minY, width: rect.width,
                        height: max(height, layout.size.height)))
                canvas.draw(layout.glyphText, at: rect.origin)
            }
        }
    }

    /// The canvas's fill colour, or black without a canvas.
    static var fillColor: RGBA { Canvas.current?.fillColor ?? .black }

    /// Lays out an attributed text for `draw(with:options:)`.
    static func layout(
        _ text: AttributedText, in size: CGSize, options: StringDrawingOptions,
        context: StringDrawingContext?
    ) -> TextLayout {
        let wraps = options.contains(.usesLineFragmentOrigin)
        let truncates = options.contains(.truncatesLastVisibleLine)
        var settings = TextLayout.Options()
        settings.obeysParagraphLineBreakModes = !truncates
        settings.lineBreakMode = truncates ? .byTruncatingTail : .byWordWrapping
        if options.contains(.usesDeviceMetrics) {
            DiagnosticLog.record(
                Diagnostic(
                    "text.device-metrics",
                    message: "usesDeviceMetrics is not supported; lines are measured"))
        }
        func unlimited(_ length: CGFloat) -> CGFloat { length > 0 ? length : .infinity }
        let room =
            wraps
            ? CGSize(width: unlimited(size.width), height: unlimited(size.height))
            : CGSize(width: CGFloat.infinity, height: .infinity)
        if !wraps { settings.numberOfLines = 1 }
        var layout = TextLayout(text, in: room, options: settings)
        var scale: CGFloat = 1
        if let context, context.minimumScaleFactor > 0, context.minimumScaleFactor < 1 {
            while layout.isTruncated, scale > context.minimumScaleFactor {
                scale = max(context.minimumScaleFactor, scale - 0.05)
                layout = TextLayout(text.scaled(by: scale), in: room, options: settings)
            }
        }
        context?.actualScaleFactor = scale
        context?.totalBounds = CGRect(origin: .zero, size: layout.size)
        return layout
    }
}

extension AttributedText {
    /// Returns the same text with every font size multiplied by a factor.
    package func scaled(by factor: CGFloat) -> AttributedText {
        guard factor != 1 else { return self }
        return mapAttributes { attributes in
            var attributes = attributes
            attributes.font = attributes.font.scaled(by: factor)
            return attributes
        }
    }
}

/// Options and results of a drawing call.
///
/// This is UIKit's `NSStringDrawingContext`.
public final class StringDrawingContext {
    /// Minimum scale of the font for fitting the text.
    ///
    /// 0 turns scaling off.
    public var minimumScaleFactor: CGFloat = 0
    /// Scale that was used.
    public internal(set) var actualScaleFactor: CGFloat = 1
    /// Bounds of the drawn text, in points.
    public internal(set) var totalBounds = CGRect.zero

    /// Creates a context without scaling.
    public init() {}
}

#if !canImport(Darwin)
    /// UIKit's name for the context.
    public typealias NSStringDrawingContext = StringDrawingContext
#endif
