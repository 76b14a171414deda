import Foundation
import InterfaceBuilder
import TableDrawing
import TableMockups
import TableScreens

/// Sizes of pictures.
extension IBPictureBuilder {
    /// Returns the screen of a part.
    ///
    /// A cell, a prototype or a view has its own width and the height of its content. A scene has
    /// the size of its device.
    static func screen(
        of part: IBPicturePart, width: CGFloat?, _ document: IBDocument, _ options: IBPictureOptions
    ) -> DocumentScreen {
        switch part.content {
        case .cell(let view), .view(let view):
            return contentScreen(width ?? view.frame.map { CGFloat($0.width) }, options)
        case .prototype(let cell, let table):
            let own = cell.frame?.width ?? table.frame?.width
            return contentScreen(width ?? own.map { CGFloat($0) }, options)
        case .table(let view, _), .screen(let view, _):
            var screen = deviceScreen(for: view.frame, document, options)
            if let width { screen.width = width }
            return screen
        }
    }

    private static func contentScreen(
        _ width: CGFloat?, _ options: IBPictureOptions
    ) -> DocumentScreen {
        var result = DocumentScreen(
            width: max(1, min(width ?? standardWidth, largestWidth)), height: .content,
            scale: options.scale)
        if let device = options.device {
            result.scale = Double(device.scale)
            result.idiom = device.idiom
        }
        return result
    }

    /// Width of a cell without a width, in points.
    private static let standardWidth: CGFloat = 320
    private static let largestWidth: CGFloat = 10_000

    private static func deviceScreen(
        for frame: IBRect?, _ document: IBDocument, _ options: IBPictureOptions
    ) -> DocumentScreen {
        let isLandscape = document.device?.orientation == "landscape"
        let orientation: ScreenOrientation = isLandscape ? .landscape : .portrait
        if let device = options.device { return DocumentScreen(device: device) }
        if let id = document.device?.id, let name = IBCanvas.devices[id],
            let device = Device.named(name)
        {
            return DocumentScreen(device: device, orientation: orientation)
        }
        let sized = frame.flatMap { frame in
            Device.all.last { Double($0.size.width) == frame.width && isPlain($0, frame) }
        }
        return DocumentScreen(device: sized ?? .standard)
    }

    /// Returns whether a device has the height of a frame.
    private static func isPlain(_ device: Device, _ frame: IBRect) -> Bool {
        Double(device.size.height) == frame.height
    }

    /// Returns the size classes of a screen.
    static func sizeClasses(of screen: DocumentScreen) -> IBSizeClasses {
        guard screen.idiom == .phone else {
            return IBSizeClasses(horizontal: .regular, vertical: .regular)
        }
        guard screen.orientation == .landscape else { return .phone }
        let isWide = screen.frame.horizontalSizeClass == .regular
        return IBSizeClasses(horizontal: isWide ? .regular : .compact, vertical: .compact)
    }
}
