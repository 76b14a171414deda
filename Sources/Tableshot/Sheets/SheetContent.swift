import TableDrawing

/// Content of a sheet's cell.
struct SheetContent {
    /// Picture in the pixels of the sheet.
    var image: Image
    var caption: SheetCaption
}
