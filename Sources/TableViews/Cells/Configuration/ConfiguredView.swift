import Foundation
import TableControls
import TableDrawing

/// View with content and background configurations that follow its state: a cell, header or
/// footer.
protocol ConfiguredView: View {
    associatedtype Owner
    associatedtype State: ConfigurationState & Equatable

    var configuring: ViewConfiguring<Owner, State> { get set }
    var contentView: View { get }
    /// Layout margins of the background, in points.
    var backgroundMargins: DirectionalEdgeInsets { get }
    var configurationState: State { get }

    func updateConfiguration(using state: State)
    /// Returns the content with defaults for the table's style, unless changed explicitly.
    func fitted(_ content: any ContentConfiguration) -> any ContentConfiguration
    /// Inserts the view of a background configuration behind the other parts.
    func insert(_ background: BackgroundConfigurationView)
}

extension ConfiguredView {
    /// Runs `updateConfiguration(using:)` and the update handler if the state has changed.
    func updateConfigurationIfNeeded() {
        let state = configurationState
        guard !configuring.isUpdating, configuring.state != state else { return }
        configuring.state = state
        configuring.isUpdating = true
        defer { configuring.isUpdating = false }
        updateConfiguration(using: state)
        if let owner = self as? Owner { configuring.updateHandler?(owner, state) }
    }

    func adaptConfigurations(to state: State) {
        if let content = configuring.content, configuring.adaptsContent {
            show(content.updated(for: state))
        }
        if let background = configuring.background, configuring.adaptsBackground {
            show(background.updated(for: state))
        }
    }

    /// Sets a content configuration and displays it in the current state.
    func set(_ content: (any ContentConfiguration)?) {
        configuring.content = content
        show(content.map { adapted($0) })
    }

    /// Sets a background configuration and displays it in the current state.
    func set(_ background: BackgroundConfiguration?) {
        configuring.background = background
        show(
            background.map {
                configuring.adaptsBackground ? $0.updated(for: configurationState) : $0
            })
    }

    /// Updates the displayed content for a table of another style.
    func refitContent() {
        if let content = configuring.content { show(adapted(content)) }
    }

    private func adapted<Content: ContentConfiguration>(_ content: Content) -> Content {
        configuring.adaptsContent ? content.updated(for: configurationState) : content
    }

    private func show(_ content: (any ContentConfiguration)?) {
        setNeedsLayout()
        contentView.show(content.map { fitted($0) }, by: &configuring.contentView)
    }

    private func show(_ background: BackgroundConfiguration?) {
        setNeedsLayout()
        guard let background else {
            configuring.backgroundContent?.removeFromSuperview()
            configuring.backgroundContent = nil
            return
        }
        if let view = configuring.backgroundContent {
            view.configuration = background
        } else {
            let view = BackgroundConfigurationView(background)
            configuring.backgroundContent = view
            insert(view)
        }
    }
}

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
