import Foundation
import TableDrawing
import TableGeometry
import TableText

/// The heights of section headers and footers: the delegate's, the table's, or those that their texts
/// and views need.
extension TableView {
    /// What the delegate, the table and the theme say of a header or footer.
    private struct Heights {
        /// The delegate's height; `automaticDimension` where it leaves it.
        var delegate: CGFloat
        /// What was set for all.
        var own: CGFloat?
        /// Without a text in a grouped table, with one line in a plain one.
        var standard: CGFloat
        /// What a view without a size of its own takes; 0 or `automaticDimension` is the standard.
        var estimate: CGFloat

        /// The height of a view that has none.
        var ofSizelessView: CGFloat { estimate > 0 ? estimate : standard }
    }

    /// Keeps the header's title or the delegate's view, and returns its height.
    func loadHeader(_ section: Int, _ dataSource: any TableViewDataSource) -> CGFloat {
        let spacing = groupedMetrics?.spacing
        let standard = section == 0 ? spacing?.firstHeaderHeight : spacing?.headerHeight
        let heights = Heights(
            delegate: delegate?.tableView(self, heightForHeaderInSection: section)
                ?? Self.automaticDimension,
            own: own.sectionHeaderHeight,
            standard: standard ?? RenderContext.current.theme.table.sectionHeaderHeight,
            estimate: delegate?.tableView(self, estimatedHeightForHeaderInSection: section)
                ?? estimatedSectionHeaderHeight)
        if let view = delegate?.tableView(self, viewForHeaderInSection: section) {
            return height(of: keep(view, section, .header), heights) { measuring in
                measuring.tableView(self, heightOfHeader: view, inSection: section)
            }
        }
        headerTitles[section] = dataSource.tableView(self, titleForHeaderInSection: section)
        return height(ofTitle: headerTitles[section], .header, heights)
    }

    /// Keeps the footer's text or the delegate's view, and returns its height.
    func loadFooter(_ section: Int, _ dataSource: any TableViewDataSource) -> CGFloat {
        let heights = Heights(
            delegate: delegate?.tableView(self, heightForFooterInSection: section)
                ?? Self.automaticDimension,
            own: own.sectionFooterHeight,
            standard: groupedMetrics?.spacing.footerHeight
                ?? RenderContext.current.theme.table.sectionFooterHeight,
            estimate: delegate?.tableView(self, estimatedHeightForFooterInSection: section)
                ?? estimatedSectionFooterHeight)
        if let view = delegate?.tableView(self, viewForFooterInSection: section) {
            return height(of: keep(view, section, .footer), heights) { measuring in
                measuring.tableView(self, heightOfFooter: view, inSection: section)
            }
        }
        footerTitles[section] = dataSource.tableView(self, titleForFooterInSection: section)
        return height(ofTitle: footerTitles[section], .footer, heights)
    }

    /// The space above the header of a section.
    ///
    /// The first header of a grouped table has more, unless the delegate decides its height.
    func topPadding(ofSection section: Int, header: CGFloat) -> CGFloat {
        let padding = header > 0 ? max(0, sectionHeaderTopPadding) : 0
        guard section == 0, let spacing = groupedMetrics?.spacing else { return padding }
        let decided =
            delegate?.tableView(self, heightForHeaderInSection: 0) ?? Self.automaticDimension
        guard decided == Self.automaticDimension else { return padding }
        // A view counts as a title; its height is not that of a header without one.
        let hasTitle = headerTitles[0] != nil || header != firstHeaderHeightWithoutTitle
        return padding
            + (hasTitle ? spacing.paddingAboveFirstTitle : spacing.paddingAboveFirstRows)
    }

    private var firstHeaderHeightWithoutTitle: CGFloat? {
        own.sectionHeaderHeight ?? groupedMetrics?.spacing.firstHeaderHeight
    }

    private func height(ofTitle title: String?, _ role: Role, _ heights: Heights) -> CGFloat {
        let decided = heights.delegate == Self.automaticDimension ? nil : heights.delegate
        let set = heights.own == Self.automaticDimension ? nil : heights.own
        guard let title else {
            return style == .plain ? 0 : decided ?? set ?? heights.standard
        }
        if let decided { return decided }
        guard style == .plain else {
            return max(set ?? heights.standard, titleHeight(title, role))
        }
        return set ?? titleHeight(title, role)
    }

    private func height(
        of view: View, _ heights: Heights, measured: (any SectionViewMeasuring) -> CGFloat?
    ) -> CGFloat {
        if heights.delegate != Self.automaticDimension { return heights.delegate }
        if let own = heights.own, own != Self.automaticDimension { return own }
        if let height = (delegate as? any SectionViewMeasuring).flatMap(measured) { return height }
        if style == .plain, !(view is TableViewHeaderFooterView) { return heights.ofSizelessView }
        let width = rowRect(Extent(minY: 0, height: 0)).width
        let fitting = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        guard fitting.height.isFinite, fitting.height > 0 else { return heights.ofSizelessView }
        return PixelGrid.current.ceil(fitting.height)
    }

    /// The height that a title needs; that of a short one is measured once.
    private func titleHeight(_ title: String, _ role: Role) -> CGFloat {
        let isShort = isCertainlyOneLine(title, role)
        if isShort, let height = oneLineHeights[role] { return height }
        let view = titleView(isShort ? "x" : title, role)
        let width = rowRect(Extent(minY: 0, height: 0)).width
        let height = view.sizeThatFits(
            CGSize(width: width, height: .greatestFiniteMagnitude)
        ).height
        if isShort { oneLineHeights[role] = height }
        return height
    }

    /// Whether a title fits into one line however wide its letters are; only Latin letters are known
    /// to be narrower than this.
    private func isCertainlyOneLine(_ title: String, _ role: Role) -> Bool {
        let look = look(role)
        let widest = look.metrics.font.font().pointSize * Self.widestLetter
        let space =
            rowRect(Extent(minY: 0, height: 0)).width - sectionIndexWidth - look.margin * 2
        return !title.isEmpty && CGFloat(title.utf8.count) * widest <= space
            && title.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
    }

    /// The advance of the widest letter of ASCII, in ems, generously.
    private static let widestLetter: CGFloat = 1.25

    private typealias Role = TableViewHeaderFooterView.Role
}
