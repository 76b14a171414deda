import Foundation
import TableControls
import TableGeometry
import TableText
import TableThemes

extension ContentLayout {
    /// Heights that the delegate, the table and the theme give for a header or footer.
    private struct Heights {
        /// The delegate's height, or `automaticDimension` if the delegate leaves it open.
        var delegate: CGFloat
        /// Height set on the table for all sections.
        var own: CGFloat?
        /// Height of a header without a title in a grouped table, or with one line in a plain
        /// table.
        var standard: CGFloat
        /// Height of a view without an intrinsic size.
        ///
        /// 0 or `automaticDimension` stands for the standard height.
        var estimate: CGFloat

        /// Height of a view without an intrinsic size.
        var ofSizelessView: CGFloat { estimate > 0 ? estimate : standard }
    }

    /// Keeps the header's title or the delegate's view, and returns its height.
    func loadHeader(_ section: Int, _ dataSource: any TableViewDataSource) -> CGFloat {
        let spacing = groupedMetrics?.spacing
        let standard = section == 0 ? spacing?.firstHeaderHeight : spacing?.headerHeight
        let heights = Heights(
            delegate: table.delegate?.tableView(table, heightForHeaderInSection: section)
                ?? TableView.automaticDimension,
            own: table.own.sectionHeaderHeight,
            standard: standard ?? RenderContext.current.theme.table.sectionHeaderHeight,
            estimate: table.delegate?.tableView(table, estimatedHeightForHeaderInSection: section)
                ?? table.estimatedSectionHeaderHeight)
        if let view = table.delegate?.tableView(table, viewForHeaderInSection: section) {
            return height(of: table.headersAndFooters.keep(view, section, .header), heights) {
                measuring in
                measuring.tableView(table, heightOfHeader: view, inSection: section)
            }
        }
        let title = dataSource.tableView(table, titleForHeaderInSection: section)
        table.headersAndFooters.keepTitle(title, section, .header)
        return height(ofTitle: title, .header, heights)
    }

    /// Keeps the footer's text or the delegate's view, and returns its height.
    func loadFooter(_ section: Int, _ dataSource: any TableViewDataSource) -> CGFloat {
        let heights = Heights(
            delegate: table.delegate?.tableView(table, heightForFooterInSection: section)
                ?? TableView.automaticDimension,
            own: table.own.sectionFooterHeight,
            standard: groupedMetrics?.spacing.footerHeight
                ?? RenderContext.current.theme.table.sectionFooterHeight,
            estimate: table.delegate?.tableView(table, estimatedHeightForFooterInSection: section)
                ?? table.estimatedSectionFooterHeight)
        if let view = table.delegate?.tableView(table, viewForFooterInSection: section) {
            return height(of: table.headersAndFooters.keep(view, section, .footer), heights) {
                measuring in
                measuring.tableView(table, heightOfFooter: view, inSection: section)
            }
        }
        let title = dataSource.tableView(table, titleForFooterInSection: section)
        table.headersAndFooters.keepTitle(title, section, .footer)
        return height(ofTitle: title, .footer, heights)
    }

    /// Returns the space above the header of a section, in points.
    ///
    /// The first header of a grouped table has additional space, unless the delegate decides
    /// its height.
    func topPadding(ofSection section: Int, header: CGFloat) -> CGFloat {
        let padding = header > 0 ? max(0, table.sectionHeaderTopPadding) : 0
        guard section == 0, let spacing = groupedMetrics?.spacing else { return padding }
        let decided =
            table.delegate?.tableView(table, heightForHeaderInSection: 0)
            ?? TableView.automaticDimension
        guard decided == TableView.automaticDimension else { return padding }
        // A view counts as a title. Its height differs from the height of a header without a
        // title.
        let hasTitle =
            table.headersAndFooters.hasTitle(.header, section: 0)
            || header != firstHeaderHeightWithoutTitle
        return padding
            + (hasTitle ? spacing.paddingAboveFirstTitle : spacing.paddingAboveFirstRows)
    }

    private var firstHeaderHeightWithoutTitle: CGFloat? {
        table.own.sectionHeaderHeight ?? groupedMetrics?.spacing.firstHeaderHeight
    }

    private func height(ofTitle title: String?, _ role: SectionEdge, _ heights: Heights)
        -> CGFloat
    {
        let decided = heights.delegate == TableView.automaticDimension ? nil : heights.delegate
        let set = heights.own == TableView.automaticDimension ? nil : heights.own
        guard let title else {
            return table.style == .plain ? 0 : decided ?? set ?? heights.standard
        }
        if let decided { return decided }
        guard table.style == .plain else {
            return max(set ?? heights.standard, titleHeight(title, role))
        }
        return set ?? titleHeight(title, role)
    }

    private func height(
        of view: View, _ heights: Heights, measured: (any SectionViewMeasuring) -> CGFloat?
    ) -> CGFloat {
        if heights.delegate != TableView.automaticDimension { return heights.delegate }
        if let own = heights.own, own != TableView.automaticDimension { return own }
        if let height = (table.delegate as? any SectionViewMeasuring).flatMap(measured) {
            return height
        }
        if table.style == .plain, !(view is TableViewHeaderFooterView), !view.isConstraintRoot {
            return heights.ofSizelessView
        }
        let width = rowRect(Extent(minY: 0, height: 0)).width
        let fitting = view.fittingHeight(forWidth: width)
        guard fitting.isFinite, fitting > 0 else { return heights.ofSizelessView }
        return PixelGrid.current.ceil(fitting)
    }

    /// Returns the height of a title.
    ///
    /// The height of single-line titles is measured once.
    private func titleHeight(_ title: String, _ role: SectionEdge) -> CGFloat {
        let isShort = isCertainlyOneLine(title, role)
        if isShort, let height = state.oneLineHeights[role] { return height }
        let view = table.headersAndFooters.titleView(isShort ? "x" : title, role)
        let width = rowRect(Extent(minY: 0, height: 0)).width
        let height = view.sizeThatFits(
            CGSize(width: width, height: .greatestFiniteMagnitude)
        ).height
        if isShort { state.oneLineHeights[role] = height }
        return height
    }

    /// Whether a title certainly fits into a single line, based on the widest ASCII letter.
    private func isCertainlyOneLine(_ title: String, _ role: SectionEdge) -> Bool {
        let look = table.headersAndFooters.look(role)
        let widest = look.metrics.font.font().pointSize * Self.widestLetter
        let space =
            rowRect(Extent(minY: 0, height: 0)).width - table.accessories.sectionIndexWidth - look
            .margin * 2
        return !title.isEmpty && CGFloat(title.utf8.count) * widest <= space
            && title.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
    }

    /// Upper bound of the advance of an ASCII letter, in ems.
    private static let widestLetter: CGFloat = 1.25
}

/// Delegate that measures section headers and footers whose contents the delegate has placed.
///
/// The table calls these methods if neither the delegate nor the table states a height. Heights are
/// in points. A result of `nil` leaves the height to the view.
package protocol SectionViewMeasuring: AnyObject {
    func tableView(
        _ tableView: TableView, heightOfHeader view: View, inSection section: Int
    ) -> CGFloat?
    func tableView(
        _ tableView: TableView, heightOfFooter view: View, inSection section: Int
    ) -> CGFloat?
}
