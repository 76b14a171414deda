import Foundation
import TableDrawing

/// Reading images and colours from a set's `Contents.json`.
extension AssetCatalog {
    /// Returns the image of an image set's folder, with the name of the set.
    func image(ofSet folder: String, named imageName: String) throws(AssetCatalogError) -> Image {
        let contents = try AssetContents(contentsOf: folder + "/Contents.json")
        let keepsVectors = contents.properties?.preservesVectorRepresentation == true
        let mode: Image.RenderingMode? =
            switch contents.properties?.templateRenderingIntent {
            case "template": .alwaysTemplate
            case "original": .alwaysOriginal
            default: nil
            }
        let unused = contents.unused
        if !unused.isEmpty {
            DiagnosticLog.record(
                Diagnostic(
                    "image.asset", message: Self.unusedMessage(unused, folder),
                    location: folder + "/Contents.json"))
        }
        let isWide = Self.isWide(contents.images)
        var variants: [DecodedOnce.Variant] = []
        var places = VariantPlaces(path: folder + "/Contents.json", list: "images")
        do throws(ImageError) {
            for (index, entry) in (contents.images ?? []).enumerated() {
                // Xcode keeps an entry for each place that has no file yet.
                guard let name = entry.filename, let traits = entry.traits(isWide: isWide) else {
                    continue
                }
                let place: String
                do throws(AssetCatalogError) {
                    try places.take(traits, entry.locale, index, file: name)
                    place = try file(name, ofSet: folder)
                } catch {
                    throw ImageError(.refused(error.message), name: error.path)
                }
                let scale = traits.displayScale ?? 1
                let resizing = entry.resizing
                let image = DecodedOnce(
                    try decoder.read(place), scale: scale, keepsVectors: keepsVectors,
                    name: place, imageName: imageName, decoder: decoder
                ) { image in
                    var image = image
                    if let mode { image = image.withRenderingMode(mode) }
                    if let resizing { image = resizing.applied(to: image, scale: scale) }
                    return image
                }
                variants.append((traits, entry.locale, image))
            }
            guard !variants.isEmpty else {
                throw ImageError(
                    .refused("the image set has no file for any device that is drawn"),
                    name: folder)
            }
            return try DecodedOnce.image(of: variants, name: folder)
        } catch {
            throw AssetCatalogError("\(error.reason)", path: error.name ?? folder)
        }
    }

    /// Returns whether all variants are for a wide gamut; wide colours are then used and converted.
    static func isWide(_ entries: [AssetContents.Entry]?) -> Bool {
        let drawn = (entries ?? []).filter {
            ($0.filename != nil || $0.color != nil) && $0.traits(isWide: true) != nil
        }
        return !drawn.isEmpty && drawn.allSatisfy { $0.traits() == nil }
    }

    /// Returns the warning about unused values of a set.
    static func unusedMessage(_ unused: [String], _ folder: String) -> String {
        let name = ((folder as NSString).lastPathComponent as NSString).deletingPathExtension
        return "of the asset \"\(name)\" is not used: " + unused.joined(separator: "; ")
    }

    /// Returns the colour of a colour set's folder.
    func color(ofSet folder: String) throws(AssetCatalogError) -> Color {
        let path = folder + "/Contents.json"
        let contents = try AssetContents(contentsOf: path)
        var variants: [VariantTraits] = []
        var locales: [String?] = []
        var colors: [Color] = []
        var places = VariantPlaces(path: path, list: "colors")
        let isWide = Self.isWide(contents.colors)
        for (index, entry) in (contents.colors ?? []).enumerated() {
            guard let traits = entry.traits(isWide: isWide), let color = entry.color else {
                continue
            }
            try places.take(traits, entry.locale, index)
            do throws(AssetColor.Failure) {
                colors.append(try color.color())
            } catch {
                throw AssetCatalogError("colors[\(index)] \(error.message)", path: path)
            }
            variants.append(traits)
            locales.append(entry.locale)
        }
        guard let first = colors.first else {
            throw AssetCatalogError(
                "the colour set has no colour for any device that is drawn", path: folder)
        }
        guard colors.count > 1 else { return first }
        let idiom = TraitCollection.current.userInterfaceIdiom
        let direction = TraitCollection.current.layoutDirection
        return Color { traits in
            var traits = traits
            traits.userInterfaceIdiom = idiom
            traits.layoutDirection = direction
            let indices = ImageLocale.indices(among: locales)
            let best = VariantTraits.bestIndex(among: indices.map { variants[$0] }, for: traits)
            return colors[indices[best ?? 0]]
        }
    }
}
