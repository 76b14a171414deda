import Foundation
import TableDrawing

/// Content and background as configurations, as cells have them.
extension TableViewHeaderFooterView {
    /// Runs when the state of a header or footer has changed, to set its configurations.
    public typealias ConfigurationUpdateHandler =
        (TableViewHeaderFooterView, ViewConfigurationState) -> Void

    /// What the view shows instead of its labels; nothing shows those.
    public var contentConfiguration: (any ContentConfiguration)? {
        get { configuring.content }
        set {
            configuring.content = newValue
            showContent(newValue.map { adapted($0) })
        }
    }

    /// What lies behind the content instead of the theme's background.
    ///
    /// It takes the place of `backgroundView`, which becomes nothing, and becomes nothing where that is set.
    public var backgroundConfiguration: BackgroundConfiguration? {
        get { configuring.background }
        set {
            if newValue != nil, backgroundView != nil { backgroundView = nil }
            configuring.background = newValue
            showBackground(newValue.map { adapted($0) })
        }
    }

    /// Whether `contentConfiguration` takes on the looks of each state.
    public var automaticallyUpdatesContentConfiguration: Bool {
        get { configuring.adaptsContent }
        set { configuring.adaptsContent = newValue }
    }

    /// Whether `backgroundConfiguration` takes on the looks of each state.
    public var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configuring.adaptsBackground }
        set { configuring.adaptsBackground = newValue }
    }

    /// Runs when the state of the view has changed, after `updateConfiguration(using:)`.
    public var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { configuring.updateHandler }
        set {
            configuring.updateHandler = newValue
            setNeedsUpdateConfiguration()
        }
    }

    /// An empty list content that suits the view's place in the table.
    public func defaultContentConfiguration() -> ListContentConfiguration {
        switch (look.role, look.showsDetail) {
        case (.header, false): .plainHeader()
        case (.header, true): .groupedHeader()
        case (.footer, false): .plainFooter()
        case (.footer, true): .groupedFooter()
        }
    }

    /// An empty background that suits the view's place in the table.
    public func defaultBackgroundConfiguration() -> BackgroundConfiguration {
        look.role == .header ? .listHeader() : .listFooter()
    }

    /// Has `updateConfiguration(using:)` run before the view is shown.
    public func setNeedsUpdateConfiguration() {
        configuring.state = nil
        setNeedsLayout()
    }

    /// Runs `updateConfiguration(using:)` and the handler where the state has changed.
    func updateConfigurationIfNeeded() {
        let state = configurationState
        guard !configuring.isUpdating, configuring.state != state else { return }
        configuring.state = state
        configuring.isUpdating = true
        defer { configuring.isUpdating = false }
        updateConfiguration(using: state)
        configuring.updateHandler?(self, state)
    }

    func adaptConfigurations(to state: ViewConfigurationState) {
        if let content = configuring.content, configuring.adaptsContent {
            showContent(content.updated(for: state))
        }
        if let background = configuring.background, configuring.adaptsBackground {
            showBackground(background.updated(for: state))
        }
    }

    /// Shows a content that adopts the table's style anew in a table of another one.
    func refitContent() {
        guard let list = configuring.content as? ListContentConfiguration,
            list.adoptedRole != nil
        else { return }
        showContent(adapted(list))
    }

    private func adapted<Content: ContentConfiguration>(_ content: Content) -> Content {
        configuring.adaptsContent ? content.updated(for: configurationState) : content
    }

    private func adapted(_ background: BackgroundConfiguration) -> BackgroundConfiguration {
        configuring.adaptsBackground ? background.updated(for: configurationState) : background
    }

    private func showContent(_ content: (any ContentConfiguration)?) {
        setNeedsLayout()
        var shown = content
        if let list = content as? ListContentConfiguration {
            shown = list.adopted(by: look.metrics)
        }
        contentView.show(shown, by: &configuring.contentView)
    }

    private func showBackground(_ background: BackgroundConfiguration?) {
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
            insertSubview(view, at: 0)
        }
    }
}
