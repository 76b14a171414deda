import Foundation
import TableText
import TableViews

/// Section headers and footers that are more than a title.
extension DocumentTableView {
    /// The view of a header or footer; nothing where the table shows a title, or nothing at all.
    func view(of edge: SectionEdge, _ metrics: HeaderMetrics, _ kind: String) -> View? {
        if let use = edge.view { return describedView(use, kind) }
        if let configuration = edge.configuration {
            return view(of: configuration, on: edge.background, kind)
        }
        guard let text = edge.text, text.isStyled else { return nil }
        let identifier = ReservedIdentifier.text(kind)
        let view =
            dequeueReusableHeaderFooterView(withIdentifier: identifier)
            ?? TableViewHeaderFooterView(reuseIdentifier: identifier)
        view.textLabel?.attributedText = text.attributedString(base: metrics.font.font())
        return view
    }

    private func view(
        of configuration: ContentConfigurationDescription,
        on background: BackgroundConfigurationDescription?, _ kind: String
    ) -> View {
        let identifier = ReservedIdentifier.configured(kind)
        let view =
            dequeueReusableHeaderFooterView(withIdentifier: identifier)
            ?? TableViewHeaderFooterView(reuseIdentifier: identifier)
        view.contentConfiguration = configuration.configuration(images)
        view.backgroundConfiguration = background?.configuration(images)
        return view
    }

    /// A view of a prototype; those that headers are made of are used again.
    private func describedView(_ use: ViewUse, _ kind: String) -> View? {
        guard let identifier = use.prototype.view.reuseIdentifier else {
            return use.view(width: rowWidth)
        }
        let sized = sizedView(of: use.prototype)
        let view =
            dequeueReusableHeaderFooterView(withIdentifier: identifier)
            ?? use.prototype.makeView(as: sized) as? TableViewHeaderFooterView
        guard let view else { return nil }
        // Texts without frames wrap where the view ends, and values are measured at its width.
        prepareForMeasuring(view, height: sized.framedHeight ?? 0)
        view.layoutIfNeeded()
        show(use.values, of: use.prototype, in: view)
        return view
    }

    /// The height of a header or footer whose description states none, in points; nothing where it is not
    /// described.
    func contentHeight(of view: View, _ edge: SectionEdge) -> CGFloat? {
        guard let use = edge.view else { return nil }
        guard use.prototype.view.reuseIdentifier != nil else { return view.bounds.height }
        view.layoutIfNeeded()
        return use.prototype.contentHeight(
            of: view, declared: sizedView(of: use.prototype).framedHeight ?? 0)
    }

    private func sizedView(of prototype: CellPrototype) -> ViewDescription {
        if let known = sizedPrototypes[prototype.reuseIdentifier] { return known }
        let sized = prototype.sizedView(rowHeight: nil)
        sizedPrototypes[prototype.reuseIdentifier] = sized
        return sized
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
