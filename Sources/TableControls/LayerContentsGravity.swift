import TableDrawing

/// Placement of a layer's contents in its bounds, with Core Animation's names.
public enum LayerContentsGravity: String, Sendable, Hashable, CaseIterable {
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
    case resize, resizeAspect, resizeAspectFill

    /// Creates the gravity equivalent to a view's content mode; `redraw` resizes.
    init(_ mode: ContentMode) {
        switch mode {
        case .scaleToFill, .redraw: self = .resize
        case .scaleAspectFit: self = .resizeAspect
        case .scaleAspectFill: self = .resizeAspectFill
        case .center: self = .center
        case .top: self = .top
        case .bottom: self = .bottom
        case .left: self = .left
        case .right: self = .right
        case .topLeft: self = .topLeft
        case .topRight: self = .topRight
        case .bottomLeft: self = .bottomLeft
        case .bottomRight: self = .bottomRight
        }
    }

    /// Equivalent content mode of a view; top is visually up.
    var contentMode: ContentMode {
        switch self {
        case .center: return .center
        case .top: return .top
        case .bottom: return .bottom
        case .left: return .left
        case .right: return .right
        case .topLeft: return .topLeft
        case .topRight: return .topRight
        case .bottomLeft: return .bottomLeft
        case .bottomRight: return .bottomRight
        case .resize: return .scaleToFill
        case .resizeAspect: return .scaleAspectFit
        case .resizeAspectFill: return .scaleAspectFill
        }
    }
}

extension Layer.CornerMask {
    /// Corner with minimum x and y, at the top left; Core Animation's name.
    public static let layerMinXMinYCorner = topLeft
    /// Corner at the top right; Core Animation's name.
    public static let layerMaxXMinYCorner = topRight
    /// Corner at the bottom left; Core Animation's name.
    public static let layerMinXMaxYCorner = bottomLeft
    /// Corner at the bottom right; Core Animation's name.
    public static let layerMaxXMaxYCorner = bottomRight
}
