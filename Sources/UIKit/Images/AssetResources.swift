import Foundation
import TableDrawing

/// Name of an image of an asset catalogue; Xcode makes a member of each image.
public struct ImageResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// Creates a resource from a name and a bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

/// Name of a colour of an asset catalogue; Xcode makes a member of each colour.
public struct ColorResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// Creates a resource from a name and a bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension Image {
    /// Gray square in place of an image that the application expects and that is not found.
    public static var missing: Image {
        let size = CGSize(width: 24, height: 24)
        return GraphicsImageRenderer(size: size).image { context in
            Color.systemGray4.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }

    /// Finds an image of an asset catalogue; a missing image is empty.
    public convenience init(resource: ImageResource) {
        guard let image = ApplicationResources.image(named: resource.name, in: resource.bundle)
        else {
            self.init()
            return
        }
        self.init(image)
    }
}

extension Color {
    /// Gray in place of a colour that the application expects and that is not found.
    public static var missing: Color { .systemGray }

    /// Finds a colour of an asset catalogue; a missing colour is gray.
    public init(resource: ColorResource) {
        self = ApplicationResources.color(named: resource.name, in: resource.bundle) ?? .systemGray
    }
}
