import Foundation
import Tableshot

/// Layout of a caption and a text at a width, including the required height.
///
/// The height and the drawing of the cell use this layout and are therefore consistent. Lengths are
/// in points; the origin is the content's top left corner.
struct CaptionAndTextLayout {
    /// Margin to the left and right of the text.
    static let margin: CGFloat = 10
    /// Padding above the first line and below the last line.
    static let padding: CGFloat = 5
    /// Gap between the caption and the text, side by side or stacked.
    static let gap: CGFloat = 5

    static var captionFont: Font { .boldSystemFont(ofSize: 13) }
    static var textFont: Font { .systemFont(ofSize: 13) }

    /// Caption without leading and trailing white space.
    let caption: String
    /// Text without leading and trailing white space.
    let text: String
    /// Frame of the caption; empty without a caption.
    let captionFrame: CGRect
    /// Frame of the text; empty without a text.
    let textFrame: CGRect
    /// Total height.
    let height: CGFloat

    /// Lays out caption and text for a width: on a single line if both fit, otherwise stacked
    /// and wrapped.
    init(caption: String, text: String, width: CGFloat) {
        let caption = Self.trimmed(caption)
        let text = Self.trimmed(text)
        let space = width.isFinite ? max(0, width - Self.margin * 2) : 0
        let origin = CGPoint(x: Self.margin, y: Self.padding)
        let captionLine = Self.lineSize(caption, Self.captionFont)
        let textLine = Self.lineSize(text, Self.textFont)
        let gap = caption.isEmpty || text.isEmpty ? 0 : Self.gap
        if let captionLine, let textLine, captionLine.width + gap + textLine.width <= space {
            captionFrame = CGRect(origin: origin, size: captionLine)
            textFrame = CGRect(
                origin: CGPoint(x: origin.x + captionLine.width + gap, y: origin.y),
                size: textLine)
        } else {
            let captionSize = Self.wrappedSize(caption, Self.captionFont, space)
            let textSize = Self.wrappedSize(text, Self.textFont, space)
            captionFrame = CGRect(
                origin: origin, size: CGSize(width: space, height: captionSize.height))
            textFrame = CGRect(
                origin: CGPoint(x: origin.x, y: origin.y + captionSize.height + gap),
                size: CGSize(width: space, height: textSize.height))
        }
        self.caption = caption
        self.text = text
        let bottom = max(captionFrame.maxY, textFrame.maxY)
        // An empty cell has the height of one line, which keeps the row visible.
        height = max(bottom, origin.y + Self.textFont.lineHeight).rounded(.up) + Self.padding
    }

    static func trimmed(_ string: String) -> String {
        string.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Returns the size of a string on a single line, or `nil` for a string with line breaks.
    private static func lineSize(_ string: String, _ font: Font) -> CGSize? {
        if string.isEmpty { return .zero }
        return string.contains(where: \.isNewline) ? nil : string.size(withFont: font)
    }

    private static func wrappedSize(_ string: String, _ font: Font, _ width: CGFloat) -> CGSize {
        guard !string.isEmpty, width > 0 else { return .zero }
        return string.size(
            withFont: font,
            constrainedTo: CGSize(width: width, height: .greatestFiniteMagnitude),
            lineBreakMode: .byWordWrapping)
    }
}
