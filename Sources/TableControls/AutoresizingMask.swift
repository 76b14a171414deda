import Foundation
import TableDrawing
import TableGeometry

/// The frame given to a view in a superview of a certain size, and the frame reached by
/// autoresizing since.
///
/// Each frame is computed from the given frame, not from the previous frame. Otherwise rounding
/// errors would add up, and a view would drift as its superview changes its size back and
/// forth.
struct AutoresizingOrigin {
    /// The given frame before the view's transform, in the superview's coordinates and points.
    private(set) var frame: CGRect
    /// Size of the superview when the frame was given, in points.
    let superviewSize: CGSize
    /// Autoresizing mask of the view.
    let mask: AutoresizingMask
    /// The frame reached last, and the superview's size at that time.
    private var reached: (frame: CGRect, superviewSize: CGSize)

    init(frame: CGRect, in superviewSize: CGSize, mask: AutoresizingMask) {
        self.frame = frame
        self.superviewSize = superviewSize
        self.mask = mask
        reached = (frame, superviewSize)
    }

    /// Whether the view still has the frame set by autoresizing, with the same superview size
    /// and mask.
    func leads(to frame: CGRect, in superviewSize: CGSize, mask: AutoresizingMask) -> Bool {
        reached == (frame, superviewSize) && self.mask == mask
    }

    /// Returns the origin with a newly reached frame in a superview of a size.
    func reaching(_ frame: CGRect, in superviewSize: CGSize) -> AutoresizingOrigin {
        var origin = self
        origin.reached = (frame, superviewSize)
        return origin
    }

    /// Returns the frame in a superview of a size, in points.
    func frame(in size: CGSize) -> CGRect {
        let across = AutoresizingAxis(
            flexibleLeading: mask.contains(.flexibleLeftMargin),
            flexibleSize: mask.contains(.flexibleWidth),
            flexibleTrailing: mask.contains(.flexibleRightMargin))
        let down = AutoresizingAxis(
            flexibleLeading: mask.contains(.flexibleTopMargin),
            flexibleSize: mask.contains(.flexibleHeight),
            flexibleTrailing: mask.contains(.flexibleBottomMargin))
        let (x, width) = across.resize(
            origin: frame.minX, size: frame.width, from: superviewSize.width, to: size.width)
        let (y, height) = down.resize(
            origin: frame.minY, size: frame.height, from: superviewSize.height, to: size.height)
        return CGRect(x: x, y: y, width: width, height: height)
    }

    /// Returns the given frame that autoresizing starts from, for the current frame of a view
    /// in a superview of a size in points.
    static func origin(of view: View, in superviewSize: CGSize) -> AutoresizingOrigin {
        let frame = view.untransformedFrame
        if let known = view.placement.autoresizingOrigin,
            known.leads(to: frame, in: superviewSize, mask: view.autoresizingMask)
        {
            return known
        }
        return AutoresizingOrigin(frame: frame, in: superviewSize, mask: view.autoresizingMask)
    }

    /// Resizes the subviews of a view whose size was `old`, in points.
    static func resizeSubviews(of superview: View, from old: CGSize) {
        guard superview.autoresizesSubviews else { return }
        for view in superview.ownSubviews {
            if view.placement.fillsSuperviewMargins {
                view.fillMargins(of: superview)
            } else if !view.autoresizingMask.isEmpty,
                view.translatesAutoresizingMaskIntoConstraints
            {
                // As in UIKit, autoresizing uses the frame before the transform.
                let size = superview.bounds.size
                let origin = origin(of: view, in: old)
                let resized = origin.frame(in: size)
                if view.transform.isIdentity {
                    view.frame = resized
                } else {
                    view.place(at: resized)
                }
                view.placement.autoresizingOrigin = origin.reaching(
                    view.untransformedFrame, in: size)
            }
        }
    }
}

/// The margins and sizes of a view that adapt when its superview is resized.
///
/// The bits are UIKit's.
public struct AutoresizingMask: OptionSet, Sendable, Hashable {
    /// Bits of the mask.
    public let rawValue: UInt

    /// Creates a mask from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left margin adapts.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width adapts.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The right margin adapts.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The top margin adapts.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height adapts.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The bottom margin adapts.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
}
