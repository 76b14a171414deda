import TableControls
import TableDrawing
import TableText
import TableThemes
import TableViews

public typealias UIColor = Color
public typealias UIFont = Font
public typealias UIImage = Image
public typealias UIBezierPath = BezierPath
public typealias UIEdgeInsets = EdgeInsets
public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets
public typealias UITraitCollection = TraitCollection
public typealias UIContentSizeCategory = ContentSizeCategory
public typealias UIUserInterfaceStyle = UserInterfaceStyle
public typealias UIUserInterfaceIdiom = UserInterfaceIdiom
public typealias UIUserInterfaceSizeClass = UserInterfaceSizeClass
public typealias UILayoutPriority = LayoutPriority
public typealias UIRectCorner = RectCorner
public typealias UIAccessibilityTraits = AccessibilityTraits
public typealias UIAccessibilityElement = AccessibilityElement
public typealias UIListContentConfiguration = ListContentConfiguration
public typealias UIBackgroundConfiguration = BackgroundConfiguration
public typealias UICellConfigurationState = CellConfigurationState
public typealias UIViewConfigurationState = ViewConfigurationState
public typealias UIConfigurationState = ConfigurationState
public typealias UIContentConfiguration = ContentConfiguration
public typealias UIContentView = ContentView
