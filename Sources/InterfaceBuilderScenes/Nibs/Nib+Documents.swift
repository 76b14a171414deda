import Foundation
import TableMockups
import TableScreens
import TableViews

extension Nib {
    /// Creates a nib that is read from a YAML or JSON file, or from a `.xib` file, on first use.
    ///
    /// Mistakes in the file become errors of the table, which rendering throws.
    public convenience init(path: String, reader: DocumentReader = DocumentReader()) {
        let name =
            (((path as NSString).lastPathComponent as NSString)
            .deletingPathExtension as NSString).deletingPathExtension
        let classes = reader.catalogue.viewClasses.withScrollView
        self.init(name: name, classes: classes) {
            guard (path as NSString).pathExtension == "xib" else {
                return try reader.readNib(path: path)
            }
            return try IBNib.objects(path: path, classes: classes, assets: reader.assets)
        }
    }
}
