import Foundation

/// Options and results of a drawing call.
///
/// This is UIKit's `NSStringDrawingContext`.
public final class StringDrawingContext {
    /// Minimum scale of the font for fitting the text.
    ///
    /// 0 turns scaling off.
    public var minimumScaleFactor: CGFloat = 0
    /// Scale that was used.
    public internal(set) var actualScaleFactor: CGFloat = 1
    /// Bounds of the drawn text, in points.
    public internal(set) var totalBounds = CGRect.zero

    /// Creates a context without scaling.
    public init() {}
}

#if !canImport(UIKit) && !canImport(AppKit)
    /// UIKit's name for the context.
    public typealias NSStringDrawingContext = StringDrawingContext
#endif
