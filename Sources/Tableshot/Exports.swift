// `import Tableshot` provides all layers, and Foundation as UIKit does.
@_exported import DocumentSyntax
@_exported import Foundation
@_exported import InterfaceBuilderScenes
@_exported import TableAnimation
@_exported import TableDrawing
@_exported import TableGeometry
@_exported import TableImages
@_exported import TableInspection
@_exported import TableMockups
@_exported import TableText
@_exported import TableControls
@_exported import TableScreens
@_exported import TableThemes
@_exported import TableViews
@_exported import enum TableCompositing.VectorFormat
@_exported import enum TableCompositing.VectorText
