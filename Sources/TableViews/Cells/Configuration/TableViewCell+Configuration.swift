import Foundation
import TableDrawing

/// Content and background as configurations.
extension TableViewCell: ConfiguredView {
    /// Runs when the state of a cell has changed, to set its configurations.
    public typealias ConfigurationUpdateHandler = (TableViewCell, CellConfigurationState) -> Void

    /// What the cell shows instead of its labels and image; nothing shows those.
    public var contentConfiguration: (any ContentConfiguration)? {
        get { configuring.content }
        set { set(newValue) }
    }

    /// What lies behind the content instead of the theme's background and selection.
    ///
    /// It takes the place of `backgroundView`, `selectedBackgroundView` and
    /// `multipleSelectionBackgroundView`, which become nothing, and becomes nothing where one of them is set.
    public var backgroundConfiguration: BackgroundConfiguration? {
        get { configuring.background }
        set {
            if newValue != nil { removeBackgroundViews() }
            set(newValue)
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

    /// The content with the main text's font that the table has, where nobody chose another.
    func fitted(_ content: any ContentConfiguration) -> any ContentConfiguration {
        guard var list = content as? ListContentConfiguration,
            list.textProperties.font == list.plainTextFont,
            let font = groupedMetrics?.defaultTextFont
        else { return content }
        list.textProperties.font = font.font()
        return list
    }

    /// The cell's own margins, or else those that texts have in a row without accessories.
    var backgroundMargins: DirectionalEdgeInsets {
        var margins = ownLayoutMargins ?? .defaultLayoutMargins
        if ownLayoutMargins == nil {
            let side = RenderContext.current.theme.cell.margins.margin(forWidth: marginWidth)
            margins.leading = side
            margins.trailing = side
        }
        // The background reaches beyond the part that content stands in.
        let frame = backgroundFrame
        let beyond = EdgeInsets(
            left: body.minX - frame.minX, right: frame.maxX - body.maxX)
        return margins.adding(
            DirectionalEdgeInsets(beyond, in: traitCollection.layoutDirection),
            at: [.leading, .trailing])
    }

    func insert(_ background: BackgroundConfigurationView) {
        addSubview(background)
        orderParts()
    }
}
