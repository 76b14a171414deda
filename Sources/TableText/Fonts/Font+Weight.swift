import Foundation

extension Font {
    /// Stroke thickness on the OpenType scale from 100 to 900.
    public struct Weight: RawRepresentable, Sendable, Hashable, Comparable {
        /// Weight on the OpenType scale, from 100 to 900.
        public let rawValue: Int

        /// Creates a weight from a number on the OpenType scale.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Thinnest weight, 100 on the OpenType scale.
        public static let ultraLight = Weight(rawValue: 100)
        /// Weight between ultra light and light, 200 on the OpenType scale.
        public static let thin = Weight(rawValue: 200)
        /// Weight between thin and regular, 300 on the OpenType scale.
        public static let light = Weight(rawValue: 300)
        /// Weight of body text, 400 on the OpenType scale.
        public static let regular = Weight(rawValue: 400)
        /// Weight between regular and semibold, 500 on the OpenType scale.
        public static let medium = Weight(rawValue: 500)
        /// Weight between medium and bold, 600 on the OpenType scale.
        public static let semibold = Weight(rawValue: 600)
        /// Weight of emphasized text, 700 on the OpenType scale.
        public static let bold = Weight(rawValue: 700)
        /// Weight between bold and black, 800 on the OpenType scale.
        public static let heavy = Weight(rawValue: 800)
        /// Thickest weight, 900 on the OpenType scale.
        public static let black = Weight(rawValue: 900)

        /// Compares two weights by their numbers on the OpenType scale.
        public static func < (left: Weight, right: Weight) -> Bool {
            left.rawValue < right.rawValue
        }

        /// A name for messages, such as `Semi Bold`.
        public var name: String {
            switch rawValue {
            case ..<150: return "Ultra Light"
            case ..<250: return "Thin"
            case ..<350: return "Light"
            case ..<450: return "Regular"
            case ..<550: return "Medium"
            case ..<650: return "Semi Bold"
            case ..<750: return "Bold"
            case ..<850: return "Heavy"
            default: return "Black"
            }
        }
    }
}
