import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableThemes

/// Layout of a list content: frames in its view, in points.
struct ListContentLayout {
    /// Frames of the parts; a missing part has no frame.
    struct Frames {
        var image: CGRect?
        var text: CGRect?
        var secondary: CGRect?
        /// Whether texts are truncated because the view is too low.
        var isCut = false
    }

    var content: ListContentConfiguration
    /// Margins between the edges and the parts.
    var margins: DirectionalEdgeInsets
    var width: CGFloat
    var direction: LayoutDirection
    var text: Label?
    var secondary: Label?
    var grid: PixelGrid

    private var imageSize: CGSize? {
        content.shownImage.map { content.imageProperties.fitted($0.resolved().size) }
    }

    private func room(for size: CGSize) -> CGSize {
        content.imageProperties.room(
            for: size, isSymbol: content.image?.isSymbolImage == true)
    }

    /// Leading position of the text.
    var textX: CGFloat {
        guard let imageSize else { return margins.leading }
        return margins.leading + room(for: imageSize).width
            + content.imageToTextPadding
    }

    private var space: CGFloat { max(1, width - textX - margins.trailing) }

    /// Whether texts are stacked instead of side by side, as in standard cells.
    private var stacksTexts: Bool {
        RenderContext.current.theme.cell.value1.growsWithContent
            && TraitCollection.current.preferredContentSizeCategory.isAccessibilityCategory
    }

    /// Sizes of the texts side by side on a single line each, or `nil` if they do not fit.
    private var sideBySide: (text: CGSize, secondary: CGSize)? {
        guard content.prefersSideBySideTextAndSecondaryText, let text, let secondary,
            !stacksTexts
        else { return nil }
        let first = text.naturalSize(maximumWidth: 0)
        let second = secondary.naturalSize(maximumWidth: 0)
        let room = space - content.textToSecondaryTextHorizontalPadding
        return first.width + second.width <= room ? (first, second) : nil
    }

    /// Required height of the content.
    var height: CGFloat {
        var lines: CGFloat
        if let sizes = sideBySide {
            lines = max(sizes.text.height, sizes.secondary.height)
        } else {
            lines = stacked(in: .infinity).height
        }
        if let imageSize {
            // An image may extend into the margins.
            lines = max(lines, room(for: imageSize).height - margins.top - margins.bottom)
        }
        return grid.ceil(lines + margins.top + margins.bottom)
    }

    private func stacked(in height: CGFloat) -> StackedTexts {
        StackedTexts(
            text, secondary, gap: content.textToSecondaryTextVerticalPadding, width: space,
            height: height)
    }

    /// Returns the frames for a height of the view, mirrored in a right-to-left layout.
    func frames(height: CGFloat) -> Frames {
        var frames = Frames()
        if let imageSize {
            let lane = room(for: imageSize).width
            frames.image = CGRect(
                x: grid.round(margins.leading + (lane - imageSize.width) / 2),
                y: grid.round((height - imageSize.height) / 2), width: imageSize.width,
                height: imageSize.height)
        }
        if let sizes = sideBySide {
            frames.text = CGRect(
                x: textX, y: grid.round((height - sizes.text.height) / 2),
                width: sizes.text.width, height: sizes.text.height)
            frames.secondary = CGRect(
                x: width - margins.trailing - sizes.secondary.width,
                y: grid.round((height - sizes.secondary.height) / 2),
                width: sizes.secondary.width, height: sizes.secondary.height)
        } else {
            let room = height - margins.top - margins.bottom
            let texts = stacked(in: height)
            frames.isCut = texts.isCut
            let middle = grid.round(margins.top + (room - texts.height) / 2)
            // Texts that do not fit within the margins may extend into them, but not beyond
            // the view.
            let top = max(0, min(middle, height - texts.height))
            if text != nil {
                frames.text = CGRect(x: textX, y: top, width: space, height: texts.text.height)
            }
            if secondary != nil {
                frames.secondary = CGRect(
                    x: textX, y: top + texts.text.height + texts.gap, width: space,
                    height: texts.detail.height)
            }
        }
        guard direction == .rightToLeft else { return frames }
        func mirrored(_ rect: CGRect?) -> CGRect? {
            rect.map { CGRect(x: width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
        }
        return Frames(
            image: mirrored(frames.image), text: mirrored(frames.text),
            secondary: mirrored(frames.secondary), isCut: frames.isCut)
    }
}
