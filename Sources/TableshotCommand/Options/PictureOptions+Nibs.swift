import ArgumentParser
import Foundation
import InterfaceBuilderScenes
import Tableshot

/// Creates the requests for documents and Interface Builder's files from the options.
extension PictureOptions {
    /// Returns the requests for an input, with a request for each variant of the matrix.
    ///
    /// - Throws: the errors of the readers, and a `ValidationError` for options that do not apply.
    func requests(
        for input: DocumentInput, in source: RequestSource, _ nib: NibOptions,
        part: PartOptions? = nil
    ) throws -> [PictureRequest] {
        guard input.isNib else {
            return try requests(for: source.request(for: input), part: part)
        }
        return try RenderMatrix(arguments: matrix).variants.flatMap { variant in
            var options = try source.nibOptions(for: input.path)
            nib.apply(to: &options)
            apply(to: &options)
            variant.apply(to: &options)
            let locale = variant.locale ?? locale?.locale
            return try source.nibRequests(for: input, options, locale: locale).map { request in
                var request = request
                request.variant = variant
                request.allow(nib.looks.allowed)
                if let scale = variant.scale { request.document.screen.scale = scale }
                try apply(to: &request, part)
                return request
            }
        }
    }

    /// Rejects several widths, which documents do not have.
    ///
    /// - Throws: a `ValidationError` that names the option.
    func checkSingleWidth() throws {
        guard let widths, widths.points.count > 1 else { return }
        throw ValidationError(
            "'--width' has \(widths.points.count) values, which only .xib and .storyboard files "
                + "allow; give a single width")
    }

    private func apply(to options: inout IBPictureOptions) {
        if let theme { options.theme = theme.theme }
        if let appearance { options.appearance = appearance.style }
        if let contrast { options.contrast = contrast.accessibilityContrast }
        if let contentSize { options.contentSize = contentSize.category }
        if let direction { options.direction = direction.layoutDirection }
        if let device { options.device = device.device }
        options.orientation = orientation?.screenOrientation
        if let scale { options.scale = scale }
        if let locale { options.locale = locale.locale }
        options.widths = (widths?.points ?? []).map { CGFloat($0) }
        if case .points(let height) = height { options.height = CGFloat(height) }
    }
}

extension RenderVariant {
    /// Applies the values of the variant to the environment of pictures.
    fileprivate func apply(to options: inout IBPictureOptions) {
        if let theme { options.theme = theme }
        if let appearance { options.appearance = appearance }
        if let contrast { options.contrast = contrast }
        if let contentSize { options.contentSize = contentSize }
        if let direction { options.direction = direction }
        if let device { options.device = device }
        if let scale { options.scale = scale }
        if let locale { options.locale = locale }
    }
}
