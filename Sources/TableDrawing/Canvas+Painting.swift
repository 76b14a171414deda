import Foundation

/// Gradients, images, text and nested recordings.
extension Canvas {
    /// Paints a linear gradient inside the clip.
    public func drawLinearGradient(
        _ gradient: Gradient, start: CGPoint, end: CGPoint, options: Gradient.Options = []
    ) {
        commands.append(
            .paint(
                .gradient(gradient, .linear(start: start, end: end), options), state.options))
    }

    /// Paints a radial gradient between two circles inside the clip.
    public func drawRadialGradient(
        _ gradient: Gradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
        endRadius: CGFloat, options: Gradient.Options = []
    ) {
        let geometry = Gradient.Geometry.radial(
            startCenter: startCenter, startRadius: max(0, startRadius), endCenter: endCenter,
            endRadius: max(0, endRadius))
        commands.append(.paint(.gradient(gradient, geometry, options), state.options))
    }

    /// Paints a conic gradient around a point inside the clip.
    ///
    /// The gradient runs clockwise on the screen from an angle in radians.
    public func drawConicGradient(_ gradient: Gradient, center: CGPoint, angle: CGFloat) {
        commands.append(
            .paint(.gradient(gradient, .conic(center: center, angle: angle), []), state.options))
    }

    /// Draws an image upright into a rectangle.
    ///
    /// A template image is painted in the fill colour.
    public func draw(_ image: Image, in rect: CGRect) {
        guard rect.width > 0, rect.height > 0 else { return }
        let image = image.resolved(size: rect.size)
        let tint = image.isTemplate ? image.tint ?? state.fill : image.tint
        commands.append(.image(image, rect, tint: tint, state.interpolation, state.options))
    }

    /// Draws shaped text with the top left corner of its layout at `point`.
    public func draw(_ text: GlyphText, at point: CGPoint) {
        guard !text.runs.isEmpty || !text.decorations.isEmpty else { return }
        commands.append(.text(text, point, state.options))
    }

    /// Draws another recording with its origin at `point`.
    public func draw(_ drawing: Drawing, at point: CGPoint = .zero) {
        guard !drawing.isEmpty else { return }
        commands.append(.drawing(drawing, point))
    }
}
