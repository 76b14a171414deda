import Foundation
import TableControls

extension View {
    /// Displays a configuration in the whole view, behind its other subviews.
    ///
    /// The current content view is reused if it supports the configuration; otherwise a new
    /// view is created.
    func show(
        _ content: (any ContentConfiguration)?, by shown: inout (any View & ContentView)?
    ) {
        if let view = shown {
            if let content, view.supports(content) {
                view.configuration = content
                return
            }
            view.removeFromSuperview()
            shown = nil
        }
        guard let content else { return }
        let view = content.makeContentView()
        shown = view
        view.identity.partName = view.identity.partName ?? "content"
        view.frame = CGRect(origin: .zero, size: bounds.size)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
    }
}
