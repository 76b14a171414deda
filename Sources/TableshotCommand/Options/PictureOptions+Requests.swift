import ArgumentParser
import Foundation
import Tableshot

/// Creates the requests for a document from the options.
extension PictureOptions {
    /// Rejects a matrix that is invalid for every document, or that contradicts options with a
    /// single value.
    ///
    /// - Throws: a `ValidationError` that names the options.
    func checkMatrix() throws {
        let wanted = try RenderMatrix(arguments: matrix)
        for axis in MatrixAxis.allCases where wanted.count(of: axis) > 0 && singles.contains(axis) {
            throw ValidationError(
                "'\(Self.option(of: axis))' and '--matrix \(axis.rawValue)=…' exclude each other")
        }
        if wanted.count(of: .device) > 0, widths != nil {
            // Every device of the matrix defines its own width.
            throw ValidationError("'--width' and '--matrix device=…' exclude each other")
        }
    }

    private static func option(of axis: MatrixAxis) -> String {
        axis == .contentSize ? "--content-size" : "--" + axis.rawValue
    }

    /// Axes for which an option sets a single value.
    private var singles: Set<MatrixAxis> {
        let given: [(MatrixAxis, Bool)] = [
            (.theme, theme != nil), (.appearance, appearance != nil), (.contrast, contrast != nil),
            (.contentSize, contentSize != nil), (.direction, direction != nil),
            (.device, device != nil), (.scale, scale != nil), (.locale, locale != nil),
        ]
        return Set(given.filter(\.1).map(\.0))
    }

    /// Returns the requests for a document or for a part of its table, with a request for each
    /// variant of the matrices in the document and in the options.
    ///
    /// - Throws: a `CommandFailure` if an option makes a picture too large or the matrix has
    ///   too many variants; a `DocumentError` if the strings of a locale do not form a
    ///   document.
    func requests(for request: PictureRequest, part: PartOptions? = nil) throws
        -> [PictureRequest]
    {
        try checkSingleWidth()
        var matrix = request.document.matrix
        for axis in singles { matrix.removeValues(of: axis) }
        // A custom width overrides the device's width.
        if width != nil { matrix.removeValues(of: .device) }
        matrix = matrix.replacingAxes(by: try RenderMatrix(arguments: self.matrix))
        guard matrix.count <= RenderMatrix.limit else {
            throw CommandFailure(
                "the matrix has \(matrix.countDescription)", path: request.place(of: "matrix"))
        }
        var base = request
        if let locale { base.document = try base.document.localized(to: locale.locale) }
        if let device {
            base.document.screen.show(on: device.device)
            base.document = try base.document.localized(to: base.document.locale)
        }
        if let orientation {
            guard base.document.screen.turn(to: orientation.screenOrientation) else {
                throw CommandFailure(
                    "'--orientation' turns a device, and the screen has a size of its own; give "
                        + "'--device', too", path: base.place(of: "screen"))
            }
            base.document = try base.document.localized(to: base.document.locale)
        }
        return try base.document.variants(of: matrix).map { variant, document in
            var result = base
            result.document = document
            result.variant = variant
            try apply(to: &result, part)
            return result
        }
    }

    /// Applies options with a single value to a request.
    func apply(to request: inout PictureRequest, _ part: PartOptions?) throws {
        if let theme { request.document.theme = theme.theme }
        if let appearance { request.document.appearance = appearance.style }
        if let contrast { request.document.contrast = contrast.accessibilityContrast }
        if let contentSize { request.document.contentSize = contentSize.category }
        if let direction { request.document.direction = direction.layoutDirection }
        if let scale { request.document.screen.scale = scale }
        if let width { request.document.screen.width = width }
        switch height {
        case .points(let height):
            request.document.screen.height = .points(height)
            request.region = .screen
        case .content:
            request.document.screen.height = .content
            request.region = .content
        case nil: break
        }
        if let offset {
            request.document.scroll = .offset(offset)
            request.region = .screen
        }
        part?.apply(to: &request)
        try checkPixels(of: request.document.screen)
    }
}
