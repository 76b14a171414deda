import Foundation

/// Placement of content in bounds of another size; UIKit's modes with their raw values.
public enum ContentMode: Int, Sendable, Hashable, CaseIterable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight

    /// Returns the rectangle of content with `size` in `bounds`, in points, in the coordinates
    /// of `bounds`.
    ///
    /// Modes without scaling keep the size. Aspect modes keep the proportions and the centre.
    /// For an empty size or empty bounds, aspect modes return an empty rectangle at the origin
    /// of `bounds`, because no scale is defined.
    public func rect(forContentOfSize size: CGSize, in bounds: CGRect) -> CGRect {
        switch self {
        case .scaleToFill, .redraw: return bounds
        case .scaleAspectFit, .scaleAspectFill:
            guard size.width > 0, size.height > 0, bounds.width > 0, bounds.height > 0 else {
                return CGRect(origin: bounds.origin, size: .zero)
            }
            let horizontal = bounds.width / size.width
            let vertical = bounds.height / size.height
            let factor =
                self == .scaleAspectFit ? min(horizontal, vertical) : max(horizontal, vertical)
            let scaled = CGSize(width: size.width * factor, height: size.height * factor)
            return CGRect(
                x: bounds.midX - scaled.width / 2, y: bounds.midY - scaled.height / 2,
                width: scaled.width, height: scaled.height)
        default:
            return CGRect(
                x: bounds.minX + (bounds.width - size.width) * horizontalShare,
                y: bounds.minY + (bounds.height - size.height) * verticalShare,
                width: size.width, height: size.height)
        }
    }

    private var horizontalShare: CGFloat {
        switch self {
        case .left, .topLeft, .bottomLeft: return 0
        case .right, .topRight, .bottomRight: return 1
        default: return 0.5
        }
    }

    private var verticalShare: CGFloat {
        switch self {
        case .top, .topLeft, .topRight: return 0
        case .bottom, .bottomLeft, .bottomRight: return 1
        default: return 0.5
        }
    }
}
