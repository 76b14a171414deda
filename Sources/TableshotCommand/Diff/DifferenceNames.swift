import Foundation

/// What the pictures of differences are called, so that each file has one of its own.
struct DifferenceNames {
    /// What is common to several names, and may stand for none of them.
    private let ambiguous: Set<String>

    /// - Parameter names: those of all files that are compared; paths from one folder.
    init(of names: [String]) {
        var once = Set(names)
        var ambiguous: Set<String> = []
        for name in names where !once.insert(Self.stem(of: name)).inserted {
            ambiguous.insert(Self.stem(of: name))
        }
        self.ambiguous = ambiguous
    }

    /// A file's name without its ending, or all of it where others would have the same.
    func name(for name: String) -> String {
        let stem = Self.stem(of: name)
        // A name without an ending is its own stem, and no other's.
        let isOwn = stem == name || !ambiguous.contains(stem)
        return (isOwn ? stem : name) + ".difference.png"
    }

    private static func stem(of name: String) -> String {
        (name as NSString).deletingPathExtension
    }
}
