import Foundation

/// The configurations of a cell, a header or a footer, and the views that show them.
struct ViewConfiguring<Owner, State> {
    /// As it was set.
    var content: (any ContentConfiguration)?
    var contentView: (any View & ContentView)?
    /// As it was set.
    var background: BackgroundConfiguration?
    var backgroundContent: BackgroundConfigurationView?
    var adaptsContent = true
    var adaptsBackground = true
    var updateHandler: ((Owner, State) -> Void)?
    /// The state that the configurations were brought up to date with; nothing where one is due.
    var state: State?
    var isUpdating = false

    /// Where the text of a list content begins in the content view; points.
    var textInset: CGFloat? { (contentView as? ListContentView)?.textInset }
}
