import TableControls
import TableDrawing

/// UIKit's name of `TraitCollection`.
public typealias UITraitCollection = TraitCollection
/// UIKit's name of `ContentSizeCategory`.
public typealias UIContentSizeCategory = ContentSizeCategory
/// UIKit's name of `UserInterfaceStyle`.
public typealias UIUserInterfaceStyle = UserInterfaceStyle
/// UIKit's name of `UserInterfaceIdiom`.
public typealias UIUserInterfaceIdiom = UserInterfaceIdiom
/// UIKit's name of `UserInterfaceSizeClass`.
public typealias UIUserInterfaceSizeClass = UserInterfaceSizeClass
/// UIKit's name of `AccessibilityContrast`.
public typealias UIAccessibilityContrast = AccessibilityContrast
/// UIKit's name of `LayoutDirection`.
public typealias UITraitEnvironmentLayoutDirection = LayoutDirection
/// UIKit's name of `LayoutDirection`.
public typealias UIUserInterfaceLayoutDirection = LayoutDirection
/// UIKit's name of `SemanticContentAttribute`.
public typealias UISemanticContentAttribute = SemanticContentAttribute
/// UIKit's name of `AccessibilityTraits`.
public typealias UIAccessibilityTraits = AccessibilityTraits
/// UIKit's name of `AccessibilityElement`.
public typealias UIAccessibilityElement = AccessibilityElement
