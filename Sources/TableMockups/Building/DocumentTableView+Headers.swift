import Foundation
import TableText
import TableViews

/// Section headers and footers that are more than a title.
extension DocumentTableView {
    /// The view of a header or footer; nothing where the table shows a title, or nothing at all.
    func view(of edge: SectionEdge, _ metrics: HeaderMetrics, _ kind: String) -> View? {
        if let use = edge.view { return describedView(use, kind) }
        if let configuration = edge.configuration { return view(of: configuration, kind) }
        guard let text = edge.text, text.isStyled else { return nil }
        let identifier = ReservedIdentifier.text(kind)
        let view =
            dequeueReusableHeaderFooterView(withIdentifier: identifier)
            ?? TableViewHeaderFooterView(reuseIdentifier: identifier)
        view.textLabel?.attributedText = text.attributedString(base: metrics.font.font())
        return view
    }

    private func view(of configuration: ContentConfigurationDescription, _ kind: String) -> View {
        let identifier = ReservedIdentifier.configured(kind)
        let view =
            dequeueReusableHeaderFooterView(withIdentifier: identifier)
            ?? TableViewHeaderFooterView(reuseIdentifier: identifier)
        view.contentConfiguration = configuration.configuration(images)
        return view
    }

    /// A view of a prototype; those that headers are made of are used again.
    private func describedView(_ use: ViewUse, _ kind: String) -> View? {
        guard let identifier = use.prototype.view.reuseIdentifier else {
            return use.view()
        }
        let view =
            dequeueReusableHeaderFooterView(withIdentifier: identifier)
            ?? use.prototype.makeView() as? TableViewHeaderFooterView
        if let view { show(use.values, of: use.prototype, in: view) }
        return view
    }

    /// What the theme says of headers in the table's style.
    var headerMetrics: HeaderMetrics {
        theme.groupedMetrics(for: style)?.header ?? theme.header
    }

    /// What the theme says of footers in the table's style.
    var footerMetrics: HeaderMetrics {
        theme.groupedMetrics(for: style)?.footer ?? theme.footer
    }
}
