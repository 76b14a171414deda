import Foundation
import TableControls
import TableDrawing

/// Content and background configurations, equivalent to the configurations of cells.
extension TableViewHeaderFooterView: ConfiguredView {
    /// Closure that sets the configurations of a header or footer after a change of its state.
    public typealias ConfigurationUpdateHandler =
        (TableViewHeaderFooterView, ViewConfigurationState) -> Void

    /// Content in place of the view's labels, or `nil` to display the labels.
    public var contentConfiguration: (any ContentConfiguration)? {
        get { configuring.content }
        set { set(newValue) }
    }

    /// Background behind the content in place of the theme's background.
    ///
    /// Setting the configuration sets `backgroundView` to `nil`, and setting `backgroundView`
    /// sets the configuration to `nil`.
    public var backgroundConfiguration: BackgroundConfiguration? {
        get { configuring.background }
        set {
            if newValue != nil, backgroundView != nil { backgroundView = nil }
            set(newValue)
        }
    }

    /// Whether `contentConfiguration` adapts to each state.
    public var automaticallyUpdatesContentConfiguration: Bool {
        get { configuring.adaptsContent }
        set { configuring.adaptsContent = newValue }
    }

    /// Whether `backgroundConfiguration` adapts to each state.
    public var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configuring.adaptsBackground }
        set { configuring.adaptsBackground = newValue }
    }

    /// Closure that runs after `updateConfiguration(using:)` when the view's state has
    /// changed.
    public var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { configuring.updateHandler }
        set {
            configuring.updateHandler = newValue
            setNeedsUpdateConfiguration()
        }
    }

    /// Returns an empty list content configuration for the view's role in the table.
    public func defaultContentConfiguration() -> ListContentConfiguration {
        switch (look.role, look.showsDetail) {
        case (.header, false): .plainHeader()
        case (.header, true): .groupedHeader()
        case (.footer, false): .plainFooter()
        case (.footer, true): .groupedFooter()
        }
    }

    /// Returns an empty background configuration for the view's role in the table.
    public func defaultBackgroundConfiguration() -> BackgroundConfiguration {
        look.role == .header ? .listHeader() : .listFooter()
    }

    /// Schedules `updateConfiguration(using:)` before the view is displayed.
    public func setNeedsUpdateConfiguration() {
        configuring.state = nil
        setNeedsLayout()
    }

    func fitted(_ content: any ContentConfiguration) -> any ContentConfiguration {
        (content as? ListContentConfiguration)?.adopted(by: look.metrics) ?? content
    }

    /// Margins of the view, by default the side margins of titles.
    var backgroundMargins: DirectionalEdgeInsets { directionalLayoutMargins }

    func insert(_ background: BackgroundConfigurationView) { insertSubview(background, at: 0) }
}
