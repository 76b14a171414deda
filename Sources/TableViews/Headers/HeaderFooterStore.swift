import Foundation
import TableAnimation
@_spi(Subclassing) import TableControls
import TableDrawing
import TableGeometry
import TableThemes

/// Headers and footers of sections on display, and views that wait for reuse.
package struct HeaderFooterStore {
    let table: TableView
    var state: State { table.headersAndFootersState }

    final class State {
        var headerTitles: [Int: String] = [:]
        var footerTitles: [Int: String] = [:]
        var headers: [Int: View] = [:]
        var footers: [Int: View] = [:]
        var shownHeaders: Set<Int> = []
        var shownFooters: Set<Int> = []
        var headerFooterPool = ReusePool<TableViewHeaderFooterView>(
            capacity: CacheBudgets.current.waitingCells)
        var headerFooterClasses: [String: TableViewHeaderFooterView.Type] = [:]
    }

    /// Returns the look of titles and reusable views in the table's style.
    func look(_ role: TableViewHeaderFooterView.Role) -> HeaderLook {
        let theme = RenderContext.current.theme
        let isHeader = role == .header
        guard let grouped = table.layout.groupedMetrics else {
            let metrics = isHeader ? theme.header : theme.footer
            return HeaderLook(
                role: role, metrics: metrics,
                margin: metrics.margins.margin(forWidth: table.bounds.width)
                    + table.layout.rowSafeArea.left,
                standardHeight: isHeader
                    ? theme.table.sectionHeaderHeight : theme.table.sectionFooterHeight,
                showsDetail: false)
        }
        let metrics = isHeader ? grouped.header : grouped.footer
        let insideView = table.layout.rowRect(Extent(minY: 0, height: 0)).minX
        return HeaderLook(
            role: role, metrics: metrics,
            margin: table.layout.sideMargin + table.layout.sideSafeArea.left - insideView
                + metrics.margins.margin(forWidth: table.bounds.width),
            standardHeight: isHeader
                ? grouped.spacing.headerHeight : grouped.spacing.footerHeight,
            showsDetail: true)
    }

    /// Returns a view that shows a title.
    func titleView(
        _ title: String, _ role: TableViewHeaderFooterView.Role
    ) -> TableViewHeaderFooterView {
        let view = TableViewHeaderFooterView(reuseIdentifier: nil)
        view.isMadeForTitle = true
        prepare(view, role)
        let locale = RenderContext.current.locale
        view.textLabel?.text =
            view.look.metrics.isUppercase ? title.uppercased(with: locale) : title
        return view
    }

    /// Sets the look and the reserve of a view, so that the view can be measured.
    private func prepare(
        _ view: TableViewHeaderFooterView, _ role: TableViewHeaderFooterView.Role
    ) {
        view.look = look(role)
        view.trailingReserve = table.accessories.sectionIndexWidth
    }

    /// Gives an undisplayed header or footer its final width, and a height in points.
    package func prepareForMeasuring(_ view: TableViewHeaderFooterView, height: CGFloat) {
        view.trailingReserve = table.accessories.sectionIndexWidth
        view.frame = table.layout.rowRect(Extent(minY: 0, height: height))
    }

    /// Returns the header of a section.
    ///
    /// The view is made or requested on first use.
    func header(ofSection section: Int) -> View? {
        if let view = state.headers[section] { return view }
        if let title = state.headerTitles[section] {
            return adopt(titleView(title, .header), section, .header)
        }
        return table.delegate?.tableView(table, viewForHeaderInSection: section)
            .map { adopt($0, section, .header) }
    }

    /// Returns the footer of a section.
    ///
    /// The view is made or requested on first use.
    func footer(ofSection section: Int) -> View? {
        if let view = state.footers[section] { return view }
        if let title = state.footerTitles[section] {
            return adopt(titleView(title, .footer), section, .footer)
        }
        return table.delegate?.tableView(table, viewForFooterInSection: section)
            .map { adopt($0, section, .footer) }
    }

    /// Keeps a view without a reuse identifier.
    ///
    /// A reusable view waits in the pool until it is displayed.
    func keep(_ view: View, _ section: Int, _ role: TableViewHeaderFooterView.Role) -> View {
        if let reusable = view as? TableViewHeaderFooterView,
            let identifier = reusable.reuseIdentifier
        {
            prepare(reusable, role)
            state.headerFooterPool.enqueue(reusable, withIdentifier: identifier)
            return reusable
        }
        return adopt(view, section, role)
    }

    private func adopt(
        _ view: View, _ section: Int, _ role: TableViewHeaderFooterView.Role
    ) -> View {
        if let view = view as? TableViewHeaderFooterView { prepare(view, role) }
        view.stand(in: table)
        switch role {
        case .header:
            view.identity.partName = "header \(section)"
            state.headers[section] = view
        case .footer:
            view.identity.partName = "footer \(section)"
            state.footers[section] = view
        }
        return view
    }

    /// Places and returns the headers and footers visible in an extent of the content.
    ///
    /// In a plain table, headers and footers float while their section is visible. Views entering
    /// the extent are displayed, and views leaving the extent are reused.
    func displayHeadersAndFooters(in slab: Extent, _ viewport: Extent) -> [(
        place: SectionEdge.Place, view: View
    )] {
        let sticky = stickyHeaders(in: viewport)
        let presented = table.updates.presented
        var headerPlaces: [(Int, Extent)] = []
        var footerPlaces: [(Int, Extent)] = []
        for section in sectionsOnDisplay(in: viewport, presented) {
            let header = place(.header, ofSection: section, sticky, presented)
            if isSeen(.header, section, header, in: slab, presented) {
                headerPlaces.append((section, header))
            }
            let footer = place(.footer, ofSection: section, sticky, presented)
            if isSeen(.footer, section, footer, in: slab, presented) {
                footerPlaces.append((section, footer))
            }
        }
        recycleHeaders(state.shownHeaders.subtracting(headerPlaces.map(\.0)))
        recycleFooters(state.shownFooters.subtracting(footerPlaces.map(\.0)))
        var result: [(place: SectionEdge.Place, view: View)] = []
        for (section, extent) in footerPlaces {
            guard let view = footer(ofSection: section) else { continue }
            AnimationTransaction.run(state.shownFooters.contains(section) ? .current : nil) {
                place(view, extent, .footer, section, presented)
            }
            if state.shownFooters.insert(section).inserted {
                table.delegate?.tableView(table, willDisplayFooterView: view, forSection: section)
            }
            result.append((.init(edge: .footer, section: section), view))
        }
        for (section, extent) in headerPlaces {
            guard let view = header(ofSection: section) else { continue }
            // A new header appears in its place. Headers already on display move to their
            // places.
            AnimationTransaction.run(state.shownHeaders.contains(section) ? .current : nil) {
                place(view, extent, .header, section, presented)
            }
            if state.shownHeaders.insert(section).inserted {
                table.delegate?.tableView(table, willDisplayHeaderView: view, forSection: section)
            }
            result.append((.init(edge: .header, section: section), view))
        }
        // Sections are sorted from the top down. Each footer comes before its header, as
        // headers lie on top.
        return result.enumerated().sorted {
            ($0.element.place.section, $0.offset) < ($1.element.place.section, $1.offset)
        }.map(\.element)
    }

    /// Whether a header or footer is visible in an extent, at its final place or on its way.
    private func isSeen(
        _ edge: SectionEdge, _ section: Int, _ place: Extent, in slab: Extent,
        _ presented: PresentedInstant?
    ) -> Bool {
        guard !place.isEmpty else { return false }
        if place.intersects(slab) { return true }
        guard table.style != .plain, let presented else { return false }
        let slot = presented.presentation(of: edge.item(ofSection: section))
        return Extent(minY: slot.top, height: slot.height).intersects(slab)
    }

    private func place(
        _ view: View, _ extent: Extent, _ edge: SectionEdge, _ section: Int,
        _ presented: PresentedInstant?
    ) {
        // Moving headers are not aligned to pixels, like the rows that move with them.
        let isBetweenPixels = table.style == .plain && presented != nil
        view.frame = table.layout.rowRect(
            isBetweenPixels ? extent : PixelGrid.current.aligned(extent))
        guard let view = view as? TableViewHeaderFooterView else { return }
        view.trailingReserve = table.accessories.sectionIndexWidth
        let floats =
            table.style == .plain
            && extent.minY != edge.extent(in: places(ofSection: section, presented)).minY
        view.isFloating = floats
        // Above a background view the header shows the view behind it: see `backdrop(of:)`.
        view.floatingFill =
            floats && table.backgroundView == nil
            ? view.look.metrics.floatingBackground ?? table.effectiveBackgroundColor : nil
    }

    /// Releases all headers and footers, displayed or not.
    func recycleHeadersAndFooters() {
        recycleHeaders(state.shownHeaders)
        recycleFooters(state.shownFooters)
        for view in state.headers.values { view.stand(in: nil) }
        for view in state.footers.values { view.stand(in: nil) }
        state.headers.removeAll()
        state.footers.removeAll()
    }

    /// Releases the headers and footers of deleted sections.
    func recycleHeadersAndFooters(of sections: Set<Int>) {
        recycleHeaders(state.shownHeaders.intersection(sections))
        recycleFooters(state.shownFooters.intersection(sections))
        for section in sections {
            state.headers.removeValue(forKey: section)?.stand(in: nil)
            state.footers.removeValue(forKey: section)?.stand(in: nil)
        }
    }

    private func recycleHeaders(_ sections: Set<Int>) {
        for section in sections.sorted() {
            state.shownHeaders.remove(section)
            guard let view = state.headers[section] else { continue }
            table.delegate?.tableView(table, didEndDisplayingHeaderView: view, forSection: section)
            if recycle(view) { state.headers[section] = nil }
        }
    }

    private func recycleFooters(_ sections: Set<Int>) {
        for section in sections.sorted() {
            state.shownFooters.remove(section)
            guard let view = state.footers[section] else { continue }
            table.delegate?.tableView(table, didEndDisplayingFooterView: view, forSection: section)
            if recycle(view) { state.footers[section] = nil }
        }
    }

    /// Whether the view can be dropped, because it can be made again or waits for reuse.
    private func recycle(_ view: View) -> Bool {
        guard let view = view as? TableViewHeaderFooterView else { return false }
        guard let identifier = view.reuseIdentifier else {
            if view.isMadeForTitle { view.stand(in: nil) }
            return view.isMadeForTitle
        }
        view.stand(in: nil)
        state.headerFooterPool.enqueue(view, withIdentifier: identifier)
        return true
    }

    func dequeueReusableHeaderFooterView(
        withIdentifier identifier: String
    ) -> TableViewHeaderFooterView? {
        if let view = table.headersAndFooters.state.headerFooterPool.dequeue(
            withIdentifier: identifier)
        {
            view.prepareForReuse()
            return view
        }
        return table.headersAndFooters.state.headerFooterClasses[identifier].map { viewClass in
            table.withOwnTheme { viewClass.init(reuseIdentifier: identifier) }
        }
    }
}
