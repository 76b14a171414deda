/// Caption of a picture in a sheet.
struct SheetCaption: Sendable {
    /// Title in a single line.
    var title: String
    /// Detail text in at most two lines; can be empty.
    var detail = ""
}
