import Foundation

/// Unique names for the difference pictures of files.
///
/// Names that differ only in case count as equal, because many file systems ignore case.
struct DifferenceNames {
    /// Stems that several names share.
    ///
    /// A shared stem is not used as a name.
    private let ambiguous: Set<String>

    /// - Parameter names: the names of all compared files, relative to the same folder.
    init(of names: [String]) {
        var once = Set(names.map { $0.lowercased() })
        var ambiguous: Set<String> = []
        for name in names {
            let stem = Self.stem(of: name).lowercased()
            // The stem of a name without an extension is the name itself.
            if stem != name.lowercased(), !once.insert(stem).inserted { ambiguous.insert(stem) }
        }
        self.ambiguous = ambiguous
    }

    /// Returns a file's name without its extension, or the whole name if other files share the
    /// stem.
    func name(for name: String) -> String {
        let stem = Self.stem(of: name)
        let isOwn = stem == name || !ambiguous.contains(stem.lowercased())
        return (isOwn ? stem : name) + ".difference.png"
    }

    private static func stem(of name: String) -> String {
        (name as NSString).deletingPathExtension
    }
}
