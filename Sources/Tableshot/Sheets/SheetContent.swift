import TableDrawing

/// What a sheet shows in a cell.
struct SheetContent {
    /// A picture in the pixels of the sheet.
    var image: Image
    var caption: SheetCaption
}
