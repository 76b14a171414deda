import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableText
import TableThemes

/// Layout of the four cell styles: frames in the content view, in points.
struct CellStyleLayout {
    /// Frames of the parts; a missing part has no frame.
    struct Frames: Equatable {
        var image: CGRect?
        var text: CGRect?
        var detail: CGRect?
        /// Whether texts are truncated because the row is too low.
        var isCut = false
    }

    var style: TableViewCell.CellStyle
    var metrics: CellMetrics
    /// Margins of the cell.
    var margins: DirectionalEdgeInsets
    /// Size of the content view.
    var content: CGSize
    var indentation: CGFloat
    var hasAccessory: Bool
    var grid: PixelGrid
    /// Height of the content in a row of the theme's height.
    var standardHeight: CGFloat
    /// Reserved width of a symbol image.
    var reservedWidth: ReservedImageWidth?

    private var margin: CGFloat { margins.leading }
    /// Right edge of the text: a margin before the content's edge, or the gap before an
    /// accessory.
    private var rightEdge: CGFloat {
        let gap = hasAccessory ? metrics.gapBeforeAccessory ?? margins.trailing : margins.trailing
        return max(0, content.width - gap)
    }

    /// Returns the frames in the content view; the text frames do not exceed its height.
    func frames(image: CGSize?, text: Label?, detail: Label?) -> Frames {
        var frames = frames(image: image, text: text, detail: detail, limit: content.height)
        if style == .default, let text, let place = frames.text {
            let height = text.naturalSize(maximumWidth: place.width).height
            frames.isCut = height > place.height + 1
            if height > place.height, !frames.isCut {
                // Only the empty space around the lines does not fit: no line is removed.
                frames.text?.size.height = height
            }
        }
        frames.text = frames.text.map { limited($0, &frames.isCut) }
        frames.detail = frames.detail.map { limited($0, &frames.isCut) }
        return frames
    }

    /// Returns a text frame within the content's height; a small overflow contains no ink.
    private func limited(_ frame: CGRect, _ isCut: inout Bool) -> CGRect {
        var frame = frame
        if frame.height > content.height + 1 {
            isCut = true
            frame.origin.y = 0
            frame.size.height = content.height
        } else if frame.minY < -1 {
            frame.origin.y = 0
        } else if frame.maxY > content.height + 1 {
            frame.origin.y = max(0, content.height - frame.height)
        }
        return frame
    }

    private func frames(
        image: CGSize?, text: Label?, detail: Label?, limit: CGFloat
    ) -> Frames {
        var frames = Frames()
        var left = margin + indentation
        if let image {
            let placed = place(image)
            frames.image = placed.frame
            left = placed.textX
        }
        switch style {
        case .default:
            frames.text = text.map { _ in
                CGRect(x: left, y: 0, width: max(0, rightEdge - left), height: content.height)
            }
        case .subtitle: stack(text, detail, left, limit, &frames)
        case .value1: spread(text, detail, left, limit, &frames)
        case .value2: columns(text, detail, left, limit, &frames)
        }
        return frames
    }

    /// Returns the start of the text, in points.
    func textStart(image: CGSize?) -> CGFloat {
        image.map { place($0).textX } ?? margin + indentation
    }

    /// Returns the width before the text and after the text, in points.
    func widthBeforeText(image: CGSize?) -> CGFloat {
        textStart(image: image) + content.width - rightEdge
    }

    /// Returns the height of the lines without padding.
    ///
    /// For a higher image, the result is the height of the image without the lines' padding.
    func heightOfLines(
        image: CGSize?, text: Label?, detail: Label?, padding: CGFloat
    ) -> CGFloat {
        let frames = frames(image: image, text: text, detail: detail, limit: .infinity)
        var lines = [frames.text, frames.detail].compactMap { $0 }
        if style == .default, let text, let place = frames.text {
            lines = [
                CGRect(origin: .zero, size: text.naturalSize(maximumWidth: max(1, place.width)))
            ]
        }
        let top = lines.map(\.minY).min() ?? 0
        let bottom = lines.map(\.maxY).max() ?? 0
        return max(bottom - top, (image?.height ?? 0) - padding)
    }

    private func place(_ size: CGSize) -> (frame: CGRect, textX: CGFloat) {
        let height = content.height
        let factor = size.height > height && size.height > 0 ? height / size.height : 1
        let scaled = CGSize(width: size.width * factor, height: size.height * factor)
        switch metrics.image {
        case .insetByVerticalMargin(let gap):
            let inset = max(0, ((height - scaled.height) / 2).rounded(.down))
            let frame = CGRect(
                x: indentation + min(inset, largestInset(of: scaled)), y: inset,
                width: scaled.width, height: scaled.height)
            return (frame, frame.maxX + gap)
        case .margin(let lane, let gap):
            let laneWidth = reservedWidth?.width(of: scaled.width) ?? max(lane, scaled.width)
            let x = margin + indentation + (laneWidth - scaled.width) / 2
            let frame = CGRect(
                x: grid.round(x), y: grid.round((height - scaled.height) / 2),
                width: scaled.width, height: scaled.height)
            return (frame, margin + indentation + laneWidth + gap)
        }
    }

    /// Returns the maximum left inset of an image whose left inset equals its top inset, in
    /// points.
    ///
    /// The limit for an icon is its inset in a row of the theme's height, which aligns icons
    /// in rows of all heights. The limit for an image that fills such a row is the margin.
    /// (UIKit's limit is not published.)
    private func largestInset(of image: CGSize) -> CGFloat {
        let standard = ((standardHeight - image.height) / 2).rounded(.down)
        return standard < margin / 2 ? margin : standard
    }

    /// Stacks text above detail, centred as a block; natural widths are limited by the right
    /// edge.
    private func stack(
        _ text: Label?, _ detail: Label?, _ left: CGFloat, _ limit: CGFloat, _ frames: inout Frames
    ) {
        let space = max(0, rightEdge - left)
        let texts = StackedTexts(
            text, detail, gap: metrics.subtitle.lineGap, width: space, height: limit)
        frames.isCut = texts.isCut
        let top = grid.round((content.height - texts.height) / 2)
        if text != nil {
            frames.text = CGRect(
                x: left, y: top, width: min(space, texts.text.width), height: texts.text.height)
        }
        if detail != nil {
            frames.detail = CGRect(
                x: left, y: top + texts.text.height + texts.gap,
                width: min(space, texts.detail.width), height: texts.detail.height)
        }
    }

    /// Places the text at the left and the detail at the right edge, with their first lines on
    /// a common baseline.
    ///
    /// If both do not fit, the text is truncated first, while the detail keeps at most a third
    /// of the width: a hidden value would be useless. (UIKit's rule is not published.)
    private func spread(
        _ text: Label?, _ detail: Label?, _ left: CGFloat, _ limit: CGFloat, _ frames: inout Frames
    ) {
        let space = max(0, rightEdge - left)
        let detailSize = detail?.naturalSize(maximumWidth: space) ?? .zero
        let textSize = text?.naturalSize(maximumWidth: space) ?? .zero
        let gap = text != nil && detail != nil ? metrics.value1.columnGap : 0
        let room = max(0, space - gap)
        let reserved = min(detailSize.width, max(room / 3, room - textSize.width))
        let textWidth = min(textSize.width, max(0, room - reserved))
        let detailWidth = min(detailSize.width, max(0, room - textWidth))
        let textHeight = height(of: text, in: textWidth, limit, &frames)
        let detailHeight = height(of: detail, in: detailWidth, limit, &frames)
        var textY = centred(textHeight)
        var detailY = centred(detailHeight)
        if let text, let detail {
            let textTop = max(0, detail.font.ascender - text.font.ascender)
            let detailTop = max(0, text.font.ascender - detail.font.ascender)
            let top = centred(max(textTop + textHeight, detailTop + detailHeight))
            textY = grid.round(top + textTop)
            detailY = grid.round(top + detailTop)
        }
        if text != nil {
            frames.text = CGRect(x: left, y: textY, width: textWidth, height: textHeight)
        }
        if detail != nil {
            frames.detail = CGRect(
                x: rightEdge - detailWidth, y: detailY, width: detailWidth, height: detailHeight)
        }
    }

    private func height(
        of label: Label?, in width: CGFloat, _ limit: CGFloat, _ frames: inout Frames
    ) -> CGFloat {
        let texts = StackedTexts(label, nil, gap: 0, width: max(1, width), height: limit)
        if texts.isCut { frames.isCut = true }
        return texts.height
    }

    /// Places the text in a narrow right-aligned column, followed by the detail on a common
    /// baseline.
    private func columns(
        _ text: Label?, _ detail: Label?, _ left: CGFloat, _ limit: CGFloat, _ frames: inout Frames
    ) {
        let column = min(metrics.value2.columnWidth, max(0, rightEdge - left))
        let x = left + column + metrics.value2.columnGap
        let detailWidth = max(0, rightEdge - x)
        let detailHeight = height(of: detail, in: detailWidth, limit, &frames)
        if let detail {
            frames.detail = CGRect(
                x: x, y: centred(detailHeight),
                width: min(detail.naturalSize(maximumWidth: detailWidth).width, detailWidth),
                height: detailHeight)
        }
        guard let text else { return }
        let height = height(of: text, in: column, limit, &frames)
        var y = centred(height)
        if let detail {
            y = grid.round(centred(detailHeight) + detail.font.ascender - text.font.ascender)
        }
        frames.text = CGRect(x: left, y: y, width: column, height: height)
    }

    private func centred(_ height: CGFloat) -> CGFloat {
        grid.round((content.height - height) / 2)
    }
}
