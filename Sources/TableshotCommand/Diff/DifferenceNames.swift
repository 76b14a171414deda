import Foundation

/// What the pictures of differences are called, so that each file has one of its own.
///
/// Names that differ only in case count as one: many disks take them for the same.
struct DifferenceNames {
    /// What is common to several names, and may stand for none of them.
    private let ambiguous: Set<String>

    /// - Parameter names: those of all files that are compared; paths from one folder.
    init(of names: [String]) {
        var once = Set(names.map { $0.lowercased() })
        var ambiguous: Set<String> = []
        for name in names {
            let stem = Self.stem(of: name).lowercased()
            // A name without an ending is its own stem.
            if stem != name.lowercased(), !once.insert(stem).inserted { ambiguous.insert(stem) }
        }
        self.ambiguous = ambiguous
    }

    /// A file's name without its ending, or all of it where others would have the same.
    func name(for name: String) -> String {
        let stem = Self.stem(of: name)
        let isOwn = stem == name || !ambiguous.contains(stem.lowercased())
        return (isOwn ? stem : name) + ".difference.png"
    }

    private static func stem(of name: String) -> String {
        (name as NSString).deletingPathExtension
    }
}
