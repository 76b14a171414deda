import Foundation
import TableDrawing

/// Content and background as configurations, as cells have them.
extension TableViewHeaderFooterView {
    /// What the view shows instead of its labels; nothing shows those.
    public var contentConfiguration: (any ContentConfiguration)? {
        get { configuring.content }
        set {
            configuring.content = newValue
            showContent(newValue?.updated(for: configurationState))
        }
    }

    /// What lies behind the content instead of the theme's background.
    public var backgroundConfiguration: BackgroundConfiguration? {
        get { configuring.background }
        set {
            configuring.background = newValue
            showBackground(newValue?.updated(for: configurationState))
        }
    }

    /// What the view's looks depend on.
    public var configurationState: ViewConfigurationState {
        ViewConfigurationState(traitCollection: traitCollection)
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

    private func showContent(_ content: (any ContentConfiguration)?) {
        setNeedsLayout()
        contentView.show(content, by: &configuring.contentView)
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
