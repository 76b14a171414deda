import Foundation

/// The configurations of a cell and the views that show them.
struct CellConfiguring {
    /// As it was set.
    var content: (any ContentConfiguration)?
    var contentView: (any View & ContentView)?
    /// As it was set.
    var background: BackgroundConfiguration?
    var backgroundContent: BackgroundConfigurationView?
    var adaptsContent = true
    var adaptsBackground = true
    var updateHandler: TableViewCell.ConfigurationUpdateHandler?
    /// The state that the configurations were brought up to date with; nothing where one is due.
    var state: CellConfigurationState?
    var isUpdating = false

    /// Where the text of a list content begins in the content view; points.
    var textInset: CGFloat? { (contentView as? ListContentView)?.textInset }
}
