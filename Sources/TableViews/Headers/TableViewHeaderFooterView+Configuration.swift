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
        if let view = configuring.contentView {
            if let content, view.supports(content) {
                view.configuration = content
                return
            }
            view.removeFromSuperview()
            configuring.contentView = nil
        }
        guard let content else { return }
        let view = content.makeContentView()
        configuring.contentView = view
        view.partName = view.partName ?? "content"
        view.frame = CGRect(origin: .zero, size: contentView.bounds.size)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.insertSubview(view, at: 0)
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
