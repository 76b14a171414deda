import Foundation

extension Font {
    /// Stroke thickness on the OpenType scale from 100 to 900.
    public struct Weight: RawRepresentable, Sendable, Hashable, Comparable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let ultraLight = Weight(rawValue: 100)
        public static let thin = Weight(rawValue: 200)
        public static let light = Weight(rawValue: 300)
        public static let regular = Weight(rawValue: 400)
        public static let medium = Weight(rawValue: 500)
        public static let semibold = Weight(rawValue: 600)
        public static let bold = Weight(rawValue: 700)
        public static let heavy = Weight(rawValue: 800)
        public static let black = Weight(rawValue: 900)

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
