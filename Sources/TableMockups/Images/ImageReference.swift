import DocumentSyntax
import Foundation
import TableDrawing
import TableImages
import TableViews

/// A document's reference to an image, with the files of its variants and the document's changes.
public struct ImageReference: Sendable, Hashable {
    /// Source of an image.
    enum Source: Sendable, Hashable {
        /// The existing files by path: `noon.png`, `noon@2x.png`, `noon@3x.png`.
        case files([String: AllowedFile])
        /// A named image set in the document's assets.
        case asset
        /// A named symbol.
        case symbol
    }

    /// The path or asset name in the document.
    public let path: String
    /// Location of the reference in the document.
    public let location: DocumentLocation
    let source: Source
    let look: ImageLook

    /// Reads a name or a mapping.
    ///
    /// Adds a problem and returns `nil` if the image does not exist or is invalid.
    package init?(_ node: DocumentNode, _ context: ReadingContext) {
        if node.mapping != nil {
            guard let reader = SchemaReader(node, ImageSchema(), context) else { return nil }
            self.init(reader)
        } else {
            self.init(node, ImageLook(), context, in: Self.places)
        }
    }

    private init?(_ reader: SchemaReader<ImageSchema>) {
        let look = ImageLook(
            size: reader[\.size], contentMode: reader[\.contentMode],
            isTemplate: reader[\.template], tint: reader[\.tint],
            cornerRadius: reader[\.cornerRadius] ?? 0, background: reader[\.background])
        let file = reader[\.file]
        let asset = reader[\.asset]
        let symbol = reader[\.symbol]
        reader.finish()
        if let symbol {
            self.init(symbol: symbol, look, reader.context)
            return
        }
        guard let node = file ?? asset else {
            // An unknown key is reported already and is most likely a misspelt source.
            let known = Set(ImageSchema.keys.map(\.name))
            if !reader.context.allowsMissingKeys, reader.mapping.keys.allSatisfy(known.contains) {
                reader.context.problems.error(
                    "an image lacks the key \"file\", or \"asset\" for one of the document's assets, "
                        + "or \"symbol\"",
                    at: reader.mapping.node)
            }
            return nil
        }
        self.init(node, look, reader.context, in: file == nil ? [.assets] : [.files])
    }

    /// Reads the name of a symbol.
    ///
    /// Adds a problem and returns `nil` if the symbol does not exist.
    init?(symbol node: DocumentNode, _ look: ImageLook, _ context: ReadingContext) {
        guard let symbol = SymbolName(node, context) else { return nil }
        path = symbol.name
        location = node.location
        source = .symbol
        self.look = look
    }

    private enum Place { case assets, files }

    /// Assets come before files, as in an app bundle.
    private static let places: [Place] = [.assets, .files]

    private init?(
        _ node: DocumentNode, _ look: ImageLook, _ context: ReadingContext, in places: [Place]
    ) {
        guard let path = node.string(context.problems) else { return nil }
        self.path = path
        self.look = look
        location = node.location
        let assets = context.environment.images.assets
        if places.contains(.assets),
            places.count == 1 || assets.contains(where: { $0.imageNames.contains(path) })
        {
            guard assets.contains(where: { $0.imageNames.contains(path) }) else {
                context.reportMissingAsset(path, "image", assets.flatMap(\.imageNames), at: node)
                return nil
            }
            source = .asset
        } else {
            // The search asks for each variant in ascending order. All existing files are kept.
            var files: [String: AllowedFile] = [:]
            _ = ImageFile.variants(of: path) { variant in
                files[variant] = try? context.file(
                    variant, mentionedAt: node, asks: false)
                return files[variant] != nil
            }
            source = .files(files)
            if files.isEmpty {
                context.reportMissingImage(path, assets.flatMap(\.imageNames), at: node)
                return nil
            }
        }
        do {
            _ = try TraitCollection.$current.withValue(context.environment.traits) {
                try context.environment.images.image(self)
            }
        } catch {
            context.problems.error("\(error)", at: node)
            return nil
        }
    }

    /// Returns the file for a scale and the file's own scale.
    func file(forScale scale: Double) -> (file: AllowedFile, scale: CGFloat)? {
        guard case .files(let files) = source else { return nil }
        let found = ImageFile.find(path, scale: CGFloat(scale)) { files[$0] != nil }
        guard let found, let file = files[found.path] else { return nil }
        return (file, found.scale)
    }
}
