/// The configurations of a header or footer and the views that show them.
struct HeaderConfiguring {
    /// As it was set.
    var content: (any ContentConfiguration)?
    var contentView: (any View & ContentView)?
    /// As it was set.
    var background: BackgroundConfiguration?
    var backgroundContent: BackgroundConfigurationView?
    var adaptsContent = true
    var adaptsBackground = true
    var updateHandler: TableViewHeaderFooterView.ConfigurationUpdateHandler?
    /// The state that the configurations were brought up to date with; nothing where one is due.
    var state: ViewConfigurationState?
    var isUpdating = false
}
