import Foundation

extension View {
    /// Shows a configuration in all of this view, behind what else is in it: by the view that shows the
    /// former one, where it can, else by one of its own.
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
        view.partName = view.partName ?? "content"
        view.frame = CGRect(origin: .zero, size: bounds.size)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
    }
}
