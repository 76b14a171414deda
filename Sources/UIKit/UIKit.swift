// `import UIKit` provides Foundation, as on Apple's platforms. The other names of this package stay hidden,
// so that an app may have a `GradientView` or a `Theme` of its own.
@_exported import Foundation
@_exported import class TableControls.NSLayoutAnchor
@_exported import class TableControls.NSLayoutConstraint
@_exported import class TableControls.NSLayoutDimension
@_exported import class TableControls.NSLayoutXAxisAnchor
@_exported import class TableControls.NSLayoutYAxisAnchor
@_exported import struct TableDrawing.CGAffineTransform
@_exported import class TableText.NSMutableParagraphStyle
@_exported import class TableText.NSParagraphStyle
@_exported import class TableText.NSShadow
@_exported import typealias TableText.NSStringDrawingContext
@_exported import struct TableText.NSStringDrawingOptions
@_exported import enum TableViews.TableViewError
// Names in rewritten sources.
@_exported import protocol TableControls.ActionNaming
@_exported import struct TableControls.NamedAction
@_exported import struct TableControls.Outlet
@_exported import struct TableControls.OutletCollection
@_exported import protocol TableControls.OutletCollectionValue
