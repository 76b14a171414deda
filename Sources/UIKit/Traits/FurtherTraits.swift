import Foundation
import TableControls
import TableDrawing

/// Range of colours of a screen.
public enum UIDisplayGamut: Int, Sendable, Hashable, CaseIterable {
    case unspecified = -1
    case SRGB, P3
}

/// Weight of texts that a person prefers.
public enum UILegibilityWeight: Int, Sendable, Hashable, CaseIterable {
    case unspecified = -1
    case regular, bold
}

/// Level of an interface above another interface.
public enum UIUserInterfaceLevel: Int, Sendable, Hashable, CaseIterable {
    case unspecified = -1
    case base, elevated
}

/// Whether an interface is active.
public enum UIUserInterfaceActiveAppearance: Int, Sendable, Hashable, CaseIterable {
    case unspecified = -1
    case inactive, active
}

/// Whether the screen feels the force of touches.
public enum UIForceTouchCapability: Int, Sendable, Hashable, CaseIterable {
    case unknown, unavailable, available
}

/// Traits that are changed together.
public typealias UIMutableTraits = UITraitCollection

extension TraitCollection {
    /// Range of colours of the picture.
    public var displayGamut: UIDisplayGamut { .SRGB }
    /// Weight of texts.
    public var legibilityWeight: UILegibilityWeight { .regular }
    /// Level of the interface.
    public var userInterfaceLevel: UIUserInterfaceLevel { .base }
    /// Whether the interface is active.
    public var activeAppearance: UIUserInterfaceActiveAppearance { .active }
    /// Whether the screen feels the force of touches.
    public var forceTouchCapability: UIForceTouchCapability { .unavailable }

    /// Creates traits from several traits; the last traits that differ from the picture's count.
    public init(traitsFrom traits: [TraitCollection]) {
        var result = TraitCollection.current
        for each in traits {
            let now = TraitCollection.current
            func take<Value: Equatable>(_ path: WritableKeyPath<TraitCollection, Value>) {
                if each[keyPath: path] != now[keyPath: path] {
                    result[keyPath: path] = each[keyPath: path]
                }
            }
            take(\.userInterfaceStyle)
            take(\.accessibilityContrast)
            take(\.layoutDirection)
            take(\.preferredContentSizeCategory)
            take(\.displayScale)
            take(\.userInterfaceIdiom)
            take(\.horizontalSizeClass)
            take(\.verticalSizeClass)
        }
        self = result
    }
    /// Creates the traits of the picture; a picture has a single level.
    public init(userInterfaceLevel: UIUserInterfaceLevel) { self = .current }
    /// Creates the traits of the picture; a picture has a single weight of texts.
    public init(legibilityWeight: UILegibilityWeight) { self = .current }
    /// Creates changed traits of the picture.
    public init(mutations: (inout UIMutableTraits) -> Void) {
        self = .current
        mutations(&self)
    }
    /// Returns changed traits.
    public func modifyingTraits(_ mutations: (inout UIMutableTraits) -> Void) -> TraitCollection {
        var result = self
        mutations(&result)
        return result
    }
    /// Whether the traits are equal to other traits.
    public func containsTraits(in trait: TraitCollection?) -> Bool {
        trait.map { $0 == self } ?? true
    }
    /// Whether the traits are equal to other traits.
    public func isEqual(_ other: Any?) -> Bool { (other as? TraitCollection) == self }
}

extension UserInterfaceStyle {
    /// The appearance of the picture; no trait of a picture is unspecified.
    public static var unspecified: Self { TraitCollection.current.userInterfaceStyle }
    /// Creates an appearance from UIKit's number; 0, which names none, is the picture's.
    public init?(rawValue: Int) {
        switch rawValue {
        case 0: self = TraitCollection.current.userInterfaceStyle
        case 1: self = .light
        case 2: self = .dark
        default: return nil
        }
    }
}

/// Devices that no picture shows: comparisons with them are `false`.
extension UserInterfaceIdiom {
    /// Not a Mac.
    public static var mac: Self? { nil }
    /// Not a television.
    public static var tv: Self? { nil }
    /// Not a car.
    public static var carPlay: Self? { nil }
    /// Not a headset.
    public static var vision: Self? { nil }
    /// Not an unknown device.
    public static var unspecified: Self? { nil }
}

extension UserInterfaceSizeClass {
    /// The horizontal size class of the picture; no trait of a picture is unspecified.
    public static var unspecified: Self { TraitCollection.current.horizontalSizeClass }
}

extension ContentSizeCategory {
    /// The size of texts of the picture; no trait of a picture is unspecified.
    public static var unspecified: Self { TraitCollection.current.preferredContentSizeCategory }
}

extension ProcessInfo {
    /// Whether the device saves energy; `false` in a picture.
    public var isLowPowerModeEnabled: Bool { false }
}

extension UIPasteboard {
    /// Whether there are texts; `false` in a picture.
    public var hasStrings: Bool { false }
    /// Whether there are images; `false` in a picture.
    public var hasImages: Bool { false }
    /// Whether there are addresses; `false` in a picture.
    public var hasURLs: Bool { false }
    /// Image; not kept.
    public var image: UIImage? {
        get { nil }
        set { AcceptedInterface.note("UIPasteboard.string", .screens) }
    }
    /// Address; not kept.
    public var url: URL? {
        get { nil }
        set { AcceptedInterface.note("UIPasteboard.string", .screens) }
    }
    /// Texts; not kept.
    public var strings: [String]? {
        get { nil }
        set { AcceptedInterface.note("UIPasteboard.string", .screens) }
    }
}
