import Foundation
import TableControls
import TableDrawing
import TableEvents

/// Object with traits.
public protocol UITraitEnvironment: AnyObject {
    /// Traits of the picture.
    var traitCollection: UITraitCollection { get }
}

extension View: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}

/// Trait that a view observes.
public protocol UITraitDefinition {}

/// Trait of the appearance.
public enum UITraitUserInterfaceStyle: UITraitDefinition {}
/// Trait of the size of texts.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}
/// Trait of the horizontal size class.
public enum UITraitHorizontalSizeClass: UITraitDefinition {}
/// Trait of the vertical size class.
public enum UITraitVerticalSizeClass: UITraitDefinition {}
/// Trait of the pixels of a point.
public enum UITraitDisplayScale: UITraitDefinition {}
/// Trait of the direction.
public enum UITraitLayoutDirection: UITraitDefinition {}
/// Trait of the contrast.
public enum UITraitAccessibilityContrast: UITraitDefinition {}

/// Observation of traits.
public protocol UITraitChangeRegistration: AnyObject {}

private final class TraitChangeRegistration: UITraitChangeRegistration {}

extension UITraitEnvironment {
    /// Observes traits; the traits of a picture do not change.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [any UITraitDefinition.Type],
        handler: @escaping (Self, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration { TraitChangeRegistration() }

    /// Observes traits with a closure that names the type of the observer.
    @discardableResult
    public func registerForTraitChanges<Observer>(
        _ traits: [any UITraitDefinition.Type],
        handler: @escaping (Observer, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration { TraitChangeRegistration() }

    /// Observes traits; the traits of a picture do not change.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [any UITraitDefinition.Type], action: ActionSelector
    ) -> any UITraitChangeRegistration { TraitChangeRegistration() }

    /// Observes traits; the traits of a picture do not change.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [any UITraitDefinition.Type], target: Any, action: ActionSelector
    ) -> any UITraitChangeRegistration { TraitChangeRegistration() }
}

extension TraitCollection {
    /// Creates traits with an appearance.
    public init(userInterfaceStyle: UserInterfaceStyle) {
        self = .current
        self.userInterfaceStyle = userInterfaceStyle
    }
    /// Creates traits with a size of texts.
    public init(preferredContentSizeCategory: ContentSizeCategory) {
        self = .current
        self.preferredContentSizeCategory = preferredContentSizeCategory
    }
    /// Creates traits with a horizontal size class.
    public init(horizontalSizeClass: UserInterfaceSizeClass) {
        self = .current
        self.horizontalSizeClass = horizontalSizeClass
    }
    /// Creates traits with a vertical size class.
    public init(verticalSizeClass: UserInterfaceSizeClass) {
        self = .current
        self.verticalSizeClass = verticalSizeClass
    }

    /// Whether colours of other traits may differ.
    public func hasDifferentColorAppearance(comparedTo traits: TraitCollection?) -> Bool {
        traits.map {
            $0.userInterfaceStyle != userInterfaceStyle
                || $0.accessibilityContrast != accessibilityContrast
        } ?? true
    }

    /// Runs a block with the traits.
    public func performAsCurrent(_ actions: () -> Void) {
        TraitCollection.$current.withValue(self, operation: actions)
    }
}

extension LayoutPriority {
    /// Returns a higher priority.
    public static func + (left: LayoutPriority, right: Float) -> LayoutPriority {
        LayoutPriority(left.rawValue + right)
    }
    /// Returns a lower priority.
    public static func - (left: LayoutPriority, right: Float) -> LayoutPriority {
        LayoutPriority(left.rawValue - right)
    }
    /// Priority of a window's size while it is dragged.
    public static let dragThatCanResizeScene = LayoutPriority(510)
    /// Priority of a window's size.
    public static let sceneSizeStayPut = LayoutPriority(500)
    /// Priority below that of a drag that resizes a window.
    public static let dragThatCannotResizeScene = LayoutPriority(490)
}
