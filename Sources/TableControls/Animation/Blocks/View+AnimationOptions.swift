import TableAnimation

extension View {
    /// How a block of `View.animate` runs; raw values are UIKit's.
    public struct AnimationOptions: OptionSet, Sendable, Hashable {
        /// Bits of the options, equal to UIKit's bits.
        public let rawValue: UInt

        /// Creates options from UIKit's bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Views are laid out with the block, so that their subviews move along.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Touches pass; here they always do.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Movements begin where views are shown; here they always do.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Over and over, for ever.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// There and back.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// A block within another takes its own duration, not the outer one's.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// A block within another takes its own curve, not the outer one's.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// A block within another takes nothing from it.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

        /// Slow start and slow end, the default curve.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow start and fast end.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Fast start and slow end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Constant speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// A transition that fades from the picture before to the one after, exactly.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)

        /// The curve that the options name.
        var curve: AnimationCurve {
            switch (rawValue >> 16) & 0xF {
            case 1: .easeIn
            case 2: .easeOut
            case 3: .linear
            default: .easeInOut
            }
        }

        /// The kind of transition that the options name; 0 is none.
        var transition: UInt { (rawValue >> 20) & 0xF }
    }
}
