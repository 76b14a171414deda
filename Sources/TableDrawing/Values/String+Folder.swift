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

    /// Absolute path without symbolic links, or `nil` if the file or folder does not exist.
    package var realPath: String? {
        guard !isEmpty, let resolved = realpath(self, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
