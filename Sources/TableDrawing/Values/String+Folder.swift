import Foundation

extension String {
    /// The path of the folder that a path lies in; empty for a name alone.
    ///
    /// Foundation's own, on Linux, stops the process at a path of one character.
    package var folderPath: String {
        var parts = utf8[...]
        while parts.count > 1, parts.last == UInt8(ascii: "/") { parts.removeLast() }
        guard let slash = parts.lastIndex(of: UInt8(ascii: "/")) else { return "" }
        var folder = parts[..<slash]
        while folder.count > 1, folder.last == UInt8(ascii: "/") { folder.removeLast() }
        return folder.isEmpty ? "/" : String(Substring(folder))
    }

    /// The path of a file or folder without links, from the root of the file system; nothing where it leads
    /// nowhere.
    package var realPath: String? {
        guard !isEmpty, let resolved = realpath(self, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
