import Foundation
import TableDrawing

/// Folders with images and texts for an Interface Builder file.
package struct NibFolders {
    /// File name suffix of asset catalogues.
    package static let catalogueSuffix = ".xcassets"
    /// File name suffix of folders with the files of a language.
    private static let languageSuffix = ".lproj"

    /// Asset catalogues and folders with image files.
    ///
    /// The asset catalogues lie beside the file, or beside its `Base.lproj`, or in a folder that
    /// the user names.
    package let assets: [String]

    /// Searches the folder of a file and the folders that the user names.
    package init(of path: String, assets: [String]) {
        let folder = Self.folder(of: path)
        var own = [folder]
        if folder.hasSuffix(Self.languageSuffix) { own.append(Self.folder(of: folder)) }
        var found: [String] = []
        for place in own { found += Self.catalogues(in: place) }
        for place in assets {
            let place = place.count > 1 && place.hasSuffix("/") ? String(place.dropLast()) : place
            found.append(place)
            if !place.hasSuffix(Self.catalogueSuffix) { found += Self.catalogues(in: place) }
        }
        var seen: Set<String> = []
        self.assets = found.filter { seen.insert($0.realPath ?? $0).inserted }
    }

    /// File name suffix of string catalogues.
    static let stringCatalogueSuffix = ".xcstrings"

    /// File of translations for an Interface Builder file.
    package struct Strings {
        /// Path of the `.strings` or `.xcstrings` file.
        package let path: String
        /// Languages in the order of preference.
        let languages: [String]
    }

    /// Returns the `.strings` file of a language for a file in `Base.lproj` or another language's
    /// folder, or else its `.xcstrings` file in `mul.lproj`, or `nil` without such a file.
    package static func strings(of path: String, locale: Locale) -> Strings? {
        let folder = Self.folder(of: path)
        guard folder.hasSuffix(languageSuffix) else { return nil }
        let file = (path as NSString).lastPathComponent
        let name = (file as NSString).deletingPathExtension
        let identifier = locale.identifier.replacingOccurrences(of: "_", with: "-")
        let parts = identifier.split(separator: "-")
        let languages = parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
        let files =
            languages.map { "\($0)\(languageSuffix)/\(name).strings" }
            + ["mul\(languageSuffix)/\(name)\(stringCatalogueSuffix)"]
        return files.lazy.map { "\(Self.folder(of: folder))/\($0)" }
            .first { FileManager.default.fileExists(atPath: $0) }
            .map { Strings(path: $0, languages: languages) }
    }

    private static func folder(of path: String) -> String {
        let folder = path.folderPath
        return folder.isEmpty ? "." : folder
    }

    private static func catalogues(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(catalogueSuffix) }.sorted()
            .map { (folder as NSString).appendingPathComponent($0) }
    }
}
