import Foundation
import TableViews

extension Nib {
    /// A nib that is read from a YAML or JSON file when it is first needed.
    ///
    /// What is wrong with the file is an error of the table, which the picture throws.
    public convenience init(path: String, reader: DocumentReader = DocumentReader()) {
        let name =
            (((path as NSString).lastPathComponent as NSString)
            .deletingPathExtension as NSString).deletingPathExtension
        self.init(name: name, classes: reader.catalogue.viewClasses) {
            try reader.readNib(path: path)
        }
    }
}
