import Foundation

extension String {
    /// Path of the parent folder; empty for a bare name.
    ///
    /// Foundation's implementation on Linux stops the process for a path of one character.
    package var folderPath: String {
        var parts = utf8[...]
        while parts.count > 1, parts.last == UInt8(ascii: "/") { parts.removeLast() }
        guard let slash = parts.lastIndex(of: UInt8(ascii: "/")) else { return "" }
        var folder = parts[..<slash]
        while folder.count > 1, folder.last == UInt8(ascii: "/") { folder.removeLast() }
        return folder.isEmpty ? "/" : String(Substring(folder))
    }

    /// Absolute path of the file or folder without links, or `nil` if neither exists.
    ///
    /// Finds names in another Unicode normalization, too.
    package var realPath: String? {
        guard !isEmpty else { return nil }
        var resolved = realpath(self, nil)
        if resolved == nil, errno == ENOENT {
            let other = pathOnDisk
            if !other.utf8.elementsEqual(utf8) {
                resolved = realpath(other, nil)
            } else {
                errno = ENOENT
            }
        }
        guard let resolved else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// The path with its names in the Unicode normalization of the disk, composed or decomposed.
    ///
    /// The path does not change if a file has exactly this path, or if no normalization exists on
    /// the disk. Archives of macOS contain decomposed names, and keyboards produce composed names.
    package var pathOnDisk: String {
        guard utf8.contains(where: { $0 >= 0x80 }), !Self.fileExists(self) else { return self }
        var place = hasPrefix("/") ? "/" : ""
        var isMissing = false
        for part in split(separator: "/") {
            let name = String(part)
            let forms = [
                name, name.precomposedStringWithCanonicalMapping,
                name.decomposedStringWithCanonicalMapping,
            ]
            let found = isMissing ? nil : forms.first { Self.fileExists(place + $0) }
            isMissing = found == nil
            place += (found ?? name) + "/"
        }
        if !isMissing { return hasSuffix("/") ? place : String(place.dropLast()) }
        return self
    }

    private static func fileExists(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }
}
