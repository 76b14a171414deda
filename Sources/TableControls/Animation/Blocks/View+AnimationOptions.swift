import TableAnimation

extension View {
    /// Options of an animation block, with UIKit's raw values.
    public struct AnimationOptions: OptionSet, Sendable, Hashable {
        /// Bits of the options, equal to UIKit's bits.
        public let rawValue: UInt

        /// Creates options from UIKit's bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays out the changed views within the block, so that their subviews are animated, too.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Allows touches during the animation; always enabled here.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Starts from the currently displayed values; always enabled here.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Repeats the animation indefinitely.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Runs the animation forwards and backwards.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Uses the duration of the nested block, not of the outer block.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Uses the curve of the nested block, not of the outer block.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Inherits no values from the outer block.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

        /// Slow start and slow end, the default curve.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow start and fast end.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Fast start and slow end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Constant speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// Fades from the old to the new picture, interpolating each pixel.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)

        /// Curve of the options.
        var curve: AnimationCurve {
            switch (rawValue >> 16) & 0xF {
            case 1: .easeIn
            case 2: .easeOut
            case 3: .linear
            default: .easeInOut
            }
        }

        /// Transition of the options, or 0 for no transition.
        var transition: UInt { (rawValue >> 20) & 0xF }
    }
}
