import Foundation

/// The place that a view was given in a superview of some size, and where autoresizing has brought it since.
///
/// Each place is computed from the one that was given, not from the last: what each rounds off would add up,
/// and a view would drift whenever its superview goes to another size and back.
struct AutoresizingOrigin {
    /// The place that was given, in the superview's coordinates before the view's transform, in points.
    private(set) var frame: CGRect
    /// The superview's size at that time, in points.
    let superviewSize: CGSize
    /// What gave way.
    let mask: AutoresizingMask
    /// The place that was reached last, and the superview's size then.
    private var reached: (frame: CGRect, superviewSize: CGSize)

    init(frame: CGRect, in superviewSize: CGSize, mask: AutoresizingMask) {
        self.frame = frame
        self.superviewSize = superviewSize
        self.mask = mask
        reached = (frame, superviewSize)
    }

    /// Returns whether the view still has the frame from autoresizing, because no code has set
    /// another frame.
    func leads(to frame: CGRect, in superviewSize: CGSize, mask: AutoresizingMask) -> Bool {
        reached == (frame, superviewSize) && self.mask == mask
    }

    /// The same origin of a view that has come to a place in a superview of a size.
    func reaching(_ frame: CGRect, in superviewSize: CGSize) -> AutoresizingOrigin {
        var origin = self
        origin.reached = (frame, superviewSize)
        return origin
    }

    /// The origin of a view that was given another size at the same point, in points.
    func withSize(_ size: CGSize) -> AutoresizingOrigin {
        var origin = self
        origin.frame.size = size
        return origin
    }

    /// The place in a superview of a size, in points.
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
}
