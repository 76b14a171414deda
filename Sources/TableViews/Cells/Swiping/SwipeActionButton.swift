import Foundation
import TableDrawing
import TableGeometry
import TableText

/// One button that a swipe uncovers.
final class SwipeActionButton: View {
    private let action: ContextualAction
    private let label = Label(frame: .zero)
    private let imageView = ImageView(frame: .zero)

    init(_ action: ContextualAction) {
        self.action = action
        super.init(frame: .zero)
        partName = "action"
        label.partName = "title"
        imageView.partName = "image"
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

    /// What is said where the button shows its image alone.
    var spokenName: String? { action.title ?? AccessibilityWords.name(of: action.image) }
    /// Whether that is only the name of the image's file.
    var isNamedByFile: Bool {
        action.title == nil && AccessibilityWords.isNamedByFile(action.image)
    }

    /// The title where some of it is left out; nothing where it is whole, or its image stands for it.
    var cutTitle: String? {
        guard !label.isHidden, let layout = label.currentLayout,
            layout.isTruncated || layout.isClipped
        else { return nil }
        return action.title
    }

    private var metrics: SwipeMetrics { RenderContext.current.theme.swipe }

    /// The button's own colour.
    private var color: Color {
        action.backgroundColor
            ?? (action.style == .destructive ? metrics.destructiveColor : metrics.normalColor)
    }

    /// The height of the row that the button stands in, in points.
    var rowHeight: CGFloat = 0

    /// Whether a title of a height has room in a button's, in points; where an image has none beside it, the
    /// image stands alone.
    private func showsTitle(ofHeight text: CGFloat, in height: CGFloat) -> Bool {
        guard label.hasText, let image = action.image?.resolved().size else { return label.hasText }
        let needed = image.height + metrics.imageGap + text + Self.padding * 2
        return height >= max(metrics.minimumHeightForTitledImage, needed)
    }

    /// The width of what is shown, with a title shrunk by a factor, in points.
    private func contentWidth(titleScale: CGFloat) -> CGFloat {
        prepare()
        label.numberOfLines = 1
        let text = label.naturalSize(maximumWidth: 0)
        let insets = metrics.buttonInsets
        let height = metrics.buttonHeight ?? rowHeight - insets.top - insets.bottom
        let title = showsTitle(ofHeight: text.height, in: height) ? text.width * titleScale : 0
        return max(title, action.image?.resolved().size.width ?? 0)
    }

    /// The width that title and image need, with the insets around the button.
    var naturalWidth: CGFloat {
        let insets = metrics.buttonInsets
        return max(metrics.minimumWidth, contentWidth(titleScale: 1) + metrics.titlePadding * 2)
            + insets.left + insets.right
    }

    /// The least width in which the title, shrunk by a factor, stands whole in one line, with the insets
    /// around the button.
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
        layer.cornerRadius = min(
            metrics.cornerRadius, bounds.height / 2, bounds.width / 2)
        layer.borderWidth = metrics.borderColor == nil ? 0 : metrics.borderWidth
        if let color = metrics.borderColor { layer.borderColor = color }
    }

    /// How far a title is shrunk before it is cut, where the row has no room for it; not proven.
    static let smallestScale: CGFloat = 0.5

    /// The least distance of image and title together from the button's edges, in points; not proven.
    private static let padding: CGFloat = 2

    /// The width of the open button, which may be less than it asks for.
    var fullWidth: CGFloat = 0
    /// The width in which the content is centred, though less of it may be seen.
    var contentWidth: CGFloat = 0

    /// What its colour fills without its content: the way from the safe area to the screen's edge.
    var contentInsets = EdgeInsets.zero { didSet { setNeedsLayout() } }

    /// How many times as large as the theme's font all titles of the row are.
    var titleScale: CGFloat = 1

    /// The largest scale, at most 1, at which the title stands whole in the open button; nothing where no title
    /// is shown.
    ///
    /// One that is too long for a line takes several where it is larger so and no word is broken. One that could
    /// not be read so small asks for no more than that a line has room in the height: it is truncated in the size
    /// of the others.
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
        let share = room / line.width
        let scale = max(share, largestWrappedScale(in: room, lineHeight: line.height) ?? 0)
        return scale < Self.smallestScale ? lowered : min(lowered, scale)
    }

    /// The largest scale at which the title has room in several lines of a width, in points, without a word
    /// that is broken; nothing where it is too long, or the theme's buttons have one line.
    private func largestWrappedScale(in width: CGFloat, lineHeight: CGFloat) -> CGFloat? {
        guard metrics.titleLines > 1 else { return nil }
        label.numberOfLines = 0
        defer { label.textScale = 1 }
        let word = label.widestWord
        // Lines are rounded to pixels.
        let lines = CGFloat(metrics.titleLines) + 0.5
        return stride(from: 1, through: Self.smallestScale, by: -Self.scaleStep).first { scale in
            label.textScale = scale
            let height = label.naturalSize(maximumWidth: width).height
            return word * scale <= width && height <= bounds.height
                && height <= lineHeight * scale * lines
        }
    }

    /// The steps in which a title of several lines is shrunk: our choice.
    private static let scaleStep: CGFloat = 1 / 16

    /// Whether a line of a width, in points, has less than its padding at its sides in the open button.
    ///
    /// Widths are rounded to pixels: a title that is a fraction wider is not too long.
    private func isCut(_ width: CGFloat) -> Bool {
        width + metrics.titlePadding * 2 > fullWidth + 1
    }

    /// Lets a title that is too long for a width take several lines where it may, and returns its size.
    ///
    /// A line that is shrunk keeps the height of one that is not, as far as the button goes.
    private func fitTitle(in width: CGFloat, lineHeight: CGFloat) -> CGSize {
        let size = scaledSize(in: width)
        return CGSize(
            width: size.width, height: max(size.height, min(lineHeight, bounds.height)))
    }

    private func scaledSize(in width: CGFloat) -> CGSize {
        label.textScale = titleScale
        label.numberOfLines = metrics.titleLines
        let size = label.naturalSize(maximumWidth: max(1, width))
        guard size.height > bounds.height || label.widestWord * titleScale > width else {
            return size
        }
        label.numberOfLines = 1
        return label.naturalSize(maximumWidth: max(1, width))
    }

    /// How much a title is shrunk at most in a button that is still narrow: less could not be read.
    private static let smallestShare: CGFloat = 0.25

    /// How large something is shown in a room that may be narrower than it, as a share of its size.
    private static func share(of room: CGFloat, needed: CGFloat) -> CGFloat {
        needed > 0 ? min(1, max(0, room / needed)) : 1
    }

    override func layoutSubviews() {
        prepare()
        let grid = PixelGrid.current
        let width = max(contentWidth, bounds.width - contentInsets.left - contentInsets.right)
        label.numberOfLines = 1
        let line = label.naturalSize(maximumWidth: 0)
        let natural = line.width * titleScale
        let isCut = isCut(natural)
        let titleInset = isCut ? metrics.titlePadding : 0
        let needed = isCut ? fullWidth - metrics.titlePadding * 2 : natural
        // In a button that is still narrow, what it shows grows with it.
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
            label.textScale *= titleShare
            textSize = CGSize(
                width: grid.ceil(needed * titleShare) + 2, height: textSize.height * titleShare)
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

    /// How much of the image the row has uncovered, from 0 to 1: it fades in, so that no splinter of it stands at
    /// the row's edge.
    private var uncoveredShareOfImage: CGFloat {
        let frame = imageView.frame
        guard frame.width > 0 else { return 1 }
        let shown = frame.intersection(bounds)
        return shown.isNull ? 0 : min(1, shown.width / frame.width)
    }

    override func makeBackground() -> Paint? { .color(color.resolved) }

    override func makeContents() -> RenderContents {
        let gloss = metrics.gloss
        guard !gloss.isEmpty, bounds.width > 0, bounds.height > 0 else { return .none }
        let canvas = Canvas(bounds: bounds)
        ThemeShape(
            size: bounds.size, parts: [ThemeShape.Part(Path(bounds), .gradient(gloss))]
        ).draw(on: canvas, tint: color)
        return .drawing(canvas.finish())
    }
}
