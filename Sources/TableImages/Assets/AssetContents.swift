import Foundation
import TableDrawing

/// The supported part of a set's or folder's `Contents.json`.
///
/// Source: Apple's "Asset Catalog Format Reference", and files written by Xcode.
struct AssetContents: Decodable {
    struct Appearance: Decodable {
        var appearance: String
        var value: String
    }

    /// A variant of an image or a colour.
    struct Entry: Decodable {
        var filename: String?
        var idiom: String?
        var scale: String?
        var appearances: [Appearance]?
        var languageDirection: String?
        /// Language of the variant, such as `de` or `zh-Hans`.
        var locale: String?
        var color: AssetColor?
        /// Conditions for devices that are not distinguished here.
        var displayGamut: String?
        var widthClass: String?
        var heightClass: String?
        var subtype: String?
        var memory: String?
        var graphicsFeatureSet: String?
        var screenWidth: String?
        var resizing: Resizing?

        enum CodingKeys: String, CodingKey {
            case filename, idiom, scale, appearances, color, locale, subtype, memory, resizing
            case languageDirection = "language-direction"
            case displayGamut = "display-gamut"
            case widthClass = "width-class"
            case heightClass = "height-class"
            case graphicsFeatureSet = "graphics-feature-set"
            case screenWidth = "screen-width"
        }
    }

    /// Slicing of an image.
    ///
    /// Lengths are in pixels of the variant.
    struct Resizing: Decodable {
        /// Part between the caps that is stretched or tiled.
        ///
        /// The remaining part is not shown.
        struct Center: Decodable {
            var mode: String?
            var width: Double?
            var height: Double?
        }

        struct CapInsets: Decodable {
            var top: Double?
            var left: Double?
            var bottom: Double?
            var right: Double?
        }

        var center: Center?
        var capInsets: CapInsets?

        enum CodingKeys: String, CodingKey {
            case center
            case capInsets = "cap-insets"
        }
    }

    struct Properties: Decodable {
        var providesNamespace: Bool?
        var templateRenderingIntent: String?
        var preservesVectorRepresentation: Bool?
        var compressionType: String?
        var onDemandResourceTags: [String]?

        enum CodingKeys: String, CodingKey {
            case providesNamespace = "provides-namespace"
            case templateRenderingIntent = "template-rendering-intent"
            case preservesVectorRepresentation = "preserves-vector-representation"
            case compressionType = "compression-type"
            case onDemandResourceTags = "on-demand-resource-tags"
        }
    }

    var images: [Entry]?
    var colors: [Entry]?
    var properties: Properties?
    /// The keys of the file's objects, with unsupported keys.
    private(set) var keys = AssetKeys()

    private enum CodingKeys: String, CodingKey { case images, colors, properties }

    /// Maximum size of the file, in bytes.
    static let limit = 1 << 20

    /// Reads a file.
    ///
    /// Throws an error if the file is invalid.
    init(contentsOf path: String) throws(AssetCatalogError) {
        let data: Data
        do throws(ImageError) {
            var decoder = ImageDecoder()
            decoder.limits.bytes = Self.limit
            data = try decoder.read(path)
        } catch {
            throw AssetCatalogError("\(error.reason)", path: path)
        }
        if GitLFSPointer.isPointer(data) {
            throw AssetCatalogError("is " + GitLFSPointer.name, path: path)
        }
        do {
            self = try JSONDecoder().decode(AssetContents.self, from: data)
            keys = try JSONDecoder().decode(AssetKeys.self, from: data)
        } catch let error as DecodingError {
            throw AssetCatalogError(error.predicate, path: path)
        } catch {
            throw AssetCatalogError("is no JSON", path: path)
        }
    }
}

/// All keys in the objects of a `Contents.json`, with unsupported keys.
struct AssetKeys: Decodable {
    /// The keys of an object.
    struct Names: Decodable {
        private struct Key: CodingKey {
            var stringValue: String
            var intValue: Int? { nil }

            init?(stringValue: String) { self.stringValue = stringValue }
            init?(intValue: Int) { nil }
        }

        let all: [String]

        init(from decoder: any Decoder) throws {
            all = try decoder.container(keyedBy: Key.self).allKeys.map(\.stringValue)
        }
    }

    var images: [Names]?
    var colors: [Names]?
    var properties: Names?

    init() {}
}
