import Foundation
import TableDrawing

/// Paragraph properties from the style and the letters.
extension Typesetter {
    /// Returns the style of a paragraph, or the layout's style if the paragraph has none.
    func paragraphStyle(at offset: Int) -> ParagraphStyle {
        if var style = source.style(at: offset).attributes.paragraphStyle {
            if style.alignment == .natural { style.alignment = options.alignment }
            style.makeFinite()
            return style
        }
        var style = ParagraphStyle(
            alignment: options.alignment, lineBreakMode: options.lineBreakMode)
        style.lineBreakStrategy = options.lineBreakStrategy
        return style
    }

    /// Whether a paragraph runs from right to left: by its style, by its first strong letter,
    /// or by the interface.
    func isRightToLeft(_ paragraph: Range<Int>, style: ParagraphStyle) -> Bool {
        let forced =
            style.baseWritingDirection == .natural
            ? options.writingDirection : style.baseWritingDirection
        switch forced {
        case .leftToRight: return false
        case .rightToLeft: return true
        case .natural: break
        }
        switch BaseDirection.found(in: source.bytes[paragraph]) {
        case .leftToRight: return false
        case .rightToLeft: return true
        case .natural: return options.layoutDirection == .rightToLeft
        }
    }

    /// Returns the break mode of a paragraph limited to a single line, or `nil` for a wrapped
    /// paragraph.
    func singleLineMode(of style: ParagraphStyle) -> LineBreakMode? {
        if options.obeysParagraphLineBreakModes {
            switch style.lineBreakMode {
            case .byWordWrapping, .byCharWrapping: return nil
            default: return style.lineBreakMode
            }
        }
        // A shortcut for the result of `truncate` after wrapping.
        guard options.numberOfLines == 1 else { return nil }
        switch options.lineBreakMode {
        case .byWordWrapping, .byCharWrapping: return nil
        default: return options.lineBreakMode
        }
    }

    func configure(
        _ request: inout ShapingRequest, _ style: ParagraphStyle, _ isRightToLeft: Bool,
        isFirst: Bool
    ) {
        request.isRightToLeft = isRightToLeft
        request.isJustified = style.alignment == .justified
        let mode =
            options.lineBreakMode == .byCharWrapping ? options.lineBreakMode : style.lineBreakMode
        request.wrap = mode == .byCharWrapping ? .character : .word
        guard let width else { return }
        let first = isFirst ? style.firstLineHeadIndent : style.headIndent
        let tail = style.tailIndent > 0 ? max(0, width - style.tailIndent) : -style.tailIndent
        // Spacing at the ends of a line must not make text wrap that fitted its measured width.
        request.width = max(
            0,
            width - tail - min(first, style.headIndent) - request.overlap
                + request.leadingSpacing)
        request.indent = first - style.headIndent
        if request.wrap == .word, style.lineBreakStrategy.contains(.hangulWordPriority) {
            request.unbroken = HangulWords.ranges(in: request)
        }
    }
}
