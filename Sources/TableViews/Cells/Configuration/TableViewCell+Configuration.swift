import Foundation
import TableControls
import TableDrawing
import TableThemes

/// Content and background configurations.
extension TableViewCell: ConfiguredView {
    /// Closure that sets the configurations of a cell after a change of its state.
    public typealias ConfigurationUpdateHandler = (TableViewCell, CellConfigurationState) -> Void

    /// Content in place of the cell's labels and image, or `nil` to display labels and image.
    public var contentConfiguration: (any ContentConfiguration)? {
        get { configuring.content }
        set { set(newValue) }
    }

    /// Background behind the content in place of the theme's background and selection.
    ///
    /// Setting the configuration sets `backgroundView`, `selectedBackgroundView` and
    /// `multipleSelectionBackgroundView` to `nil`, and setting any of the views sets the
    /// configuration to `nil`.
    public var backgroundConfiguration: BackgroundConfiguration? {
        get { configuring.background }
        set {
            if newValue != nil { removeBackgroundViews() }
            set(newValue)
        }
    }

    /// Removes the views that a background configuration replaces; a grouped table's
    /// background is hidden.
    private func removeBackgroundViews() {
        if let view = backgroundView, !(view is GroupedBackgroundView) {
            backgroundView = background.location == nil ? nil : GroupedBackgroundView(frame: .zero)
        }
        if selectedBackgroundView != nil { selectedBackgroundView = nil }
        if multipleSelectionBackgroundView != nil { multipleSelectionBackgroundView = nil }
    }

    /// Removes the background configuration if a custom view replaces it.
    func endConfiguredBackground(for view: View?) {
        guard let view, !(view is GroupedBackgroundView), configuring.background != nil else {
            return
        }
        backgroundConfiguration = nil
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

    /// Closure that runs after `updateConfiguration(using:)` when the cell's state has
    /// changed.
    public var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { configuring.updateHandler }
        set {
            configuring.updateHandler = newValue
            setNeedsUpdateConfiguration()
        }
    }

    /// Returns an empty list content configuration for the cell's style.
    public func defaultContentConfiguration() -> ListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    /// Returns an empty background configuration for the cell's table.
    public func defaultBackgroundConfiguration() -> BackgroundConfiguration {
        .listCell().updated(for: configurationState)
    }

    /// Schedules `updateConfiguration(using:)` before the cell is displayed.
    public func setNeedsUpdateConfiguration() {
        configuring.state = nil
        setNeedsLayout()
    }

    /// Returns the content with the table's font for the main text, unless changed explicitly.
    func fitted(_ content: any ContentConfiguration) -> any ContentConfiguration {
        guard var list = content as? ListContentConfiguration,
            list.textProperties.font == list.plainTextFont,
            let font = groupedMetrics?.defaultTextFont
        else { return content }
        list.textProperties.font = font.font()
        return list
    }

    /// Margins of the cell, extended to the background's edges.
    var backgroundMargins: DirectionalEdgeInsets {
        let margins = directionalLayoutMargins
        // The background extends beyond the area of the content.
        let frame = background.backgroundFrame
        let beyond = EdgeInsets(
            left: layout.body.minX - frame.minX, right: frame.maxX - layout.body.maxX)
        return margins.adding(
            DirectionalEdgeInsets(beyond, in: traitCollection.layoutDirection),
            at: [.leading, .trailing])
    }

    func insert(_ background: BackgroundConfigurationView) {
        addSubview(background)
        layout.orderParts()
    }
}
