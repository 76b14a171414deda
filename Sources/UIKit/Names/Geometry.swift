import TableControls
import TableDrawing
import TableText

/// UIKit's name of `EdgeInsets`.
public typealias UIEdgeInsets = EdgeInsets
/// UIKit's name of `DirectionalEdgeInsets`.
public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets
/// UIKit's name of `DirectionalRectEdge`.
public typealias NSDirectionalRectEdge = DirectionalRectEdge
/// UIKit's name of `RectCorner`.
public typealias UIRectCorner = RectCorner
/// UIKit's name of `LayoutPriority`.
public typealias UILayoutPriority = LayoutPriority
