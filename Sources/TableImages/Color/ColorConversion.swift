import TableDrawing

/// The conversion of an image's samples to sRGB.
enum ColorConversion: Sendable {
    /// The samples are sRGB already.
    case none
    /// The samples are converted.
    case transform(ColorTransform)
    /// The description of the colours is damaged. The value completes a sentence that begins with
    /// the image.
    case problem(String)

    /// Looks up the conversion for the stated colours, and records a warning about unusable
    /// descriptions.
    ///
    /// - Parameters:
    ///   - kind: The kind of the image in the warning, such as `PNG`.
    ///   - name: The file in the warning.
    /// - Returns: The transform, or `nil` if the samples are sRGB or are treated as sRGB.
    static func transform(
        from colors: DeclaredColors, samples: DeclaredColors.Samples, kind: String, name: String?
    ) throws(ImageError.Reason) -> ColorTransform? {
        if let problem = colors.problem { record(problem, colors, kind, name) }
        guard let space = colors.space else { return nil }
        switch try ColorConversions.shared.conversion(from: space, samples: samples) {
        case .none: return nil
        case .transform(let transform): return transform
        case .problem(let problem):
            record(problem, .unstated, kind, name)
            return nil
        }
    }

    private static func record(
        _ problem: String, _ colors: DeclaredColors, _ kind: String, _ name: String?
    ) {
        let shown =
            colors.space == nil ? "its colours are shown as sRGB" : "its colour profile is used"
        DiagnosticLog.record(
            Diagnostic(
                UndecodedParts.colorIdentifier, message: "the \(kind) \(problem); \(shown)",
                location: name))
    }
}
