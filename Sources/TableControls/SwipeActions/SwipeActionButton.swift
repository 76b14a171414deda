import Foundation
import TableDrawing
import TableGeometry
import TableText
import TableThemes

/// Button that a swipe reveals.
package final class SwipeActionButton: View {
    private let action: ContextualAction
    private let label = Label(frame: .zero)
    private let imageView = ImageView(frame: .zero)

    init(_ action: ContextualAction) {
        self.action = action
        super.init(frame: .zero)
        identity.partName = "action"
        label.identity.partName = "title"
        imageView.identity.partName = "image"
        label.text = action.title
        label.textAlignment = .center
        if let image = action.image {
            imageView.image =
                image.renderingMode == .automatic
                ? image.withRenderingMode(.alwaysTemplate) : image
            addSubview(imageView)
        }
        addSubview(label)
        clipsToBounds = true
    }

    /// Label for screen readers if only the image is visible.
    package var spokenName: String? { action.title ?? AccessibilityLabels.name(of: action.image) }
    /// Whether the label is only the name of the image's file.
    package var isNamedByFile: Bool {
        action.title == nil && AccessibilityLabels.isNamedByFile(action.image)
    }

    /// Truncated title, or `nil` if the title is complete or replaced by the image.
    package var cutTitle: String? {
        guard !label.isHidden, let layout = label.currentLayout,
            layout.isTruncated || layout.isClipped
        else { return nil }
        return action.title
    }

    private var metrics: SwipeMetrics { RenderContext.current.theme.swipe }

    /// Colour of the button.
    private var color: Color {
        action.backgroundColor
            ?? (action.style == .destructive ? metrics.destructiveColor : metrics.normalColor)
    }

    /// Height of the button's row, in points.
    var rowHeight: CGFloat = 0

    /// Returns whether a title of a height fits a button's height, in points.
    ///
    /// If the title does not fit below an image, only the image is displayed.
    private func showsTitle(ofHeight text: CGFloat, in height: CGFloat) -> Bool {
        guard label.hasText, let image = action.image?.resolved().size else { return label.hasText }
        let needed = image.height + metrics.imageGap + text + Self.padding * 2
        return height >= max(metrics.minimumHeightForTitledImage, needed)
    }

    /// Returns the width of the content with a scaled title, in points.
    private func contentWidth(titleScale: CGFloat) -> CGFloat {
        prepare()
        label.numberOfLines = 1
        let text = label.naturalSize(maximumWidth: 0)
        let insets = metrics.buttonInsets
        let height = metrics.buttonHeight ?? rowHeight - insets.top - insets.bottom
        let title = showsTitle(ofHeight: text.height, in: height) ? lineWidth(at: titleScale) : 0
        return max(title, action.image?.resolved().size.width ?? 0)
    }

    /// Returns the width of the scaled title on a single line, in points.
    ///
    /// The width is measured, because the tracking depends on the size.
    private func lineWidth(at scale: CGFloat) -> CGFloat {
        label.textScale = scale
        defer { label.textScale = 1 }
        return label.naturalSize(maximumWidth: 0).width
    }

    /// Width for title and image, including the insets around the button.
    var naturalWidth: CGFloat {
        let insets = metrics.buttonInsets
        return max(metrics.minimumWidth, contentWidth(titleScale: 1) + metrics.titlePadding * 2)
            + insets.left + insets.right
    }

    /// Returns the minimum width for a complete, scaled title on a single line, including the
    /// button's insets.
    func neededWidth(scale: CGFloat = 1) -> CGFloat {
        let insets = metrics.buttonInsets
        return contentWidth(titleScale: scale) + metrics.titlePadding * 2 + insets.left
            + insets.right
    }

    private func prepare() {
        label.textScale = 1
        label.font = metrics.font.font()
        label.textColor = metrics.titleColor
        label.shadowColor = metrics.titleShadow?.color
        label.shadowOffset = metrics.titleShadow?.offset ?? .zero
        imageView.tintColor = metrics.titleColor
        layer.cornerRadius = min(metrics.cornerRadius, bounds.height / 2, bounds.width / 2)
        layer.borderWidth = metrics.borderColor == nil ? 0 : metrics.borderWidth
        if let color = metrics.borderColor { layer.borderColor = color }
    }

    /// Minimum scale of a title before truncation, if the row is too narrow; not proven.
    static let smallestScale: CGFloat = 0.5

    /// Minimum distance from image and title to the button's edges, in points; not proven.
    private static let padding: CGFloat = 2

    /// Width of the fully open button, which may be less than its preferred width.
    var fullWidth: CGFloat = 0
    /// Width in which the content is centred, even if it is partially covered.
    var contentWidth: CGFloat = 0

    /// Insets of the content from an area that is only filled with colour: beyond the safe
    /// area.
    var contentInsets = EdgeInsets.zero { didSet { setNeedsLayout() } }

    /// Scale of all titles in the row, relative to the theme's font.
    var titleScale: CGFloat = 1

    /// Maximum scale for a complete title in the open button, at most 1, or `nil` without a
    /// visible title.
    ///
    /// A title that is too long for a line wraps if it is then larger and no word is broken.
    /// The scale of a title that would become illegible only depends on the height of a line;
    /// the title is truncated at the common scale of the row's titles.
    var largestTitleScale: CGFloat? {
        prepare()
        label.numberOfLines = 1
        let line = label.naturalSize(maximumWidth: 0)
        guard line.height > 0, bounds.height > 0,
            showsTitle(ofHeight: line.height, in: bounds.height)
        else { return nil }
        let lowered = min(1, bounds.height / line.height)
        guard isCut(line.width) else { return lowered }
        let room = max(1, fullWidth - metrics.titlePadding * 2)
        let share = largestLineScale(in: room, lineWidth: line.width)
        let scale = max(share, largestWrappedScale(in: room, lineHeight: line.height) ?? 0)
        return scale < Self.smallestScale ? lowered : min(lowered, scale)
    }

    /// Returns the maximum scale at which the title fits a width on a single line, or 0 if the
    /// scale would be below the minimum.
    ///
    /// Both widths are in points.
    private func largestLineScale(in width: CGFloat, lineWidth: CGFloat) -> CGFloat {
        stride(from: width / lineWidth, through: Self.smallestScale, by: -Self.lineScaleStep)
            .first { self.lineWidth(at: $0) <= width } ?? 0
    }

    /// Steps for scaling a title with a single line; chosen by this project.
    private static let lineScaleStep: CGFloat = 1 / 128

    /// Returns the maximum scale at which the title fits a width in several lines without
    /// broken words.
    ///
    /// The width is in points. The result is `nil` if the title is too long, or if the theme's
    /// buttons have a single line.
    private func largestWrappedScale(in width: CGFloat, lineHeight: CGFloat) -> CGFloat? {
        guard metrics.titleLines > 1 else { return nil }
        label.numberOfLines = 0
        defer { label.textScale = 1 }
        // Line heights are rounded to pixels.
        let lines = CGFloat(metrics.titleLines) + 0.5
        return stride(from: 1, through: Self.smallestScale, by: -Self.scaleStep).first { scale in
            label.textScale = scale
            let height = label.naturalSize(maximumWidth: width).height
            return label.widestWord <= width && height <= bounds.height
                && height <= lineHeight * scale * lines
        }
    }

    /// Steps for scaling a title with several lines; chosen by this project.
    private static let scaleStep: CGFloat = 1 / 16

    /// Returns whether a line of a width in points has less than its side padding in the open
    /// button.
    ///
    /// Widths are rounded to pixels: a title that is a fraction wider is not too long.
    private func isCut(_ width: CGFloat) -> Bool {
        width + metrics.titlePadding * 2 > fullWidth + 1
    }

    /// Wraps a title that is too long for a width, if the theme permits, and returns its size.
    ///
    /// A scaled line keeps its unscaled line height, limited to the button's height.
    private func fitTitle(in width: CGFloat, lineHeight: CGFloat) -> CGSize {
        let size = scaledSize(in: width)
        return CGSize(
            width: size.width, height: max(size.height, min(lineHeight, bounds.height)))
    }

    private func scaledSize(in width: CGFloat) -> CGSize {
        label.textScale = titleScale
        label.numberOfLines = metrics.titleLines
        let size = label.naturalSize(maximumWidth: max(1, width))
        guard size.height > bounds.height || label.widestWord > width else {
            return size
        }
        label.numberOfLines = 1
        return label.naturalSize(maximumWidth: max(1, width))
    }

    /// Minimum scale of a title in a button that is opening; a smaller title would be
    /// illegible.
    private static let smallestShare: CGFloat = 0.25

    /// Returns the scale of an element in an available length that may be smaller.
    private static func share(of room: CGFloat, needed: CGFloat) -> CGFloat {
        needed > 0 ? min(1, max(0, room / needed)) : 1
    }

    package override func layoutSubviews() {
        prepare()
        let grid = PixelGrid.current
        let width = max(contentWidth, bounds.width - contentInsets.left - contentInsets.right)
        label.numberOfLines = 1
        let line = label.naturalSize(maximumWidth: 0)
        let natural = lineWidth(at: titleScale)
        let isCut = isCut(natural)
        let titleInset = isCut ? metrics.titlePadding : 0
        let needed = isCut ? fullWidth - metrics.titlePadding * 2 : natural
        // In an opening button, the content grows with the button.
        let titleShare = Self.share(of: width - metrics.titlePadding, needed: needed)
        var textSize = fitTitle(
            in: (titleShare < 1 ? fullWidth : width) - titleInset * 2, lineHeight: line.height)
        let hasImage = action.image != nil
        var imageSize = action.image?.resolved().size ?? .zero
        let isTitled = showsTitle(ofHeight: textSize.height, in: bounds.height)
        let imageShare = Self.share(of: width - Self.padding * 2, needed: imageSize.width)
        label.isHidden = !isTitled || titleShare < Self.smallestShare
        let gap = hasImage && isTitled ? metrics.imageGap : 0
        if titleShare < 1 {
            label.textScale *= max(titleShare, Self.smallestShare)
            textSize = CGSize(
                width: grid.ceil(needed * titleShare) + 2, height: textSize.height * titleShare)
            // A title on a single line is relatively wider, because its tracking is greater.
            if label.numberOfLines == 1, !isCut {
                textSize.width = max(textSize.width, label.naturalSize(maximumWidth: 0).width)
            }
        }
        imageSize.width *= imageShare
        imageSize.height *= imageShare
        let block = imageSize.height + gap + (isTitled ? textSize.height : 0)
        let top = (bounds.height - block) / 2
        let start =
            traitCollection.layoutDirection == .rightToLeft
            ? bounds.width - contentInsets.right - width : contentInsets.left
        imageView.frame = CGRect(
            x: grid.round(start + (width - imageSize.width) / 2), y: grid.round(top),
            width: imageSize.width, height: imageSize.height)
        imageView.alpha = uncoveredShareOfImage
        let titleWidth = titleShare < 1 ? textSize.width : max(0, width - titleInset * 2)
        label.frame = CGRect(
            x: start + (width - titleWidth) / 2, y: grid.round(top + imageSize.height + gap),
            width: titleWidth, height: textSize.height)
    }

    /// Revealed share of the image, from 0 to 1, which fades in instead of appearing in
    /// slivers.
    private var uncoveredShareOfImage: CGFloat {
        let frame = imageView.frame
        guard frame.width > 0 else { return 1 }
        let shown = frame.intersection(bounds)
        return shown.isNull ? 0 : min(1, shown.width / frame.width)
    }

    @_spi(Subclassing) public override func makeBackground() -> Paint? { .color(color.resolved) }

    @_spi(Subclassing) public override func makeContents() -> RenderContents {
        let gloss = metrics.gloss
        guard !gloss.isEmpty, bounds.width > 0, bounds.height > 0 else { return .none }
        let canvas = Canvas(bounds: bounds)
        ThemeShape(
            size: bounds.size, parts: [ThemeShape.Part(Path(bounds), .gradient(gloss))]
        ).draw(on: canvas, tint: color)
        return .drawing(canvas.finish())
    }
}
