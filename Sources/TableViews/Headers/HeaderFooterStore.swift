import Foundation
import TableAnimation
@_spi(Subclassing) import TableControls
import TableDrawing
import TableGeometry
import TableThemes

/// Headers and footers of sections on display, and views that wait for reuse.
package struct HeaderFooterStore {
    let table: TableView
    private var state: State { table.headersAndFootersState }

    final class State {
        fileprivate var titles: [SectionEdge.Place: String] = [:]
        fileprivate var views: [SectionEdge.Place: View] = [:]
        /// Places of the headers and footers on display.
        fileprivate var displayed: Set<SectionEdge.Place> = []
        fileprivate var pool = ReusePool<TableViewHeaderFooterView>(
            capacity: CacheBudgets.current.waitingCells)
        fileprivate var classes: [String: TableViewHeaderFooterView.Type] = [:]
    }

    /// Headers and then footers that the table keeps, each from the top down.
    var views: [View] { Self.inOrder(state.views.keys).compactMap { state.views[$0] } }

    /// Returns the places of headers and then of footers, each from the top down.
    private static func inOrder(_ places: some Sequence<SectionEdge.Place>) -> [SectionEdge.Place] {
        places.sorted {
            ($0.edge == .header ? 0 : 1, $0.section) < ($1.edge == .header ? 0 : 1, $1.section)
        }
    }

    /// Returns the header or footer of a section, or `nil` if the table does not keep the view.
    func loadedView(_ edge: SectionEdge, ofSection section: Int) -> View? {
        state.views[.init(edge: edge, section: section)]
    }

    /// Returns the header or footer of a section, or `nil` if the view is not on display.
    func displayedView(_ edge: SectionEdge, ofSection section: Int) -> View? {
        let place = SectionEdge.Place(edge: edge, section: section)
        return state.displayed.contains(place) ? state.views[place] : nil
    }

    /// Returns the sections whose header or footer is on display.
    func displayedSections(_ edge: SectionEdge) -> Set<Int> {
        Set(state.displayed.filter { $0.edge == edge }.map(\.section))
    }

    /// Keeps the title of a section, or removes the title.
    func keepTitle(_ title: String?, _ section: Int, _ edge: SectionEdge) {
        state.titles[.init(edge: edge, section: section)] = title
    }

    /// Whether the data source gave a section's header or footer a title.
    func hasTitle(_ edge: SectionEdge, section: Int) -> Bool {
        state.titles[.init(edge: edge, section: section)] != nil
    }

    /// Returns the look of titles and reusable views in the table's style.
    func look(_ role: SectionEdge) -> HeaderLook {
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
        _ title: String, _ role: SectionEdge
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
        _ view: TableViewHeaderFooterView, _ role: SectionEdge
    ) {
        view.look = look(role)
        view.trailingReserve = table.accessories.sectionIndexWidth
    }

    /// Gives an undisplayed header or footer its final width, and a height in points.
    package func prepareForMeasuring(_ view: TableViewHeaderFooterView, height: CGFloat) {
        view.trailingReserve = table.accessories.sectionIndexWidth
        view.frame = table.layout.rowRect(Extent(minY: 0, height: height))
    }

    /// Returns the header or footer of a section.
    ///
    /// The view is made or requested on first use.
    func view(_ edge: SectionEdge, ofSection section: Int) -> View? {
        let place = SectionEdge.Place(edge: edge, section: section)
        if let view = state.views[place] { return view }
        if let title = state.titles[place] { return adopt(titleView(title, edge), section, edge) }
        let view =
            switch edge {
            case .header: table.delegate?.tableView(table, viewForHeaderInSection: section)
            case .footer: table.delegate?.tableView(table, viewForFooterInSection: section)
            }
        return view.map { adopt($0, section, edge) }
    }

    /// Keeps a view without a reuse identifier.
    ///
    /// A reusable view waits in the pool until it is displayed.
    func keep(_ view: View, _ section: Int, _ role: SectionEdge) -> View {
        if let reusable = view as? TableViewHeaderFooterView,
            let identifier = reusable.reuseIdentifier
        {
            prepare(reusable, role)
            state.pool.enqueue(reusable, withIdentifier: identifier)
            return reusable
        }
        return adopt(view, section, role)
    }

    private func adopt(
        _ view: View, _ section: Int, _ role: SectionEdge
    ) -> View {
        if let view = view as? TableViewHeaderFooterView { prepare(view, role) }
        view.stand(in: table)
        let place = SectionEdge.Place(edge: role, section: section)
        view.identity.partName = place.name
        state.views[place] = view
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
        let sections = sectionsOnDisplay(in: viewport, presented)
        var places: [(place: SectionEdge.Place, extent: Extent)] = []
        for edge in [SectionEdge.footer, .header] {
            for section in sections {
                let extent = place(edge, ofSection: section, sticky, presented)
                if isSeen(edge, section, extent, in: slab, presented) {
                    places.append((.init(edge: edge, section: section), extent))
                }
            }
        }
        recycle(state.displayed.subtracting(places.map(\.place)))
        var result: [(place: SectionEdge.Place, view: View)] = []
        for (place, extent) in places {
            let (edge, section) = (place.edge, place.section)
            guard let view = view(edge, ofSection: section) else { continue }
            // A new view appears in its place. Views already on display move to their places.
            AnimationTransaction.run(state.displayed.contains(place) ? .current : nil) {
                self.place(view, extent, edge, section, presented)
            }
            if state.displayed.insert(place).inserted {
                switch edge {
                case .header:
                    table.delegate?.tableView(
                        table, willDisplayHeaderView: view, forSection: section)
                case .footer:
                    table.delegate?.tableView(
                        table, willDisplayFooterView: view, forSection: section)
                }
            }
            result.append((place, view))
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

    /// Releases all titles, headers and footers, displayed or not.
    func removeAll() {
        recycle(state.displayed)
        for view in state.views.values { view.stand(in: nil) }
        state.views.removeAll()
        state.titles.removeAll()
    }

    /// Releases the views that wait for reuse.
    func removeWaitingViews() { state.pool.removeAll() }

    /// Ends the display of headers and footers, and drops the views that can be made again.
    private func recycle(_ places: Set<SectionEdge.Place>) {
        for place in Self.inOrder(places) {
            state.displayed.remove(place)
            guard let view = state.views[place] else { continue }
            switch place.edge {
            case .header:
                table.delegate?.tableView(
                    table, didEndDisplayingHeaderView: view, forSection: place.section)
            case .footer:
                table.delegate?.tableView(
                    table, didEndDisplayingFooterView: view, forSection: place.section)
            }
            if recycle(view) { state.views[place] = nil }
        }
    }

    /// Moves the titles and views of remaining sections, and releases the views of deleted and
    /// reloaded sections.
    func move(_ mapping: IndexPathMapping, _ update: TableUpdate) {
        let reloaded = Set(update.reloadedSections)
        func moved(_ place: SectionEdge.Place) -> SectionEdge.Place? {
            guard !reloaded.contains(place.section) else { return nil }
            return mapping.newSection(for: place.section).map {
                .init(edge: place.edge, section: $0)
            }
        }
        func moved<Part>(_ parts: [SectionEdge.Place: Part]) -> [SectionEdge.Place: Part] {
            parts.reduce(into: [:]) { result, part in
                if let new = moved(part.key) { result[new] = part.value }
            }
        }
        let leaving = Set(state.views.keys.filter { moved($0) == nil })
        recycle(state.displayed.intersection(leaving))
        for place in leaving { state.views.removeValue(forKey: place)?.stand(in: nil) }
        state.displayed = Set(state.displayed.compactMap(moved))
        state.titles = moved(state.titles)
        state.views = moved(state.views)
        for (place, view) in state.views { view.identity.partName = place.name }
    }

    /// Whether the view can be dropped, because it can be made again or waits for reuse.
    private func recycle(_ view: View) -> Bool {
        guard let view = view as? TableViewHeaderFooterView else { return false }
        guard let identifier = view.reuseIdentifier else {
            if view.isMadeForTitle { view.stand(in: nil) }
            return view.isMadeForTitle
        }
        view.stand(in: nil)
        state.pool.enqueue(view, withIdentifier: identifier)
        return true
    }

    func register(_ viewClass: TableViewHeaderFooterView.Type, _ identifier: String) {
        state.classes[identifier] = viewClass
    }

    func dequeueReusableHeaderFooterView(
        withIdentifier identifier: String
    ) -> TableViewHeaderFooterView? {
        if let view = state.pool.dequeue(withIdentifier: identifier) {
            view.prepareForReuse()
            return view
        }
        return state.classes[identifier].map { viewClass in
            table.withOwnTheme { viewClass.init(reuseIdentifier: identifier) }
        }
    }
}

/// Layout values of a header or footer view in its table.
struct HeaderLook: Equatable {
    var role: SectionEdge
    var metrics: HeaderMetrics
    /// Margin between the view's sides and its text, in points.
    var margin: CGFloat
    /// Height of a view with a single line and centred placement.
    var standardHeight: CGFloat
    /// Whether the detail label is displayed, as in grouped tables.
    var showsDetail: Bool
}
