import Foundation
import TableDrawing
import TableMockups
import TableScreens

extension NibBundle {
    /// Creates a bundle with the nibs of a folder.
    ///
    /// The nib `PriceCell` is the file `PriceCell.xib`, `PriceCell.nib.yaml`, `.yml` or `.json`.
    public init(folder: String, reader: DocumentReader = DocumentReader()) {
        let classes = reader.catalogue.viewClasses.withScrollView
        self.init(classes: classes) { name in
            for kind in ["yaml", "yml", "json"] {
                let path = (folder as NSString).appendingPathComponent("\(name).nib.\(kind)")
                if FileManager.default.fileExists(atPath: path.pathOnDisk) {
                    return try reader.readNib(path: path)
                }
            }
            let path = (folder as NSString).appendingPathComponent("\(name).xib")
            if FileManager.default.fileExists(atPath: path.pathOnDisk) {
                return try IBNib.objects(path: path, classes: classes, assets: reader.assets)
            }
            throw MissingNib("there is no file \(name).nib.yaml, .json or .xib in \(folder)")
        }
    }

    /// Creates a bundle with nibs of any folders, by the names of their files.
    ///
    /// If two files have a name, the first of them is the nib.
    public init(files: [String], reader: DocumentReader = DocumentReader()) {
        let paths = Dictionary(
            files.map { path in
                (((path as NSString).lastPathComponent as NSString).deletingPathExtension, path)
            }, uniquingKeysWith: { first, _ in first })
        let classes = reader.catalogue.viewClasses.withScrollView
        self.init(classes: classes) { name in
            guard let path = paths[name] else {
                throw MissingNib(
                    "there is no \(name).xib; the nibs are "
                        + (paths.isEmpty ? "none" : paths.keys.sorted().joined(separator: ", ")))
            }
            return try IBNib.objects(path: path, classes: classes, assets: reader.assets)
        }
    }
}
