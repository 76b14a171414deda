import Foundation

/// What a drawing call may shrink, and what it did; UIKit's `NSStringDrawingContext`.
public final class StringDrawingContext {
    /// The smallest factor that the font may be scaled by to fit; 0 stands for no scaling.
    public var minimumScaleFactor: CGFloat = 0
    /// The factor that was used.
    public internal(set) var actualScaleFactor: CGFloat = 1
    /// The room that the text took, in points.
    public internal(set) var totalBounds = CGRect.zero

    public init() {}
}

#if !canImport(UIKit) && !canImport(AppKit)
    /// UIKit's name for the context.
    public typealias NSStringDrawingContext = StringDrawingContext
#endif
