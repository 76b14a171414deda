import TableViews

extension TableViewController {
    /// Button that begins and ends editing, in its current state: Edit or Done.
    ///
    /// Bars are values: set the button again when editing begins or ends.
    public var editButtonItem: BarButtonItem {
        isEditing ? BarButtonItem(title: "Done", style: .done) : BarButtonItem(title: "Edit")
    }
}
