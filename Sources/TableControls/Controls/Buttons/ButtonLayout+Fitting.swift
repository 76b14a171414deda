import Foundation
import TableDrawing
import TableGeometry
import TableText

/// Fitting of a button's title and image, with shrinking insets.
extension ButtonLayout {
    /// Minimum distance from a configured button's sides to a title before truncation, in
    /// points; not proven.
    private static let leastSideInset: CGFloat = 4

    /// Returns the theme's insets, reduced to fit the content.
    ///
    /// Title and image fit on a single line, otherwise in lines of whole words within the
    /// height, otherwise in as many lines as fit.
    func fittedInsets(_ insets: EdgeInsets) -> EdgeInsets {
        let bounds = button.bounds
        guard button.configuration?.contentInsets == nil, bounds.width > 0, bounds.height > 0
        else { return insets }
        let most = insets.left + insets.right
        let least = leastSides(of: insets)
        let low = bounds.height - insets.top - insets.bottom
        func room(_ sides: CGFloat, _ height: CGFloat) -> CGRect {
            CGRect(x: 0, y: 0, width: bounds.width - sides, height: height)
        }
        func fitted(_ content: CGSize) -> EdgeInsets {
            insets.narrowed(
                toSidesOf: bounds.width - content.width, leastSide: Self.leastSideInset
            ).flattened(toHeightOf: bounds.height - content.height)
        }
        let isOneLine = contentSize.width <= bounds.width - least
        if contentSize.width <= bounds.width - most || isOneLine && hasGrown {
            return fitted(contentSize)
        }
        if wrapsWhole(in: room(most, low)) { return insets }
        if isOneLine { return fitted(contentSize) }
        for room in [room(least, low), room(most, bounds.height), room(least, bounds.height)]
        where wrapsWhole(in: room) {
            return fitted(wrapped(in: room).contentSize)
        }
        let lines = [low, bounds.height].map { linesWithin($0, width: bounds.width - least) }
        let height = lines[1] > lines[0] ? besideTitle + titleHeight(lines[1]) : contentSize.height
        return fitted(CGSize(width: bounds.width, height: min(height, bounds.height)))
    }

    /// Whether texts are larger than at `large`; a title on a single line then stays on a
    /// single line if it fits.
    var hasGrown: Bool {
        button.traitCollection.preferredContentSizeCategory > .large
    }

    /// Returns the minimum sum of the theme's side insets, in points.
    func leastSides(of insets: EdgeInsets) -> CGFloat {
        min(insets.left, Self.leastSideInset) + min(insets.right, Self.leastSideInset)
    }

    /// Returns the number of title lines in a height without breaks within words; at least 1.
    private func linesWithin(_ height: CGFloat, width: CGFloat) -> Int {
        let room = titleWidth(in: CGRect(x: 0, y: 0, width: width, height: height))
        guard let label = button.titleLabel, label.numberOfLines != 1, lineHeight > 0,
            label.widestWord <= room
        else { return 1 }
        let count = 1 + max(0, Int(clamping: (height - besideTitle - lineHeight) / linePitch))
        return label.numberOfLines > 0 ? min(count, label.numberOfLines) : count
    }

    /// Height of an image above or below the title, including the gap, in points.
    var besideTitle: CGFloat { isStacked ? imageSize.height + gap : 0 }

    /// Height of the title's first line, in points.
    private var lineHeight: CGFloat {
        button.titleLabel?.layout(in: titleSize)?.lines.first?.frame.height ?? titleSize.height
    }

    /// Distance between the baselines of the title's lines, in points.
    private var linePitch: CGFloat {
        guard let label = button.titleLabel else { return lineHeight }
        let font = label.font.scaled(by: label.textScale)
        return lineHeight + font.baselineDistance - font.lineHeight
    }

    /// Returns the height of a number of title lines, in points.
    func titleHeight(_ lines: Int) -> CGFloat {
        lineHeight + linePitch * CGFloat(lines - 1)
    }

    /// Returns whether the title wraps into lines of whole words that fit the height.
    private func wrapsWhole(in content: CGRect) -> Bool {
        guard let label = button.titleLabel, titleSize != .zero, label.numberOfLines != 1
        else { return false }
        let width = titleWidth(in: content)
        guard width >= label.widestWord else { return false }
        return wrapped(in: content).contentSize.height <= content.height
    }

    /// Whether the button displays an image above or below a title.
    var stacksImageAndTitle: Bool { isStacked && imageSize != .zero && titleSize != .zero }

    /// Whether the button's height cuts off the title, or the image above or below the title.
    var cutsStack: Bool {
        guard stacksImageAndTitle, button.bounds.height > 0 else { return false }
        // Lines and symbols have a little empty space at their ends.
        return wrapped(in: mostRoom).contentSize.height > button.bounds.height + 1
    }

    /// Whether title and image are completely visible, on a single line or in lines of whole
    /// words.
    var showsWhole: Bool {
        let room = mostRoom
        guard imageSize.width <= room.width, imageSize.height <= room.height else { return false }
        guard titleSize != .zero else { return true }
        let isOneLine =
            titleSize.width <= titleWidth(in: room) && contentSize.height <= room.height
        return isOneLine || wrapsWhole(in: room)
    }

    /// Maximum rectangle of the content, with reduced insets if a configuration has the
    /// theme's insets.
    private var mostRoom: CGRect {
        let bounds = CGRect(origin: .zero, size: button.bounds.size)
        guard let configuration = button.configuration else {
            let room = bounds.inset(by: insets)
            // A title that has grown keeps a distance from the sides of its background.
            return hasPlate ? room.insetBy(dx: room.width * 0.05, dy: 0) : room
        }
        guard configuration.contentInsets == nil else { return bounds.inset(by: configuredInsets) }
        let insets = configuredInsets
        // Unlike a line of text, a symbol has no empty space above and below.
        let end = titleSize == .zero ? Self.leastSideInset : 0
        return bounds.inset(
            by: EdgeInsets(
                top: min(insets.top, end), left: min(insets.left, Self.leastSideInset),
                bottom: min(insets.bottom, end), right: min(insets.right, Self.leastSideInset)))
    }

    /// Whether a button without a configuration has a visible background image or colour.
    private var hasPlate: Bool {
        button.currentBackgroundImage != nil || button.layer.borderWidth > 0
            || (button.backgroundColor?.resolved.alpha ?? 0) > 0
    }
}

extension EdgeInsets {
    /// Returns the insets with a limited sum of the sides, and with a minimum for each side.
    fileprivate func narrowed(toSidesOf room: CGFloat, leastSide: CGFloat) -> EdgeInsets {
        let (leastLeft, leastRight) = (min(left, leastSide), min(right, leastSide))
        let (most, least) = (left + right, leastLeft + leastRight)
        guard most > least, room < most else { return self }
        // The margin prevents a line break due to rounding.
        let share = (max(least, room - 0.5) - least) / (most - least)
        var result = self
        result.left = leastLeft + (left - leastLeft) * share
        result.right = leastRight + (right - leastRight) * share
        return result
    }

    /// Returns the insets with a limited sum of top and bottom.
    fileprivate func flattened(toHeightOf room: CGFloat) -> EdgeInsets {
        guard top + bottom > 0, room < top + bottom else { return self }
        // The margin prevents a truncated line due to rounding.
        let share = max(0, room - 0.01) / (top + bottom)
        var result = self
        result.top *= share
        result.bottom *= share
        return result
    }
}
