/// What stands below a picture of a sheet.
struct SheetCaption: Sendable {
    /// One line.
    var title: String
    /// Two lines at most; may be empty.
    var detail = ""
}
