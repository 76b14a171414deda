/// Behaviour of an element for screen readers; UIKit's option set.
public struct AccessibilityTraits: OptionSet, Sendable, Hashable {
    /// Bits of the traits.
    public let rawValue: UInt64

    /// Creates traits from their bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// No traits.
    public static let none: AccessibilityTraits = []
    /// The element is a button.
    public static let button = AccessibilityTraits(rawValue: 1 << 0)
    /// The element is a link.
    public static let link = AccessibilityTraits(rawValue: 1 << 1)
    /// The element is an image.
    public static let image = AccessibilityTraits(rawValue: 1 << 2)
    /// The element is selected.
    public static let selected = AccessibilityTraits(rawValue: 1 << 3)
    /// The element plays a sound when activated.
    public static let playsSound = AccessibilityTraits(rawValue: 1 << 4)
    /// The element is a key of a keyboard.
    public static let keyboardKey = AccessibilityTraits(rawValue: 1 << 5)
    /// The element is text that never changes.
    public static let staticText = AccessibilityTraits(rawValue: 1 << 6)
    /// The element summarizes the state of an application at its launch.
    public static let summaryElement = AccessibilityTraits(rawValue: 1 << 7)
    /// The element is disabled.
    public static let notEnabled = AccessibilityTraits(rawValue: 1 << 8)
    /// The label or the value changes frequently.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 9)
    /// The element is a search field.
    public static let searchField = AccessibilityTraits(rawValue: 1 << 10)
    /// Activating the element starts a media session.
    public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
    /// The value can be incremented and decremented.
    public static let adjustable = AccessibilityTraits(rawValue: 1 << 12)
    /// The element handles touches directly, for example a drawing area.
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 13)
    /// Reading the element to its end turns the page.
    public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 14)
    /// The element is a tab bar.
    public static let tabBar = AccessibilityTraits(rawValue: 1 << 15)
    /// The element is the header of a section.
    public static let header = AccessibilityTraits(rawValue: 1 << 16)

    private static let named: [(AccessibilityTraits, String)] = [
        (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"),
        (.playsSound, "playsSound"), (.keyboardKey, "keyboardKey"), (.staticText, "staticText"),
        (.summaryElement, "summaryElement"), (.notEnabled, "notEnabled"),
        (.updatesFrequently, "updatesFrequently"), (.searchField, "searchField"),
        (.startsMediaSession, "startsMediaSession"), (.adjustable, "adjustable"),
        (.allowsDirectInteraction, "allowsDirectInteraction"),
        (.causesPageTurn, "causesPageTurn"), (.tabBar, "tabBar"), (.header, "header"),
    ]

    /// Names of all traits, equal to the names of their properties.
    public static var allNames: [String] { named.map(\.1) }

    /// Creates the traits with names from `allNames`; other names are ignored.
    public init(names: [String]) {
        self = Self.named.reduce(into: []) { if names.contains($1.1) { $0.formUnion($1.0) } }
    }

    /// Names of the traits in a fixed order.
    public var names: [String] { Self.named.filter { contains($0.0) }.map(\.1) }
}
