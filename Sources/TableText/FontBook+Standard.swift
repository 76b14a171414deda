import Foundation
import TableDrawing

extension FontBook {
    /// The book of fonts at the places of their packages.
    ///
    /// A font beside the running program precedes the system's file. The book is empty if no
    /// font is installed.
    public static let standard: FontBook = {
        #if os(macOS)
            return FontBook(sources: macSources)
        #else
            return standard(program: "/proc/self/exe")
        #endif
    }()

    /// Returns the book of the fonts at the places of their packages, after the fonts that are
    /// installed with a program.
    ///
    /// These fonts are in `share/tableshot/fonts` beside the program's folder. A symbolic link to
    /// the program stands for the program.
    package static func standard(program: String) -> FontBook {
        let resolved = realpath(program, nil)
        defer { free(resolved) }
        let file = resolved.map { String(cString: $0) } ?? program
        let folder = (file as NSString).deletingLastPathComponent as NSString
        let fonts =
            (folder.deletingLastPathComponent as NSString)
            .appendingPathComponent("share/tableshot/fonts") + "/"
        let isInstalled = access(fonts, R_OK) == 0
        return FontBook(
            sources: StandardFonts.files.compactMap { file in
                var paths = [file.path]
                if isInstalled {
                    paths.insert(fonts + (file.path as NSString).lastPathComponent, at: 0)
                }
                return paths.first { access($0, R_OK) == 0 }.map { Source(path: $0, known: file) }
            })
    }

    #if os(macOS)
        /// Files of the same families where Homebrew's casks and users install fonts.
        ///
        /// Not tested.
        private static var macSources: [Source] {
            let folders = ["/Library/Fonts", NSHomeDirectory() + "/Library/Fonts"]
            let stems = ["Inter", "NimbusSans-", "NotoSans", "NotoSerifTibetan", "NotoColorEmoji"]
            return folders.flatMap { folder in
                let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
                return names.sorted().filter { name in
                    stems.contains { name.hasPrefix($0) }
                        && ["ttf", "otf", "ttc"].contains((name as NSString).pathExtension)
                }.map { Source(path: folder + "/" + $0) }
            }
        }
    #endif

    /// Whether the book has the font that stands in for San Francisco, with its spacing.
    package var spacesSystemFont: Bool {
        catalogue.hasFamily(SystemFont.sanFrancisco.family) && SpacedFonts.isInstalled
    }

    /// The packages without a font in this book.
    public var missingPackages: [FontPackage] {
        FontPackage.allCases.filter { package in
            let families = Set(
                StandardFonts.files.filter { $0.package == package }.flatMap(\.families))
            return !families.contains { catalogue.hasFamily($0) }
        }
    }

    /// Returns the fingerprint of a font file's contents, with the hash used for render trees.
    ///
    /// - Throws: `FontBookError` if the file cannot be read.
    public static func fingerprint(ofFile path: String) throws(FontBookError) -> Fingerprint {
        try FontFileFingerprints.shared.fingerprint(ofFile: path, read: readFingerprint)
    }

    private static func readFingerprint(
        ofFile path: String
    ) throws(FontBookError) -> Fingerprint {
        let file = MappedFontFiles.shared.file(path)
        // Files that cannot be mapped, such as empty files, are read.
        guard let file else {
            guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
                throw .unreadable(path: path, reason: "it cannot be opened")
            }
            return data.withUnsafeBytes { fingerprint(of: $0) }
        }
        return withExtendedLifetime(file) { fingerprint(of: file.bytes) }
    }

    private static func fingerprint(of bytes: UnsafeRawBufferPointer) -> Fingerprint {
        var hasher = StableHasher()
        hasher.combine(bytes.count)
        let whole = bytes.count / 8
        for index in 0..<whole {
            let word = bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self)
            hasher.combine(UInt64(littleEndian: word))
        }
        for index in (whole * 8)..<bytes.count { hasher.combine(UInt64(bytes[index])) }
        return hasher.finalize()
    }
}
