@_exported import FoundationNetworking
import TableDrawing
import TableControls

/// UIKit's name of `Canvas`.
public typealias CGContext = Canvas
/// UIKit's name of `Color`.
public typealias CGColor = Color
/// UIKit's name of `Path`.
public typealias CGPath = Path
/// UIKit's name of `Image`.
public typealias CGImage = Image
/// UIKit's name of `Gradient`.
public typealias CGGradient = Gradient
/// UIKit's name of `Gradient.Options`.
public typealias CGGradientDrawingOptions = Gradient.Options
/// UIKit's name of `LineCap`.
public typealias CGLineCap = LineCap
/// UIKit's name of `LineJoin`.
public typealias CGLineJoin = LineJoin
/// UIKit's name of `BlendMode`.
public typealias CGBlendMode = BlendMode
/// UIKit's name of `FillRule`.
public typealias CGPathFillRule = FillRule
/// UIKit's name of `InterpolationQuality`.
public typealias CGInterpolationQuality = InterpolationQuality
/// UIKit's name of `BezierPath`.
public typealias UIBezierPath = BezierPath
/// UIKit's name of `Canvas`.
public typealias UIGraphicsImageRendererContext = Canvas
/// UIKit's name of `Image`.
public typealias UIImage = Image
/// UIKit's name of `Color`.
public typealias UIColor = Color
