import Foundation
import TableDrawing
import TableGeometry
import TableText

/// What of a button's title and image fits into it, and how its insets give way to them.
extension ButtonLayout {
    /// From a configured button's sides to a title that would be cut otherwise, in points; not proven.
    private static let leastSideInset: CGFloat = 4

    /// The theme's insets as far as the content leaves them room: title and image on one line, or else lines
    /// of whole words where these fit the height, or as many lines as fit.
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
        let line = lineHeight
        let height =
            lines[1] > lines[0] ? besideTitle + line * CGFloat(lines[1]) : contentSize.height
        return fitted(CGSize(width: bounds.width, height: min(height, bounds.height)))
    }

    /// Whether texts are larger than at `large`: a title that was one line stays one as long as it has room.
    var hasGrown: Bool {
        button.traitCollection.preferredContentSizeCategory > .large
    }

    /// The least of the theme's insets at both sides together, in points.
    func leastSides(of insets: EdgeInsets) -> CGFloat {
        min(insets.left, Self.leastSideInset) + min(insets.right, Self.leastSideInset)
    }

    /// How many lines of the title have room in a height, none being broken within a word; 1 at least.
    private func linesWithin(_ height: CGFloat, width: CGFloat) -> Int {
        let room = titleWidth(in: CGRect(x: 0, y: 0, width: width, height: height))
        guard let label = button.titleLabel, label.numberOfLines != 1, lineHeight > 0,
            label.widestWord * label.textScale <= room
        else { return 1 }
        let count = max(1, Int(clamping: (height - besideTitle) / lineHeight))
        return label.numberOfLines > 0 ? min(count, label.numberOfLines) : count
    }

    /// What an image above or below the title takes of the height with its distance, in points.
    var besideTitle: CGFloat { isStacked ? imageSize.height + gap : 0 }

    /// The height of the title's first line, in points.
    var lineHeight: CGFloat {
        button.titleLabel?.layout(in: titleSize)?.lines.first?.frame.height ?? titleSize.height
    }

    /// Whether the title wraps into lines of whole words that fit the height.
    func wrapsWhole(in content: CGRect) -> Bool {
        guard let label = button.titleLabel, titleSize != .zero, label.numberOfLines != 1
        else { return false }
        let width = titleWidth(in: content)
        guard width >= label.widestWord * label.textScale else { return false }
        return wrapped(in: content).contentSize.height <= content.height
    }

    /// Whether the button shows an image above or below a title.
    var stacksImageAndTitle: Bool { isStacked && imageSize != .zero && titleSize != .zero }

    /// Whether an image above or below the title, or the title, is not seen whole in the button's height.
    var cutsStack: Bool {
        guard stacksImageAndTitle, button.bounds.height > 0 else { return false }
        // Lines and symbols are a little empty at their ends.
        return wrapped(in: mostRoom).contentSize.height > button.bounds.height + 1
    }

    /// Whether nothing of the title and the image is cut in the button, in one line or in lines of whole words.
    var showsWhole: Bool {
        let room = mostRoom
        guard imageSize.width <= room.width, imageSize.height <= room.height else { return false }
        guard titleSize != .zero else { return true }
        let isOneLine =
            titleSize.width <= titleWidth(in: room) && contentSize.height <= room.height
        return isOneLine || wrapsWhole(in: room)
    }

    /// What the content has at most: the theme's insets of a configuration give way.
    private var mostRoom: CGRect {
        let bounds = CGRect(origin: .zero, size: button.bounds.size)
        guard let configuration = button.configuration else {
            let room = bounds.inset(by: insets)
            // A title that has grown does not touch the sides of what lies behind it.
            return hasPlate ? room.insetBy(dx: room.width * 0.05, dy: 0) : room
        }
        guard configuration.contentInsets == nil else { return bounds.inset(by: configuredInsets) }
        let insets = configuredInsets
        // A symbol has no empty space of its own above and below, as a line of text has.
        let end = titleSize == .zero ? Self.leastSideInset : 0
        return bounds.inset(
            by: EdgeInsets(
                top: min(insets.top, end), left: min(insets.left, Self.leastSideInset),
                bottom: min(insets.bottom, end), right: min(insets.right, Self.leastSideInset)))
    }

    /// Whether an image or a colour is seen behind a button without a configuration.
    private var hasPlate: Bool {
        button.currentBackgroundImage != nil || button.layer.borderWidth > 0
            || (button.backgroundColor?.resolved.alpha ?? 0) > 0
    }
}

extension EdgeInsets {
    /// The insets with at most so many points at the sides together, but no side less than the least.
    fileprivate func narrowed(toSidesOf room: CGFloat, leastSide: CGFloat) -> EdgeInsets {
        let (leastLeft, leastRight) = (min(left, leastSide), min(right, leastSide))
        let (most, least) = (left + right, leastLeft + leastRight)
        guard most > least, room < most else { return self }
        // No line breaks because of the last bit.
        let share = (max(least, room - 0.5) - least) / (most - least)
        var result = self
        result.left = leastLeft + (left - leastLeft) * share
        result.right = leastRight + (right - leastRight) * share
        return result
    }

    /// The insets with at most so many points above and below together.
    fileprivate func flattened(toHeightOf room: CGFloat) -> EdgeInsets {
        guard top + bottom > 0, room < top + bottom else { return self }
        // No line is cut because of the last bit.
        let share = max(0, room - 0.01) / (top + bottom)
        var result = self
        result.top *= share
        result.bottom *= share
        return result
    }
}
