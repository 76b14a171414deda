import Foundation
import TableDrawing

/// Content and background as configurations.
extension TableViewCell {
    /// Runs when the state of a cell has changed, to set its configurations.
    public typealias ConfigurationUpdateHandler = (TableViewCell, CellConfigurationState) -> Void

    /// What the cell shows instead of its labels and image; nothing shows those.
    public var contentConfiguration: (any ContentConfiguration)? {
        get { configuring.content }
        set {
            configuring.content = newValue
            showContent(newValue.map { adapted($0) })
        }
    }

    /// What lies behind the content instead of the theme's background and selection.
    ///
    /// It takes the place of `backgroundView`, `selectedBackgroundView` and
    /// `multipleSelectionBackgroundView`, which become nothing, and becomes nothing where one of them is set.
    public var backgroundConfiguration: BackgroundConfiguration? {
        get { configuring.background }
        set {
            if newValue != nil { removeBackgroundViews() }
            configuring.background = newValue
            showBackground(newValue.map { adapted($0) })
        }
    }

    /// Takes away what a background configuration stands for; a grouped table's own background stays, hidden.
    private func removeBackgroundViews() {
        if let view = backgroundView, !(view is GroupedBackgroundView) {
            backgroundView = location == nil ? nil : GroupedBackgroundView(frame: .zero)
        }
        if selectedBackgroundView != nil { selectedBackgroundView = nil }
        if multipleSelectionBackgroundView != nil { multipleSelectionBackgroundView = nil }
    }

    /// Ends the background configuration where a view of the user's takes its place.
    func endConfiguredBackground(for view: View?) {
        guard let view, !(view is GroupedBackgroundView), configuring.background != nil else {
            return
        }
        backgroundConfiguration = nil
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

    /// Runs when the state of the cell has changed, after `updateConfiguration(using:)`.
    public var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { configuring.updateHandler }
        set {
            configuring.updateHandler = newValue
            setNeedsUpdateConfiguration()
        }
    }

    /// An empty list content that suits the cell's style.
    public func defaultContentConfiguration() -> ListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    /// An empty background that suits the table that the cell stands in.
    public func defaultBackgroundConfiguration() -> BackgroundConfiguration {
        .listCell().updated(for: configurationState)
    }

    /// Has `updateConfiguration(using:)` run before the cell is shown.
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

    func adaptConfigurations(to state: CellConfigurationState) {
        if let content = configuring.content, configuring.adaptsContent {
            showContent(content.updated(for: state))
        }
        if let background = configuring.background, configuring.adaptsBackground {
            showBackground(background.updated(for: state))
        }
    }

    private func adapted<Content: ContentConfiguration>(_ content: Content) -> Content {
        configuring.adaptsContent ? content.updated(for: configurationState) : content
    }

    private func adapted(_ background: BackgroundConfiguration) -> BackgroundConfiguration {
        configuring.adaptsBackground ? background.updated(for: configurationState) : background
    }

    private func showContent(_ content: (any ContentConfiguration)?) {
        setNeedsLayout()
        contentView.show(content.map { fitted($0) }, by: &configuring.contentView)
    }

    /// The content with the main text's font that the table has, where nobody chose another.
    private func fitted(_ content: any ContentConfiguration) -> any ContentConfiguration {
        guard var list = content as? ListContentConfiguration,
            list.textProperties.font == list.plainTextFont,
            let font = groupedMetrics?.defaultTextFont
        else { return content }
        list.textProperties.font = font.font()
        return list
    }

    /// Shows the content anew in a table of another style.
    func refitContent() {
        if let content = configuring.content { showContent(adapted(content)) }
    }

    private func showBackground(_ background: BackgroundConfiguration?) {
        guard let background else {
            configuring.backgroundContent?.removeFromSuperview()
            configuring.backgroundContent = nil
            return setNeedsLayout()
        }
        if let view = configuring.backgroundContent {
            view.configuration = background
        } else {
            let view = BackgroundConfigurationView(background)
            configuring.backgroundContent = view
            addSubview(view)
            orderParts()
        }
        setNeedsLayout()
    }
}
