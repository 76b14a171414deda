import ArgumentParser
import Foundation
import Tableshot

/// From a document to the pictures that the options ask for.
extension PictureOptions {
    /// Refuses a matrix that is wrong whatever is rendered, and one that single values contradict.
    ///
    /// - Throws: a `ValidationError` that names the options.
    func checkMatrix() throws {
        let wanted = try RenderMatrix(arguments: matrix)
        for axis in MatrixAxis.allCases where wanted.count(of: axis) > 0 && singles.contains(axis) {
            throw ValidationError(
                "'\(Self.option(of: axis))' and '--matrix \(axis.rawValue)=…' exclude each other")
        }
        if wanted.count(of: .device) > 0, width != nil {
            // What would a device be without its own size?
            throw ValidationError("'--width' and '--matrix device=…' exclude each other")
        }
    }

    private static func option(of axis: MatrixAxis) -> String {
        axis == .contentSize ? "--content-size" : "--" + axis.rawValue
    }

    /// The axes that options set to a single value.
    private var singles: Set<MatrixAxis> {
        let given: [(MatrixAxis, Bool)] = [
            (.theme, theme != nil), (.appearance, appearance != nil), (.contrast, contrast != nil),
            (.contentSize, contentSize != nil), (.direction, direction != nil),
            (.device, device != nil), (.scale, scale != nil), (.locale, locale != nil),
        ]
        return Set(given.filter(\.1).map(\.0))
    }

    /// The pictures of a request, or of a part of its table: one for each variant of its document's matrix
    /// and of the options'.
    ///
    /// - Throws: a `CommandFailure` for an option that makes a picture larger than any may be, or for
    ///   too many variants; a `DocumentError` if the strings of a locale make no document.
    func requests(for request: PictureRequest, part: PartOptions? = nil) throws
        -> [PictureRequest]
    {
        var matrix = request.document.matrix
        for axis in singles { matrix.removeValues(of: axis) }
        // A width of one's own is no device's.
        if width != nil { matrix.removeValues(of: .device) }
        matrix = matrix.replacingAxes(by: try RenderMatrix(arguments: self.matrix))
        guard matrix.count <= RenderMatrix.limit else {
            throw CommandFailure(
                "found \(matrix.countDescription)", path: request.place(of: "matrix"))
        }
        var base = request
        if let locale { base.document = try base.document.localized(to: locale.locale) }
        if let device {
            base.document.screen.show(on: device.device)
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

    /// Changes a request to what single options want.
    private func apply(to request: inout PictureRequest, _ part: PartOptions?) throws {
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
