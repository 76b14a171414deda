import Foundation
import TableDrawing

/// Colour of Core Image.
public struct CIColor: Sendable, Hashable {
    /// Red from 0 to 1.
    public let red: CGFloat
    /// Green from 0 to 1.
    public let green: CGFloat
    /// Blue from 0 to 1.
    public let blue: CGFloat
    /// Opacity from 0 to 1.
    public let alpha: CGFloat

    /// Creates a colour from its components.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }
    /// Creates a colour from a colour of UIKit or Core Graphics.
    public init(color: Color) {
        let value = color.resolved
        self.init(
            red: CGFloat(value.red), green: CGFloat(value.green), blue: CGFloat(value.blue),
            alpha: CGFloat(value.alpha))
    }
    /// Creates a colour from a colour of Core Graphics.
    public init(cgColor: CGColor) { self.init(color: cgColor) }
    /// Creates a colour from four numbers with spaces between them.
    public init(string: String) {
        let numbers = string.split(separator: " ").compactMap { Double($0) }.map { CGFloat($0) }
        let all = numbers + Array(repeating: 0, count: max(0, 3 - numbers.count))
        self.init(red: all[0], green: all[1], blue: all[2], alpha: all.count > 3 ? all[3] : 1)
    }
    /// Red, green, blue and alpha from 0 to 1.
    public var components: [CGFloat] { [red, green, blue, alpha] }
    /// Number of components.
    public var numberOfComponents: Int { 4 }
    /// Text of the components.
    public var stringRepresentation: String {
        components.map { $0.description }.joined(separator: " ")
    }
}

extension Color {
    /// Creates a colour from a colour of Core Image.
    public init(ciColor: CIColor) {
        self.init(
            red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
    }
    /// The colour as a colour of Core Image.
    public var ciColor: CIColor { CIColor(color: self) }
    /// Name of the colour for a screen reader: its components.
    public var accessibilityName: String { ciColor.stringRepresentation }
    /// Creates a colour from red, green, blue and alpha.
    public init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        self.init(
            red: components[0], green: components[1], blue: components[2], alpha: components[3])
    }
    /// Whether the colours are equal.
    public func isEqual(_ other: Any?) -> Bool { (other as? Color) == self }
}

/// Image of Core Image: the image of UIKit without changes.
open class CIImage: NSObject {
    let image: Image
    /// Creates an empty image.
    public override init() { image = Image() }
    init(_ image: Image) { self.image = image }
    /// Creates an image from an image of UIKit.
    public convenience init?(image: Image) { self.init(image) }
    /// Creates an image from an image of Core Graphics.
    public convenience init(cgImage: CGImage) { self.init(cgImage) }
    /// Decodes an image file.
    public convenience init?(data: Data) {
        guard let image = Image(data: data) else { return nil }
        self.init(image)
    }
    /// Rectangle of the image, in points.
    open var extent: CGRect { CGRect(origin: .zero, size: image.size) }
    /// Returns the image; transforms have no effect.
    open func transformed(by matrix: CGAffineTransform) -> CIImage { note() }
    /// Returns the image; filters have no effect.
    open func applyingFilter(_ filterName: String, parameters: [String: Any] = [:]) -> CIImage {
        note()
    }
    private func note() -> CIImage {
        AcceptedInterface.note("CIImage", .looks)
        return self
    }
}

/// Filter of Core Image, which has no effect.
open class CIFilter: NSObject {
    /// Name of the filter.
    public let name: String
    private var input: CIImage?
    /// Creates a filter with a name.
    public init?(name: String) {
        AcceptedInterface.note("CIImage", .looks)
        self.name = name
    }
    /// Creates a filter with a name and parameters.
    public convenience init?(name: String, parameters: [String: Any]?) {
        self.init(name: name)
        input = parameters?[kCIInputImageKey] as? CIImage
    }
    /// Sets a parameter.
    open func setValue(_ value: CIImage?, forKey key: String) { input = value }
    /// Sets standard parameters.
    open func setDefaults() {}
    /// The image without changes, or `nil` without an image.
    open var outputImage: CIImage? { input }
}

/// Maker of images from images of Core Image.
open class CIContext: NSObject {
    /// Creates a maker.
    public override init() {}
    /// Creates a maker with options.
    public init(options: [AnyHashable: Any]?) {}
    /// Returns the image.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { image.image }
}

/// Key of the image of a filter.
public let kCIInputImageKey = "inputImage"
/// Key of the radius of a filter.
public let kCIInputRadiusKey = "inputRadius"
/// Key of the intensity of a filter.
public let kCIInputIntensityKey = "inputIntensity"

extension Image {
    /// Creates an image from an image of Core Image.
    public convenience init(ciImage: CIImage) { self.init(ciImage.image) }
    /// The image as an image of Core Image; `nil`, as for decoded images in UIKit.
    public var ciImage: CIImage? { nil }
    /// Fills a rectangle with copies of the image.
    public func drawAsPattern(in rect: CGRect) {
        guard size.width > 0, size.height > 0, let canvas = Canvas.current else { return }
        canvas.withState {
            canvas.clip(to: rect)
            // A pattern of tiny images is limited.
            for row in 0..<min(200, Int((rect.height / size.height).rounded(.up))) {
                for column in 0..<min(200, Int((rect.width / size.width).rounded(.up))) {
                    draw(
                        at: CGPoint(
                            x: rect.minX + CGFloat(column) * size.width,
                            y: rect.minY + CGFloat(row) * size.height))
                }
            }
        }
    }
    /// Whether the image is mirrored in layouts from right to left.
    public var flipsForRightToLeftLayoutDirection: Bool { false }
    /// Returns the image without a baseline.
    public func withoutBaseline() -> Image { self }
    /// Returns the image without a baseline.
    public func imageWithoutBaseline() -> Image { self }
    /// Whether the image has a baseline.
    public var hasBaseline: Bool { false }
    /// Distance of the baseline from the bottom, or `nil` without a baseline.
    public var baselineOffsetFromBottom: CGFloat? { nil }
    /// Name for tests; not kept.
    public var accessibilityIdentifier: String? {
        get { nil }
        set {}
    }
    /// Traits of the image.
    public var traitCollection: UITraitCollection { .current }
    /// Whether the images are the same object.
    public func isEqual(_ other: Any?) -> Bool { (other as? Image) === self }
    /// Calls a closure with the image.
    public func prepareForDisplay(completionHandler: @escaping (Image?) -> Void) {
        completionHandler(self)
    }
    /// Calls a closure with the image in another size, in points.
    public func prepareThumbnail(
        of size: CGSize, completionHandler: @escaping (Image?) -> Void
    ) { completionHandler(preparingThumbnail(of: size)) }
    /// Finds the first image of an animation: a name with the number 0 or 1.
    public static func animatedImageNamed(_ name: String, duration: TimeInterval) -> Image? {
        AcceptedInterface.note("UIImage.animatedImage(with:duration:)", .time)
        return Image(named: name + "0") ?? Image(named: name + "1")
    }
}

extension Image.SymbolConfiguration {
    /// Configuration that draws a symbol in one colour, as symbols are drawn here.
    public static func preferringMonochrome() -> Self { .unspecified }
}
