import Foundation
import TableDrawing

/// Content and background as configurations, as cells have them.
extension TableViewHeaderFooterView: ConfiguredView {
    /// Runs when the state of a header or footer has changed, to set its configurations.
    public typealias ConfigurationUpdateHandler =
        (TableViewHeaderFooterView, ViewConfigurationState) -> Void

    /// What the view shows instead of its labels; nothing shows those.
    public var contentConfiguration: (any ContentConfiguration)? {
        get { configuring.content }
        set { set(newValue) }
    }

    /// What lies behind the content instead of the theme's background.
    ///
    /// It takes the place of `backgroundView`, which becomes nothing, and becomes nothing where that is set.
    public var backgroundConfiguration: BackgroundConfiguration? {
        get { configuring.background }
        set {
            if newValue != nil, backgroundView != nil { backgroundView = nil }
            set(newValue)
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

    func fitted(_ content: any ContentConfiguration) -> any ContentConfiguration {
        (content as? ListContentConfiguration)?.adopted(by: look.metrics) ?? content
    }

    /// The view's own margins, or else those that titles have at the sides.
    var backgroundMargins: DirectionalEdgeInsets {
        if let ownLayoutMargins { return ownLayoutMargins }
        var margins = DirectionalEdgeInsets.defaultLayoutMargins
        margins.leading = look.margin
        margins.trailing = look.margin
        return margins
    }

    func insert(_ background: BackgroundConfigurationView) { insertSubview(background, at: 0) }
}
