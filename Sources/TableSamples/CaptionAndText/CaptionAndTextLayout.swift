import Foundation
import Tableshot

/// Where a caption and a text stand at a width, and the height that they need.
///
/// The cell's height and its drawing both come from here, so that they cannot disagree. Lengths are
/// points; the origin is the content's top left corner.
struct CaptionAndTextLayout {
    /// Left and right of the text.
    static let margin: CGFloat = 10
    /// Above the first line and below the last.
    static let padding: CGFloat = 5
    /// Between caption and text, beside each other or stacked.
    static let gap: CGFloat = 5

    static var captionFont: Font { .boldSystemFont(ofSize: 13) }
    static var textFont: Font { .systemFont(ofSize: 13) }

    /// The caption without white space at its ends.
    let caption: String
    /// The text without white space at its ends.
    let text: String
    /// The caption's place; empty without a caption.
    let captionFrame: CGRect
    /// The text's place; empty without a text.
    let textFrame: CGRect
    /// The height of the whole.
    let height: CGFloat

    /// Lays out for a width: on one line if both fit, else the caption above the text, both wrapped.
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
        // Empty cells are as high as one line, so that the row can be seen.
        height = max(bottom, origin.y + Self.textFont.lineHeight).rounded(.up) + Self.padding
    }

    /// Whether the caption stands above the text.
    var isStacked: Bool { textFrame.minY >= captionFrame.maxY }

    static func trimmed(_ string: String) -> String {
        string.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// The size on one line; nothing for what has several.
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
