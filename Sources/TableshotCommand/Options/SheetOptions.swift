import ArgumentParser
import Foundation
import Tableshot

/// Options for a contact sheet with all pictures of a run.
struct SheetOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The PNG for a grid of all pictures of the run, with captions.",
            valueName: "file"),
        completion: .file(extensions: ["png"]))
    var sheet: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The number of columns of the sheet.", valueName: "n"))
    var sheetColumns: Int?

    func validate() throws {
        if let sheetColumns {
            guard sheet != nil else { throw ValidationError("'--sheet-columns' needs '--sheet'") }
            guard (1...ContactSheet.limit).contains(sheetColumns) else {
                throw ValidationError(
                    "'--sheet-columns' is \(sheetColumns); give a number from 1 to \(ContactSheet.limit)"
                )
            }
        }
        guard let sheet else { return }
        guard (sheet as NSString).pathExtension.lowercased() == "png" else {
            throw ValidationError(
                "'--sheet \(sheet)' does not end in .png; give FILE.png")
        }
    }
}
