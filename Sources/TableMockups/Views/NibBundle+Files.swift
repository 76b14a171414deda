import Foundation
import TableDrawing
import TableViews

extension NibBundle {
    /// Creates a bundle with the nibs of a folder.
    ///
    /// The nib `PriceCell` is the file `PriceCell.nib.yaml`, `.yml` or `.json`.
    public init(folder: String, reader: DocumentReader = DocumentReader()) {
        self.init(classes: reader.catalogue.viewClasses) { name in
            for kind in ["yaml", "yml", "json"] {
                let path = (folder as NSString).appendingPathComponent("\(name).nib.\(kind)")
                if FileManager.default.fileExists(atPath: path.pathOnDisk) {
                    return try reader.readNib(path: path)
                }
            }
            throw MissingNib("there is no file \(name).nib.yaml or .json in \(folder)")
        }
    }
}
