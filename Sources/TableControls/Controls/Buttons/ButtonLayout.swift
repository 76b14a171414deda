import Foundation
import TableDrawing
import TableGeometry
import TableText
import TableThemes

/// Layout of a button's title and image.
struct ButtonLayout {
    let button: Button
    var imageSize: CGSize
    var titleSize: CGSize
    let gap: CGFloat
    private let placement: Button.Configuration.ImagePlacement

    init(_ button: Button) {
        self.button = button
        let image = button.imageView?.image?.size ?? .zero
        imageSize = CGSize(
            width: image.width * button.imageScale, height: image.height * button.imageScale)
        let label = button.titleLabel
        titleSize = label?.hasText == true ? label?.sizeThatFits(.zero) ?? .zero : .zero
        let hasBoth = imageSize != .zero && titleSize != .zero
        gap = hasBoth ? button.configuration?.imagePadding ?? 0 : 0
        placement = button.configuration?.imagePlacement ?? .leading
    }

    var isStacked: Bool { placement == .top || placement == .bottom }

    /// Insets around the content: explicit insets, or the theme's insets of the type.
    ///
    /// The theme's insets of a configuration shrink on all sides before a title is truncated
    /// or a word is broken.
    var insets: EdgeInsets {
        if button.configuration != nil { return fittedInsets(configuredInsets) }
        guard button.contentEdgeInsets == .zero, let plate = button.plate else {
            return button.contentEdgeInsets
        }
        // A truncated title ends before the plate's border, even on a narrow plate.
        let most = button.bounds.width / 4
        return EdgeInsets(
            left: min(plate.insets.left, most), right: min(plate.insets.right, most))
    }

    /// Insets around a configured button's content with sufficient space.
    var configuredInsets: EdgeInsets {
        let insets = button.configuration?.contentInsets ?? button.metrics.button.configured.insets
        return insets.resolved(in: button.effectiveUserInterfaceLayoutDirection)
    }

    /// Insets of the natural size; a smaller button gives their space to the content.
    private var naturalInsets: EdgeInsets {
        let metrics = button.metrics.button
        if button.configuration != nil { return configuredInsets }
        guard button.contentEdgeInsets == .zero else { return insets }
        if let plate = button.plate { return plate.insets }
        return titleSize == .zero ? .zero : metrics.insets
    }

    private var naturalSize: CGSize {
        let content = contentSize
        let insets = naturalInsets
        var size = CGSize(
            width: content.width + insets.left + insets.right,
            height: content.height + insets.top + insets.bottom)
        if titleSize != .zero, button.configuration == nil {
            // UIKit rounds the title's lines up to whole points.
            size.height = size.height.rounded(.up)
            let least = button.metrics.button.minimumSize
            size.width = max(size.width, least.width)
            size.height = max(size.height, least.height)
        }
        if let background = button.currentBackgroundImage {
            size.width = max(size.width, background.size.width)
            size.height = max(size.height, background.size.height)
        }
        // A smaller frame on the grid of pixels would truncate the title.
        if button.configuration != nil { size.width = PixelGrid.current.ceil(size.width) }
        return size
    }

    /// Returns the natural size of a button with a maximum width in points, or without a limit
    /// for 0.
    ///
    /// A configured button's title wraps within its insets; the theme's side insets shrink for
    /// a word that does not fit otherwise. The size of a button without a configuration is for
    /// a single line, as in UIKit.
    func naturalSize(fittingWidth width: CGFloat) -> CGSize {
        let size = naturalSize
        guard let configuration = button.configuration, width > 0, width < size.width,
            let label = button.titleLabel, titleSize != .zero
        else { return size }
        let insets = configuredInsets
        let most = insets.left + insets.right
        let least = configuration.contentInsets == nil ? leastSides(of: insets) : most
        if hasGrown, contentSize.width <= width - least {
            return CGSize(width: width, height: size.height)
        }
        let word = label.widestWord
        func room(_ sides: CGFloat) -> CGRect {
            CGRect(x: 0, y: 0, width: width - sides, height: .greatestFiniteMagnitude)
        }
        guard let sides = [most, least].first(where: { titleWidth(in: room($0)) >= word }) else {
            return CGSize(width: width, height: size.height)
        }
        let content = wrapped(in: room(sides)).contentSize
        return CGSize(
            width: min(width, content.width + sides),
            height: max(size.height, content.height + insets.top + insets.bottom))
    }

    var contentSize: CGSize {
        isStacked
            ? CGSize(
                width: max(imageSize.width, titleSize.width),
                height: imageSize.height + gap + titleSize.height)
            : CGSize(
                width: imageSize.width + gap + titleSize.width,
                height: max(imageSize.height, titleSize.height))
    }

    /// Returns the layout with an image limited to the available height if texts have grown.
    ///
    /// An image without a title is also limited to the available width.
    private func withFittedImage(in room: CGRect) -> ButtonLayout {
        guard hasGrown, imageSize.width > 0, imageSize.height > 0, room.height > 0, room.width > 0,
            titleSize == .zero || !isStacked
        else { return self }
        let across = titleSize == .zero ? room.width / imageSize.width : 1
        let scale = min(1, across, room.height / imageSize.height)
        guard scale < 1 else { return self }
        var layout = self
        layout.imageSize = CGSize(width: imageSize.width * scale, height: imageSize.height * scale)
        return layout
    }

    /// Returns the layout with an image limited to the available width and height.
    ///
    /// UIKit shrinks a larger image in a button without a configuration (reported by
    /// developers; independent shrinking of width and height is not proven).
    private func withImage(within content: CGRect) -> ButtonLayout {
        guard button.configuration == nil else { return self }
        let room = content.inset(by: imageEdgeInsets)
        var layout = self
        layout.imageSize.width = min(imageSize.width, max(0, room.width))
        layout.imageSize.height = min(imageSize.height, max(0, room.height))
        return layout
    }

    /// Returns the layout with a title that wraps if it does not fit on a single line.
    func wrapped(in content: CGRect) -> ButtonLayout {
        let width = titleWidth(in: content)
        guard let label = button.titleLabel, label.numberOfLines != 1, width > 0,
            titleSize.width > width
        else { return self }
        var layout = self
        layout.titleSize = label.sizeThatFits(
            CGSize(width: width, height: .greatestFiniteMagnitude))
        return layout
    }

    /// Returns the width that the image and the insets leave for the title.
    func titleWidth(in content: CGRect) -> CGFloat {
        let room = content.inset(by: titleEdgeInsets).width
        return room - (isStacked ? 0 : imageSize.width + gap)
    }

    /// Insets that move the title; a configuration has insets of its own instead, as in UIKit.
    private var titleEdgeInsets: EdgeInsets {
        button.configuration == nil ? button.titleEdgeInsets : .zero
    }

    private var imageEdgeInsets: EdgeInsets {
        button.configuration == nil ? button.imageEdgeInsets : .zero
    }

    /// Returns the layout with a wrapped title of a configured button.
    ///
    /// If wrapping would break a word or truncate the title, the title fills the available
    /// width in as many lines as fit the height.
    private func filled(in content: CGRect) -> ButtonLayout {
        let layout = wrapped(in: content)
        let height = content.height - besideTitle
        guard button.configuration != nil, layout.titleSize.width < titleSize.width,
            let label = button.titleLabel
        else { return layout }
        let width = titleWidth(in: content)
        let isBroken = label.widestWord > width
        guard isBroken || layout.titleSize.height > height else { return layout }
        guard !isBroken, height >= titleHeight(2) else { return self }
        var filled = layout
        filled.titleSize = CGSize(width: width, height: height)
        return filled
    }

    func imageRect(in content: CGRect) -> CGRect {
        shown(in: content).placedImage(in: content)
    }

    func titleRect(in content: CGRect) -> CGRect {
        shown(in: content).placedTitle(in: content)
    }

    /// Returns the layout with a title of its visible width.
    ///
    /// A truncated title ends at a letter, a few points before the end of the available width.
    private func shown(in content: CGRect) -> ButtonLayout {
        var layout = withFittedImage(in: content).withImage(within: content).filled(in: content)
        let width = layout.titleWidth(in: content)
        guard width > 0, layout.titleSize.width >= width, let label = button.titleLabel,
            let seen = label.layout(in: CGSize(width: width, height: layout.titleSize.height))?
                .size.width,
            seen < width
        else { return layout }
        // The margin prevents the loss of another letter due to rounding.
        layout.titleSize.width = min(width, PixelGrid.current.ceil(seen + 0.05))
        return layout
    }

    private func placedImage(in content: CGRect) -> CGRect {
        let room = content.inset(by: imageEdgeInsets)
        var size = imageSize
        // A filling alignment stretches the image, as in UIKit; horizontally only an image
        // without a title.
        if imageSize != .zero {
            if button.contentHorizontalAlignment == .fill, titleSize == .zero {
                size.width = max(0, room.width)
            }
            if fillsHeight { size.height = max(0, room.height) }
        }
        return rect(of: size, in: room, isImage: true)
    }

    private func placedTitle(in content: CGRect) -> CGRect {
        var room = content.inset(by: titleEdgeInsets)
        var size = titleSize
        size.width = min(size.width, max(0, room.width - (isStacked ? 0 : imageSize.width + gap)))
        size.height =
            fillsHeight ? max(0, room.height) : min(size.height, max(lineRoom, room.height))
        if size.width < titleSize.width, !isStacked {
            // A truncated title takes the whole width beside the image.
            room.size.width = max(room.width, imageSize.width + gap)
        }
        return rect(of: size, in: room, isImage: false)
    }

    /// Guaranteed height of a title line.
    ///
    /// The insets of a configuration determine the natural size; in a lower button the title
    /// extends into the insets.
    private var lineRoom: CGFloat {
        guard button.configuration != nil, let label = button.titleLabel else { return 0 }
        let line = label.layout(in: titleSize)?.lines.first?.frame.height ?? 0
        return min(button.bounds.height, line.rounded(.up))
    }

    private var fillsHeight: Bool { button.contentVerticalAlignment == .fill && !isStacked }

    /// Returns the frame of a part within the common rectangle, by the control's alignments.
    private func rect(of size: CGSize, in room: CGRect, isImage: Bool) -> CGRect {
        let isMirrored = button.isMirrored
        let other = isImage ? titleSize : imageSize
        let otherWidth =
            isImage ? min(other.width, max(0, room.width - size.width - gap)) : other.width
        let together = isStacked ? size.width : size.width + gap + otherWidth
        let spare = room.width - together
        var x = room.minX
        switch button.contentHorizontalAlignment {
        case .center: x += spare / 2
        case .right: x += spare
        case .leading: x += isMirrored ? spare : 0
        case .trailing: x += isMirrored ? 0 : spare
        case .left, .fill: break
        }
        let imageFirst = (placement != .trailing) != isMirrored
        if !isStacked, isImage != imageFirst { x += otherWidth + gap }
        let tall = isStacked ? size.height + gap + other.height : size.height
        var y = room.minY
        switch button.contentVerticalAlignment {
        case .center: y += (room.height - tall) / 2
        case .bottom: y += room.height - tall
        case .top, .fill: break
        }
        if isStacked, isImage != (placement == .top) { y += other.height + gap }
        return CGRect(
            x: button.aligned(x), y: button.aligned(y), width: size.width, height: size.height)
    }
}
