// `import UIKit` provides Foundation and the views, as on Apple's platforms.
@_exported import Foundation
@_exported import TableAnimation
@_exported import TableControls
@_exported import TableDrawing
@_exported import TableEvents
@_exported import TableGeometry
@_exported import TableImages
@_exported import TableScreens
@_exported import TableText
@_exported import TableThemes
@_exported import TableViews
