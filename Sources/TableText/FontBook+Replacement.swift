import Foundation
import TableDrawing

extension FontBook {
    /// Returns a book in which the fonts of a folder replace the standard files of their names.
    ///
    /// A replaced file keeps its place in the order of substitution, so the book draws the pictures
    /// that the standard files would draw. The remaining standard files stay. Fonts with other
    /// names come before the standard fonts, as in `adding(directory:)`.
    ///
    /// - Throws: `FontBookError` if the folder is unreadable, or holds no font. The error names the
    ///   first file that is not a font.
    public func replacing(fromDirectory directory: String) throws(FontBookError) -> FontBook {
        let paths = try Self.fonts(in: directory)
        for path in paths where !Self.beginsAsFont(path) { throw Self.problem(with: path) }
        #if os(macOS)
            return try adding(directory: directory)
        #else
            var named: [String: String] = [:]
            for path in paths { named[(path as NSString).lastPathComponent] = path }
            let own = Set(sources.compactMap(\.known))
            let standard = StandardFonts.files.compactMap { file -> Source? in
                if let path = named.removeValue(forKey: (file.path as NSString).lastPathComponent) {
                    return Source(path: path, known: file)
                }
                return own.contains(file) ? Source(path: file.path, known: file) : nil
            }
            let others = paths.filter { named[($0 as NSString).lastPathComponent] != nil }
            let given = sources.filter { $0.known == nil }
            return FontBook(sources: given + others.map { Source(path: $0) } + standard)
        #endif
    }

    /// Returns whether a file begins with the mark of a TrueType or OpenType font or collection.
    private static func beginsAsFont(_ path: String) -> Bool {
        guard let handle = FileHandle(forReadingAtPath: path) else { return false }
        defer { try? handle.close() }
        guard let start = try? handle.read(upToCount: 4) else { return false }
        return marks.contains([UInt8](start))
    }

    private static let marks: [[UInt8]] =
        [[0, 1, 0, 0]] + ["OTTO", "ttcf", "true"].map { Array($0.utf8) }
}
