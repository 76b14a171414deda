import Foundation
import TableDrawing

/// What a paragraph's style and letters say.
extension Typesetter {
    /// The paragraph's own style, or the layout's.
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

    /// By force, by the first letter that has a direction, or by the interface.
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

    /// How a paragraph is set that may have one line only; nothing for one that is wrapped.
    func singleLineMode(of style: ParagraphStyle) -> LineBreakMode? {
        if options.obeysParagraphLineBreakModes {
            switch style.lineBreakMode {
            case .byWordWrapping, .byCharWrapping: return nil
            default: return style.lineBreakMode
            }
        }
        // A shorter way to what `truncate` would do after wrapping.
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
        defer {
            if request.wrap == .word, style.lineBreakStrategy.contains(.hangulWordPriority) {
                request.unbroken = HangulWords.ranges(in: request)
            }
        }
        let first = isFirst ? style.firstLineHeadIndent : style.headIndent
        let tail = style.tailIndent > 0 ? max(0, width - style.tailIndent) : -style.tailIndent
        // What was measured with a spacing that reaches back has to fit into what was measured.
        request.width = max(0, width - tail - min(first, style.headIndent) - request.overlap)
        request.indent = first - style.headIndent
    }
}
