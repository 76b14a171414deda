import DocumentValues
import Foundation
import TableControls
import TableText
import TableThemes
import TableViews

/// Section headers and footers with views or content configurations.
extension DocumentTableView {
    /// Returns the view of a header or footer, or `nil` if the table shows a title or an empty
    /// space.
    func view(of edge: SectionEdgeDescription, _ metrics: HeaderMetrics, _ kind: String) -> View? {
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

    /// Returns a view of a prototype.
    ///
    /// Views of header prototypes are reused.
    private func describedView(_ use: ViewUse, _ kind: String) -> View? {
        guard let identifier = use.prototype.view.reuseIdentifier else {
            return use.view(width: layout.rowWidth)
        }
        let sized = sizedView(of: use.prototype)
        let view =
            dequeueReusableHeaderFooterView(withIdentifier: identifier)
            ?? use.prototype.makeView(as: sized) as? TableViewHeaderFooterView
        guard let view else { return nil }
        // Texts without frames wrap at the view's width, and values are measured at this width.
        headersAndFooters.prepareForMeasuring(view, height: sized.framedHeight ?? 0)
        view.layOutProvisionally()
        show(use.values, of: use.prototype, in: view)
        return view
    }

    /// Returns the height of a header or footer without a stated height, in points, or `nil` if
    /// no prototype describes the view.
    func contentHeight(of view: View, _ edge: SectionEdgeDescription) -> CGFloat? {
        guard let use = edge.view else { return nil }
        guard use.prototype.view.reuseIdentifier != nil else { return view.bounds.height }
        view.layOutProvisionally()
        return use.prototype.contentHeight(
            of: view, declared: sizedView(of: use.prototype).framedHeight ?? 0)
    }

    private func sizedView(of prototype: CellPrototype) -> ViewDescription {
        if let known = sizedPrototypes[prototype.reuseIdentifier] { return known }
        let sized = prototype.sizedView(rowHeight: nil)
        sizedPrototypes[prototype.reuseIdentifier] = sized
        return sized
    }

    /// The theme's header metrics for the table's style.
    var headerMetrics: HeaderMetrics {
        theme.groupedMetrics(for: style)?.header ?? theme.header
    }

    /// The theme's footer metrics for the table's style.
    var footerMetrics: HeaderMetrics {
        theme.groupedMetrics(for: style)?.footer ?? theme.footer
    }
}
