import Foundation
import TableDrawing

/// What all calls that draw strings share.
enum StringDrawing {
    /// The attributes of text that has none: 12 points and black, as in UIKit, but in the system's
    /// font where UIKit takes Helvetica in all eras.
    static let plain = TextAttributes(font: .systemFont(ofSize: 12))

    /// Draws a layout with its place's corner at a point; what overflows is clipped at the width.
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

    /// The canvas's fill colour; black where nothing is drawn.
    static var fillColor: RGBA { Canvas.current?.fillColor ?? .black }

    /// Lays out an attributed text as `draw(with:options:)` draws it.
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
    /// The same text with every font's size multiplied.
    package func scaled(by factor: CGFloat) -> AttributedText {
        guard factor != 1 else { return self }
        return mapAttributes { attributes in
            var attributes = attributes
            attributes.font = attributes.font.withSize(attributes.font.pointSize * factor)
            return attributes
        }
    }
}
