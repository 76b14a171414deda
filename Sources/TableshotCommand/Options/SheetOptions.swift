import ArgumentParser
import Foundation
import Tableshot

/// Options for a contact sheet with all pictures of a run.
struct SheetOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "A PNG file that shows all pictures of the run in a grid, with captions.",
            valueName: "file"),
        completion: .file(extensions: ["png"]))
    var sheet: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("How many pictures of the sheet stand side by side.", valueName: "n"))
    var sheetColumns: Int?

    func validate() throws {
        if let sheetColumns {
            guard sheet != nil else { throw ValidationError("'--sheet-columns' needs '--sheet'") }
            guard (1...ContactSheet.limit).contains(sheetColumns) else {
                throw ValidationError(
                    "'--sheet-columns' is \(sheetColumns); it is from 1 to \(ContactSheet.limit)")
            }
        }
        guard let sheet else { return }
        guard (sheet as NSString).pathExtension.lowercased() == "png" else {
            throw ValidationError(
                "'--sheet \(sheet)' is no file that ends in .png; sheets are PNG files")
        }
    }
}
