import Foundation
import TableControls
import TableDrawing
import TableImages

/// Begins to draw an image of a size, in points; the picture decides the scale.
public func UIGraphicsBeginImageContextWithOptions(
    _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) { UIGraphicsBeginImageContext(size) }

/// Begins to draw an image of a size, in points.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    Canvas(bounds: CGRect(origin: .zero, size: size)).push()
}

/// Returns the image of the commands up to now, or `nil` without a context.
public func UIGraphicsGetImageFromCurrentImageContext() -> Image? {
    guard let canvas = Canvas.current else { return nil }
    let bounds = canvas.bounds
    // The commands of a finished canvas begin the rest of the drawing.
    let drawing = canvas.finish()
    Canvas.pop()
    let rest = Canvas(bounds: bounds)
    rest.draw(drawing)
    rest.push()
    return Image(drawing: drawing, size: bounds.size)
}

/// Ends the drawing of an image.
public func UIGraphicsEndImageContext() { Canvas.pop() }

/// Makes a context the current context.
public func UIGraphicsPushContext(_ context: CGContext) { context.push() }

/// Ends the current context.
public func UIGraphicsPopContext() { Canvas.pop() }

extension Image {
    /// Data of the image as a PNG file; `nil`, because pictures encode no images.
    public func pngData() -> Data? {
        AcceptedInterface.note("UIImage.pngData()", .files)
        return nil
    }

    /// Data of the image as a JPEG file; `nil`, because pictures encode no images.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        AcceptedInterface.note("UIImage.jpegData(compressionQuality:)", .files)
        return nil
    }

    /// Reads an image file.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path),
            let image = try? ImageDecoder().image(data)
        else { return nil }
        self.init(image)
    }

    /// Decodes an image file with a number of pixels for each point.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let image = try? ImageDecoder().image(data) else { return nil }
        if case .bitmap(let bitmap) = image.source {
            self.init(bitmap: bitmap, scale: max(scale, 0.01))
        } else {
            self.init(image)
        }
    }

    /// Finds a symbol for traits.
    public convenience init?(systemName name: String, compatibleWith traits: TraitCollection?) {
        self.init(systemName: name)
    }

    /// Finds a symbol; the share of its variable part is not drawn.
    public convenience init?(
        systemName name: String, variableValue value: Double,
        configuration: Configuration? = nil
    ) {
        AcceptedInterface.note("UIImage(systemName:variableValue:configuration:)", .looks)
        self.init(systemName: name, withConfiguration: configuration)
    }

    /// Width in pixels.
    public var width: Int { Int((size.width * scale).rounded()) }
    /// Height in pixels.
    public var height: Int { Int((size.height * scale).rounded()) }

    /// Returns the part of the image in a rectangle of pixels.
    public func cropping(to rect: CGRect) -> CGImage? {
        let part = CGRect(
            x: rect.minX / scale, y: rect.minY / scale, width: rect.width / scale,
            height: rect.height / scale)
        guard part.width > 0, part.height > 0 else { return nil }
        return UIGraphicsImageRenderer(size: part.size).image { _ in
            draw(at: CGPoint(x: -part.minX, y: -part.minY))
        }
    }

    /// Images of an animation; `nil`, because a picture shows a single image.
    public var images: [Image]? { nil }
    /// Duration of an animation, in seconds.
    public var duration: TimeInterval { 0 }
    /// Returns the first image of an animation.
    public static func animatedImage(with images: [Image], duration: TimeInterval) -> Image? {
        AcceptedInterface.note("UIImage.animatedImage(with:duration:)", .time)
        return images.first
    }
    /// Returns the image in another size, in points.
    public func preparingThumbnail(of size: CGSize) -> Image? {
        UIGraphicsImageRenderer(size: size).image { _ in
            draw(in: CGRect(origin: .zero, size: size))
        }
    }
    /// Returns the image.
    public func preparingForDisplay() -> Image? { self }
    /// Returns the image mirrored to the sides.
    public func withHorizontallyFlippedOrientation() -> Image {
        UIGraphicsImageRenderer(size: size).image { context in
            context.translateBy(x: size.width, y: 0)
            context.scaleBy(x: -1, y: 1)
            draw(at: .zero)
        }.withRenderingMode(renderingMode)
    }
    /// Returns the image with a baseline; the baseline is not used.
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> Image { self }
    /// Insets of the alignment, in points.
    public var alignmentRectInsets: EdgeInsets { .zero }
    /// Standard image of an addition.
    public static var add: Image { Image(systemName: "plus.circle.fill") ?? Image() }
    /// Standard image of a removal.
    public static var remove: Image { Image(systemName: "minus.circle.fill") ?? Image() }
    /// Standard image of a mark.
    public static var checkmark: Image { Image(systemName: "checkmark") ?? Image() }
    /// Standard image of a mark in a circle.
    public static var strokedCheckmark: Image { Image(systemName: "checkmark.circle") ?? Image() }
    /// Standard image of actions.
    public static var actions: Image { Image(systemName: "ellipsis.circle") ?? Image() }
}

extension UIGraphicsImageRenderer {
    /// Draws an image and encodes it as a PNG file; empty, because pictures encode no images.
    public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }
}

extension Color {
    /// Creates a gray in place of a pattern; patterns are not drawn.
    public init(patternImage image: Image) {
        AcceptedInterface.note("UIColor(patternImage:)", .looks)
        self = .systemGray4
    }

    /// Returns the colour with another opacity from 0 to 1.
    public func copy(alpha: CGFloat) -> CGColor? { withAlphaComponent(alpha) }
    /// Space of the colour; always sRGB.
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
    /// Background of grouped tables.
    public static var groupTableViewBackground: Color { .systemGroupedBackground }
    /// Creates a colour in sRGB.
    public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
}
