import Foundation
import TableSnapshots
import Tableshot

/// The copies of fonts and licences in a folder, with the lock file.
struct FontCopy {
    private let folder: FontFolder
    /// Path of the folder as the user gave it.
    private let shown: String
    /// Paths of the written files.
    private(set) var written: [String] = []
    /// Lines about licences that are missing, and about mixed versions.
    private(set) var warnings: [String] = []

    /// Name of the subfolder with the licences.
    private static let licences = "Licences"
    /// Maximum size of a font or licence, in bytes.
    private static let limit = 1 << 30

    /// Paths of the fonts that this machine has.
    private let installed: [String]

    /// - Parameter installed: paths of the fonts that this machine has, to find the packages of
    ///   fonts that are already in the folder.
    /// - Throws: a `CommandFailure` if the path is a file.
    init(to path: String, installed: [String]) throws {
        if access(path, F_OK) == 0, !DocumentSearch.isFolder(path) {
            throw CommandFailure("this is a file; give '--copy' a folder", path: path)
        }
        shown = path
        self.installed = installed
        folder = FontFolder(path: path)
    }

    /// Copies fonts, and lists all fonts of the folder in the lock file.
    ///
    /// Existing fonts stay, so that new documents do not change old pictures.
    ///
    /// - Throws: a `CommandFailure` if the folder has another font of the same name, and the errors
    ///   of reading and writing.
    mutating func run(_ paths: [String]) throws {
        let former = (try? FontLock.read(in: folder))?.fonts ?? []
        let added = try missing(of: paths)
        try OutputFolder.make(shown)
        for path in added {
            let name = (path as NSString).lastPathComponent
            try write(RegularFile.read(path, limit: Self.limit), to: name)
        }
        let names = folder.fontNames
        let owners = owners(of: names)
        let fonts = try names.map { name in
            try entry(name, owner: owners[name], former.first { $0.file == name })
        }
        for font in fonts where font.licence == nil {
            warnings.append(
                "\(shown)/\(font.file): warning: the licence is missing, because no installed package "
                    + "has it; add the licence before you share the font")
        }
        warnMixedVersions(fonts)
        let lock = try FontLock(fonts: fonts).encoded()
        if try ReferenceFile.read(folder.file(FontLock.fileName)).map({ Array($0) }) != lock {
            try write(lock, to: FontLock.fileName)
        }
    }

    /// Returns the packages that install the fonts of the folder on this machine, by file name.
    private func owners(of names: [String]) -> [String: PackageQuery.Package] {
        var places: [String: String] = [:]
        for path in installed {
            let name = (path as NSString).lastPathComponent
            guard names.contains(name), access(path, R_OK) == 0,
                let hash = try? FontBook.fingerprint(ofFile: path),
                hash == (try? FontBook.fingerprint(ofFile: folder.file(name)))
            else { continue }
            places[name] = path
        }
        let query = PackageQuery(places.values.sorted())
        return places.compactMapValues { query.package(of: $0) }
    }

    /// Returns the fonts that the folder does not have.
    private func missing(of paths: [String]) throws -> [String] {
        var places: [String: String] = [:]
        for path in paths {
            let name = (path as NSString).lastPathComponent
            let own = folder.file(name)
            let other = places.updateValue(path, forKey: name) ?? own
            guard access(other, F_OK) == 0 else { continue }
            let hash = try FontBook.fingerprint(ofFile: path)
            guard try FontBook.fingerprint(ofFile: other) == hash else {
                throw CommandFailure(
                    "this font and \(other) have the same name and different contents; remove a "
                        + "font, or name another folder", path: path)
            }
        }
        return places.filter { !exists($0.key) }.map(\.value).sorted()
    }

    /// Returns the entry of a font in the lock file, and copies its licence.
    private mutating func entry(
        _ name: String, owner: PackageQuery.Package?, _ former: FontLock.Font?
    ) throws -> FontLock.Font {
        let path = folder.file(name)
        var font = try FontLock.Font(path: path, package: owner?.text, licence: nil)
        // Equal contents may come from packages with other versions on other machines.
        if let former, former.hash == font.hash, let licence = former.licence, exists(licence) {
            return former
        }
        guard let owner else { return font }
        let licence = "\(Self.licences)/\(owner.name).txt"
        if !exists(licence),
            let text = try? RegularFile.read(owner.copyrightPath, limit: Self.limit)
        {
            try write(text, to: licence)
        }
        if exists(licence) { font.licence = licence }
        return font
    }

    private func exists(_ name: String) -> Bool { access(folder.file(name), F_OK) == 0 }

    /// Warns about fonts of a package in several versions, whose letters may not match.
    private mutating func warnMixedVersions(_ fonts: [FontLock.Font]) {
        var versions: [String: Set<String>] = [:]
        for package in fonts.compactMap(\.package) {
            let words = package.split(separator: " ", maxSplits: 1).map(String.init)
            versions[words[0], default: []].insert(words.count == 2 ? words[1] : "")
        }
        for (package, found) in versions.sorted(by: { $0.key < $1.key }) where found.count > 1 {
            warnings.append(
                "\(shown): warning: the fonts of \(package) have several versions: "
                    + "\(found.sorted().joined(separator: ", ")); to copy all fonts in a single version, "
                    + "remove the folder and run this command again")
        }
    }

    private mutating func write(_ bytes: [UInt8], to name: String) throws {
        let path = (shown as NSString).appendingPathComponent(name)
        try OutputFolder.write(bytes, to: path)
        written.append(path)
    }
}
