import Foundation
import TableDrawing
import TableGeometry
import TableText

/// Baselines of text for aligning views in stacks.
struct ViewBaseline {
    let view: View

    /// Returns the distance from the view's top to its first or last baseline at a size, in
    /// points.
    ///
    /// The distance for a view without text is its height. A vertical stack has the first
    /// baseline of its first view and the last baseline of its last view. A horizontal stack
    /// has the baselines of its highest view, as documented by UIKit.
    func distance(in size: CGSize, isLast: Bool) -> CGFloat {
        baseline(in: size, isLast: isLast) ?? size.height
    }

    /// Returns the distance from the top to the first baseline or from the last baseline to the
    /// bottom at the natural size, in points, or 0 for a view without text.
    func inset(isLast: Bool) -> CGFloat {
        let size = view.intrinsicContentSize
        guard let baseline = baseline(in: size, isLast: isLast) else { return 0 }
        return isLast ? size.height - baseline : baseline
    }

    private func baseline(in size: CGSize, isLast: Bool) -> CGFloat? {
        let place = CGRect(origin: .zero, size: size)
        return switch view {
        case let view as Label: view.baseline(in: place, isLast: isLast)
        case let view as Button: view.baseline(in: place, isLast: isLast)
        case let view as TextField: view.baseline(in: place)
        case let view as TextView: view.baseline(in: place, isLast: isLast)
        case let view as StackView: view.baseline(in: place, isLast: isLast)
        default: nil
        }
    }
}

extension TextLayout {
    fileprivate func baseline(isLast: Bool) -> CGFloat { isLast ? lastBaseline : firstBaseline }
}

extension Label {
    fileprivate func baseline(in place: CGRect, isLast: Bool) -> CGFloat? {
        guard hasText else {
            // As in UIKit, an empty label has the baselines of a line.
            let ascent = PixelGrid.current.round(font.ascender)
            let height = PixelGrid.current.ceil(font.lineHeight)
            return isLast ? place.maxY - height + ascent : place.minY + ascent
        }
        // A subclass may have margins around its text.
        let room =
            isCustomized
            ? textRect(forBounds: place, limitedToNumberOfLines: numberOfLines) : place
        return baseline(in: room.size, isLast: isLast).map { room.minY + $0 }
    }
}

extension Button {
    fileprivate func baseline(in place: CGRect, isLast: Bool) -> CGFloat? {
        guard let titleLabel, titleLabel.hasText else { return nil }
        return titleLabel.baseline(
            in: titleRect(forContentRect: contentRect(forBounds: place)), isLast: isLast)
    }
}

extension TextField {
    /// Returns the baseline of the text, or of a future text in an empty field.
    fileprivate func baseline(in place: CGRect) -> CGFloat {
        let room = isEditing ? editingRect(forBounds: place) : textRect(forBounds: place)
        let line = PixelGrid.current.ceil(font.lineHeight)
        return PixelGrid.current.round(room.midY - line / 2 + font.ascender)
    }
}

extension TextView {
    fileprivate func baseline(in place: CGRect, isLast: Bool) -> CGFloat {
        let layout = layout(in: place.width)
        let own = font ?? .systemFont(ofSize: 12)
        return textContainerInset.top
            + (layout.lines.isEmpty ? own.ascender : layout.baseline(isLast: isLast))
    }
}

extension StackView {
    fileprivate func baseline(in place: CGRect, isLast: Bool) -> CGFloat? {
        let frames = StackLayout(self, in: place.inset(by: contentInsets)).frames
        let decisive =
            switch axis {
            case .vertical: isLast ? frames.last : frames.first
            case .horizontal: frames.first { $0.1.height == frames.map(\.1.height).max() }
            }
        return decisive.map { view, frame in
            frame.minY + ViewBaseline(view: view).distance(in: frame.size, isLast: isLast)
        }
    }
}
