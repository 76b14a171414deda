import Foundation
import InterfaceBuilder
import TableMockups
import TableScreens

/// Sizes of pictures.
extension IBPictureBuilder {
    /// Returns the screen of a part.
    ///
    /// A cell, a prototype or a view has its own width, the height of its content and the scale of
    /// the file's device. A scene has the size of its device.
    static func screen(
        of part: IBPicturePart, _ canvas: IBSceneCanvas?, width: CGFloat?,
        _ document: IBDocument, _ options: IBPictureOptions
    ) -> DocumentScreen {
        let scale = options.scale ?? IBCanvas(document).scale
        switch part.content {
        case .cell(let view), .view(let view):
            return contentScreen(width ?? view.frame.map { CGFloat($0.width) }, scale, options)
        case .prototype(let cell, let table):
            let own = cell.frame?.width ?? table.frame?.width
            return contentScreen(width ?? own.map { CGFloat($0) }, scale, options)
        case .table, .screen:
            var screen = canvas?.screen ?? DocumentScreen(device: .standard)
            if let width { screen.width = width }
            return screen
        }
    }

    private static func contentScreen(
        _ width: CGFloat?, _ scale: Double, _ options: IBPictureOptions
    ) -> DocumentScreen {
        var result = DocumentScreen(
            width: max(1, min(width ?? standardWidth, largestWidth)), height: .content,
            scale: scale)
        if let device = options.device {
            result.scale = Double(device.scale)
            result.idiom = device.idiom
        }
        return result
    }

    /// Width of a cell without a width, in points.
    private static let standardWidth: CGFloat = 320
    private static let largestWidth: CGFloat = 10_000
}
