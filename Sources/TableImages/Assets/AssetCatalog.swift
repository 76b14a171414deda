import Foundation
import TableDrawing

/// The image sets and colour sets in an asset catalogue's folder, such as `Media.xcassets`.
///
/// A set has the name of its folder without the extension, preceded by folders that provide a
/// namespace: `Weather/Sun`. Files are read when their set is requested. A catalogue contains
/// only the files in its folder, and links to files elsewhere are refused.
public final class AssetCatalog: ImageBundle {
    /// The supported kinds of Xcode's sets.
    private enum Kind: String {
        case image = "imageset"
        case color = "colorset"
    }

    /// Extensions of Xcode's unsupported sets.
    ///
    /// A folder with another extension, or without an extension, contains sets.
    private static let otherKinds: Set<String> = [
        "appiconset", "arimageset", "arobjectgroup", "arresourcegroup", "brandassets",
        "complicationset", "cubetextureset", "dataset", "gcdashboardimage", "gcleaderboard",
        "gcleaderboardset", "iconset", "imagestack", "imagestacklayer", "launchimage", "mipmapset",
        "solidimagestack", "solidimagestacklayer", "sticker", "stickerpack", "stickersequence",
        "stickersiconset", "symbolset", "textureset", "watchcomplication",
    ]

    /// Maximum number of folders in a catalogue.
    private static let mostFolders = 20_000
    private static let deepestFolder = 32

    /// Path of the folder.
    public let path: String
    /// Names of the image sets, in alphabetical order.
    public let imageNames: [String]
    /// Names of the colour sets, in alphabetical order.
    public let colorNames: [String]
    let decoder: ImageDecoder
    private let root: String
    private let sets: [Kind: [String: String]]
    /// Extensions of unsupported sets, by name.
    private let others: [String: String]

    /// Scans a catalogue's folders.
    ///
    /// Throws an `AssetCatalogError` if there are none.
    public init(
        contentsOf path: String, decoder: ImageDecoder = ImageDecoder()
    ) throws(AssetCatalogError) {
        let path = path.pathOnDisk
        self.path = path
        self.decoder = decoder
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw AssetCatalogError("there is no such asset catalogue", path: path)
        }
        guard isFolder.boolValue else {
            throw AssetCatalogError(
                path.hasSuffix(".car")
                    ? "is a compiled asset catalogue; the .xcassets folder it was made of is needed"
                    : "is a file; an asset catalogue is a folder such as Media.xcassets",
                path: path)
        }
        root = path.realPath ?? path
        var sets: [Kind: [String: String]] = [.image: [:], .color: [:]]
        var others: [String: String] = [:]
        var open: [(folder: String, prefix: String, depth: Int)] = [(path, "", 0)]
        var count = 0
        while let (folder, prefix, depth) = open.popLast() {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            for name in names.sorted() where !name.hasPrefix(".") {
                let place = folder + "/" + name
                var isFolder: ObjCBool = false
                guard FileManager.default.fileExists(atPath: place, isDirectory: &isFolder),
                    isFolder.boolValue
                else { continue }
                count += 1
                guard count <= Self.mostFolders, depth < Self.deepestFolder else {
                    throw AssetCatalogError(
                        "has more than \(Self.mostFolders) folders, or folders more than "
                            + "\(Self.deepestFolder) deep", path: path)
                }
                let ending = (name as NSString).pathExtension
                let own = prefix + (name as NSString).deletingPathExtension
                if let kind = Kind(rawValue: ending) {
                    if let other = sets[kind]?[own] {
                        throw AssetCatalogError(
                            "has two sets of the name \"\(own)\": \(other) and \(place)",
                            path: path)
                    }
                    sets[kind]?[own] = place
                } else if Self.otherKinds.contains(ending) {
                    others[own] = ending
                } else {
                    let contents = place + "/Contents.json"
                    var isNamespace = false
                    if FileManager.default.fileExists(atPath: contents) {
                        isNamespace =
                            try AssetContents(contentsOf: contents).properties?
                            .providesNamespace == true
                    }
                    // A sprite atlas has an extension. The name of a folder may contain a dot.
                    let plain = ending == "spriteatlas" ? own : prefix + name
                    open.append((place, isNamespace ? plain + "/" : prefix, depth + 1))
                }
            }
        }
        self.sets = sets
        self.others = others
        imageNames = sets[.image]?.keys.sorted() ?? []
        colorNames = sets[.color]?.keys.sorted() ?? []
    }

    /// Returns the image of a set, with its variants.
    ///
    /// The variant for the traits of the current render is decoded at once. Other variants are
    /// decoded when they are drawn. Throws an `AssetCatalogError`.
    public func image(named name: String) throws(AssetCatalogError) -> Image {
        try image(ofSet: folder(of: .image, name), named: name)
    }

    /// Returns the colour of a set, with its variants for light, dark and both contrasts.
    ///
    /// The idiom of the current render selects among variants for devices. Throws an
    /// `AssetCatalogError`.
    public func color(named name: String) throws(AssetCatalogError) -> Color {
        try color(ofSet: folder(of: .color, name))
    }

    /// Returns the path of a set's file in the catalogue.
    func file(_ name: String, ofSet folder: String) throws(AssetCatalogError) -> String {
        let place = (folder + "/" + name).pathOnDisk
        guard let real = place.realPath else {
            throw AssetCatalogError(
                "there is no file \"\(name)\", which Contents.json names", path: folder)
        }
        // A link located directly in the set is accepted like a file.
        guard real.hasPrefix(root + "/") || !name.contains("/") && name != ".." else {
            throw AssetCatalogError(
                "Contents.json names \"\(name)\", which leads out of the catalogue", path: folder)
        }
        return place
    }

    /// Returns the kind of an existing but unsupported set, and advice, or `nil`.
    package func otherKind(of name: String) -> (kind: String, advice: String?)? {
        guard let ending = others[name] else { return nil }
        let advice: String? =
            switch ending {
            case "symbolset": "put the symbol's SVG into an image set, as a template"
            case "appiconset": "put the icon's picture into an image set"
            default: nil
            }
        return (ending, advice)
    }

    /// Returns a warning about doubtful components or unused values of a colour set, or `nil`.
    ///
    /// The result is `nil` for an unreadable set, for which `color(named:)` throws an error.
    package func warning(forColorNamed name: String) -> String? {
        guard let folder = sets[.color]?[name],
            let contents = try? AssetContents(contentsOf: folder + "/Contents.json")
        else { return nil }
        for (index, entry) in (contents.colors ?? []).enumerated() {
            guard entry.traits(isWide: true) != nil, let warning = entry.color?.warning else {
                continue
            }
            return "colors[\(index)] of the colour set \"\(name)\" \(warning)"
        }
        let unused = contents.unused
        return unused.isEmpty ? nil : Self.unusedMessage(unused, folder)
    }

    private func folder(of kind: Kind, _ name: String) throws(AssetCatalogError) -> String {
        if let folder = sets[kind]?[name] { return folder }
        let noun = kind == .image ? "image" : "colour"
        if let found = otherKind(of: name) {
            throw AssetCatalogError(
                "\"\(name)\" is of the kind \(found.kind), expected \(kind.rawValue)"
                    + (found.advice.map { "; \($0)" } ?? ""), path: path)
        }
        let names = kind == .image ? imageNames : colorNames
        let shown = names.prefix(8).map { "\"\($0)\"" }.joined(separator: ", ")
        throw AssetCatalogError(
            "has no \(noun) \"\(name)\"; "
                + (names.isEmpty
                    ? "it has no \(noun)s" : "it has \(shown)\(names.count > 8 ? ", …" : "")"),
            path: path)
    }
}

extension Color {
    /// Creates the colour with a name in an asset catalogue.
    ///
    /// This is UIKit's initializer.
    ///
    /// On failure the initializer returns `nil`, and an error of the current render is reported
    /// (`color.named`). Components that are probably unintended are reported as a warning.
    /// `AssetCatalog.color(named:)` throws instead.
    public init?(named name: String, in catalog: AssetCatalog) {
        do {
            self = try catalog.color(named: name)
            if let warning = catalog.warning(forColorNamed: name) {
                DiagnosticLog.record(Diagnostic("color.named", message: warning))
            }
        } catch {
            DiagnosticLog.record(
                Diagnostic("color.named", severity: .error, message: "\(error)"))
            return nil
        }
    }
}

/// An error in an asset catalogue or a set.
public struct AssetCatalogError: Error, Sendable, Hashable, CustomStringConvertible {
    /// Path of the catalogue, the set or the file.
    public let path: String
    /// Description of the error and its remedy.
    public let message: String

    /// Creates an error with a description and the path of the catalogue, the set or the file.
    public init(_ message: String, path: String) {
        self.message = message
        self.path = path
    }

    /// Path and message, separated by a colon.
    public var description: String { "\(path): \(message)" }
}
