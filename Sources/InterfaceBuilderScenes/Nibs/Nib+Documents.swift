import Foundation
import TableMockups
import TableViews

extension Nib {
    /// Creates a nib that is read from a YAML or JSON file, or from a `.xib` file, on first use.
    ///
    /// Mistakes in the file become errors of the table, which rendering throws.
    public convenience init(path: String, reader: DocumentReader = DocumentReader()) {
        let name =
            (((path as NSString).lastPathComponent as NSString)
            .deletingPathExtension as NSString).deletingPathExtension
        self.init(name: name, classes: reader.catalogue.viewClasses) {
            guard (path as NSString).pathExtension == "xib" else {
                return try reader.readNib(path: path)
            }
            return try IBNib.objects(
                path: path, classes: reader.catalogue.viewClasses, assets: reader.assets)
        }
    }
}
