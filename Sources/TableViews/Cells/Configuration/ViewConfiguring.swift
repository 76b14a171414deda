import Foundation
import TableControls

/// Configurations of a cell, header or footer, and the views that display them.
struct ViewConfiguring<Owner, State> {
    /// Content configuration before its adaptation to a state.
    var content: (any ContentConfiguration)?
    var contentView: (any View & ContentView)?
    /// Background configuration before its adaptation to a state.
    var background: BackgroundConfiguration?
    var backgroundContent: BackgroundConfigurationView?
    var adaptsContent = true
    var adaptsBackground = true
    var updateHandler: ((Owner, State) -> Void)?
    /// State of the last update, or `nil` if an update is due.
    var state: State?
    var isUpdating = false

    /// Leading position of a list content's text in the content view, in points.
    var textInset: CGFloat? { (contentView as? ListContentView)?.textInset }
}
