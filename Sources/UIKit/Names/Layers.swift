import TableControls
import TableDrawing
import TableAnimation

/// UIKit's name of `Layer`.
public typealias CALayer = Layer
/// UIKit's name of `GradientLayer`.
public typealias CAGradientLayer = GradientLayer
/// UIKit's name of `ShapeLayer`.
public typealias CAShapeLayer = ShapeLayer
/// UIKit's name of `RectCorner`.
public typealias CACornerMask = RectCorner
/// UIKit's name of `CornerCurve`.
public typealias CALayerCornerCurve = CornerCurve
/// UIKit's name of `GradientLayer.GradientType`.
public typealias CAGradientLayerType = GradientLayer.GradientType
/// UIKit's name of `LineCap`.
public typealias CAShapeLayerLineCap = LineCap
/// UIKit's name of `LineJoin`.
public typealias CAShapeLayerLineJoin = LineJoin
/// UIKit's name of `FillRule`.
public typealias CAShapeLayerFillRule = FillRule
/// UIKit's name of `LayerContentsGravity`.
public typealias CALayerContentsGravity = LayerContentsGravity
