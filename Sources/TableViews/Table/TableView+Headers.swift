import Foundation
import TableDrawing
import TableGeometry

/// Section headers and footers: registering, reusing and showing their views.
extension TableView {
    /// Has header and footer views of this class made for the identifier when none is waiting.
    public func register(
        _ viewClass: TableViewHeaderFooterView.Type,
        forHeaderFooterViewReuseIdentifier identifier: String
    ) {
        headerFooterClasses[identifier] = viewClass
    }

    /// A waiting view of the identifier, a new one of the class registered for it, or nothing.
    public func dequeueReusableHeaderFooterView(
        withIdentifier identifier: String
    ) -> TableViewHeaderFooterView? {
        if let view = headerFooterPool.dequeue(withIdentifier: identifier) {
            view.prepareForReuse()
            return view
        }
        return headerFooterClasses[identifier].map { viewClass in
            withOwnTheme { viewClass.init(reuseIdentifier: identifier) }
        }
    }

    /// The header of a section that is on display, if it is of this class.
    public func headerView(forSection section: Int) -> TableViewHeaderFooterView? {
        shownHeaders.contains(section) ? headers[section] as? TableViewHeaderFooterView : nil
    }

    /// The footer of a section that is on display, if it is of this class.
    public func footerView(forSection section: Int) -> TableViewHeaderFooterView? {
        shownFooters.contains(section) ? footers[section] as? TableViewHeaderFooterView : nil
    }

    // MARK: Looks

    /// The look of titles and of reusable views in the table's style.
    func look(_ role: TableViewHeaderFooterView.Role) -> HeaderLook {
        let theme = RenderContext.current.theme
        let isHeader = role == .header
        guard let grouped = groupedMetrics else {
            let metrics = isHeader ? theme.header : theme.footer
            return HeaderLook(
                role: role, metrics: metrics,
                margin: metrics.margins.margin(forWidth: bounds.width) + rowSafeArea.left,
                standardHeight: isHeader
                    ? theme.table.sectionHeaderHeight : theme.table.sectionFooterHeight,
                showsDetail: false)
        }
        let metrics = isHeader ? grouped.header : grouped.footer
        let insideView = rowRect(Extent(minY: 0, height: 0)).minX
        return HeaderLook(
            role: role, metrics: metrics,
            margin: sideMargin + sideSafeArea.left - insideView
                + metrics.margins.margin(forWidth: bounds.width),
            standardHeight: isHeader
                ? grouped.spacing.headerHeight : grouped.spacing.footerHeight,
            showsDetail: true)
    }

    /// A view that shows a title.
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

    // MARK: Views

    /// Tells a view of its place, so that it can be measured.
    private func prepare(
        _ view: TableViewHeaderFooterView, _ role: TableViewHeaderFooterView.Role
    ) {
        view.look = look(role)
        view.trailingReserve = sectionIndexWidth
    }

    /// Gives a header or footer that is not on display the width that it will have, and a height in points.
    package func prepareForMeasuring(_ view: TableViewHeaderFooterView, height: CGFloat) {
        view.trailingReserve = sectionIndexWidth
        view.frame = rowRect(Extent(minY: 0, height: height))
    }

    /// The header of a section, made or asked for when it is first shown.
    func header(ofSection section: Int) -> View? {
        if let view = headers[section] { return view }
        if let title = headerTitles[section] {
            return adopt(titleView(title, .header), section, .header)
        }
        return delegate?.tableView(self, viewForHeaderInSection: section)
            .map { adopt($0, section, .header) }
    }

    /// The footer of a section, made or asked for when it is first shown.
    func footer(ofSection section: Int) -> View? {
        if let view = footers[section] { return view }
        if let title = footerTitles[section] {
            return adopt(titleView(title, .footer), section, .footer)
        }
        return delegate?.tableView(self, viewForFooterInSection: section)
            .map { adopt($0, section, .footer) }
    }

    /// Keeps a view that cannot be reused; one that can be waits until it is shown.
    func keep(_ view: View, _ section: Int, _ role: TableViewHeaderFooterView.Role) -> View {
        if let reusable = view as? TableViewHeaderFooterView,
            let identifier = reusable.reuseIdentifier
        {
            prepare(reusable, role)
            headerFooterPool.enqueue(reusable, withIdentifier: identifier)
            return reusable
        }
        return adopt(view, section, role)
    }

    private func adopt(
        _ view: View, _ section: Int, _ role: TableViewHeaderFooterView.Role
    ) -> View {
        if let view = view as? TableViewHeaderFooterView { prepare(view, role) }
        view.stand(in: self)
        switch role {
        case .header:
            view.partName = "header \(section)"
            headers[section] = view
        case .footer:
            view.partName = "footer \(section)"
            footers[section] = view
        }
        return view
    }

    // MARK: Display

    /// Headers and footers that stand in a stretch of the content, placed there.
    ///
    /// In a plain table they float while their section is in view. What has come into the stretch is
    /// shown, what has left it is reused.
    func displayHeadersAndFooters(in slab: Extent, _ viewport: Extent) -> [(
        place: SectionEdge.Place, view: View
    )] {
        let sticky = stickyHeaders(in: viewport)
        // What is on its way with rows may be seen before or after it comes to rest on the screen.
        let isPlain = style == .plain
        let slab = isPlain ? slab : updateMovement.extended(slab, self)
        let viewport = isPlain ? viewport : updateMovement.extended(viewport, self)
        var headerPlaces: [(Int, Extent)] = []
        var footerPlaces: [(Int, Extent)] = []
        for section in sectionsOnDisplay(in: viewport) {
            let header = place(.header, ofSection: section, sticky)
            if isSeen(.header, section, header, in: slab) { headerPlaces.append((section, header)) }
            let footer = place(.footer, ofSection: section, sticky)
            if isSeen(.footer, section, footer, in: slab) { footerPlaces.append((section, footer)) }
        }
        recycleHeaders(shownHeaders.subtracting(headerPlaces.map(\.0)))
        recycleFooters(shownFooters.subtracting(footerPlaces.map(\.0)))
        var result: [(place: SectionEdge.Place, view: View)] = []
        for (section, extent) in footerPlaces {
            guard let view = footer(ofSection: section) else { continue }
            AnimationTransaction.run(shownFooters.contains(section) ? .current : nil) {
                place(view, extent, .footer, section)
            }
            if shownFooters.insert(section).inserted {
                joinBatches(view, SectionEdge.Place(edge: .footer, section: section))
                delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
            }
            result.append((.init(edge: .footer, section: section), view))
        }
        for (section, extent) in headerPlaces {
            guard let view = header(ofSection: section) else { continue }
            // One that comes into view stands in its place; the others move there.
            AnimationTransaction.run(shownHeaders.contains(section) ? .current : nil) {
                place(view, extent, .header, section)
            }
            if shownHeaders.insert(section).inserted {
                joinBatches(view, SectionEdge.Place(edge: .header, section: section))
                delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
            }
            result.append((.init(edge: .header, section: section), view))
        }
        // Sections from the top down; of each the footer first, as headers lie above all.
        return result.enumerated().sorted {
            ($0.element.place.section, $0.offset) < ($1.element.place.section, $1.offset)
        }.map(\.element)
    }

    /// Whether a header or footer is seen in a stretch of the content, at its place or on its way there.
    private func isSeen(_ edge: SectionEdge, _ section: Int, _ place: Extent, in slab: Extent)
        -> Bool
    {
        guard !place.isEmpty else { return false }
        if place.intersects(slab) { return true }
        let travel = updateMovement.travelsUnderWay.first { $0.travel.section == section }
        if style != .plain, let travel, place.offset(by: travel.way).intersects(slab) {
            return true
        }
        let view = edge == .header ? headers[section] : footers[section]
        let isShown =
            edge == .header ? shownHeaders.contains(section) : shownFooters.contains(section)
        guard style != .plain, isShown, let view else { return false }
        let arrival = updateMovement.arrivals[.init(edge: edge, section: section)]
        return isOnItsWay(view, arrival, in: slab)
    }

    private func place(_ view: View, _ extent: Extent, _ edge: SectionEdge, _ section: Int) {
        // What is on its way stands between the pixels, as the rows do that move with it.
        view.frame = rowRect(movesSections ? extent : PixelGrid.current.aligned(extent))
        guard let view = view as? TableViewHeaderFooterView else { return }
        view.trailingReserve = sectionIndexWidth
        let floats =
            style == .plain && extent.minY != edge.extent(in: places(ofSection: section)).minY
        view.isFloating = floats
        // On a background view it lies on what is there: see `backdrop(of:)`.
        view.floatingFill = floats && backgroundView == nil ? effectiveBackgroundColor : nil
    }

    /// Lets go of all headers and footers, those that are not on display too.
    func recycleHeadersAndFooters() {
        recycleHeaders(shownHeaders)
        recycleFooters(shownFooters)
        for view in headers.values { view.stand(in: nil) }
        for view in footers.values { view.stand(in: nil) }
        headers.removeAll()
        footers.removeAll()
    }

    /// Lets go of the headers and footers of sections that are there no more.
    func recycleHeadersAndFooters(of sections: Set<Int>) {
        recycleHeaders(shownHeaders.intersection(sections))
        recycleFooters(shownFooters.intersection(sections))
        for section in sections {
            headers.removeValue(forKey: section)?.stand(in: nil)
            footers.removeValue(forKey: section)?.stand(in: nil)
        }
    }

    private func recycleHeaders(_ sections: Set<Int>) {
        for section in sections.sorted() {
            shownHeaders.remove(section)
            guard let view = headers[section] else { continue }
            delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
            if recycle(view) { headers[section] = nil }
        }
    }

    private func recycleFooters(_ sections: Set<Int>) {
        for section in sections.sorted() {
            shownFooters.remove(section)
            guard let view = footers[section] else { continue }
            delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
            if recycle(view) { footers[section] = nil }
        }
    }

    /// Whether the view is not needed any more: it can be made again, or waits for reuse.
    private func recycle(_ view: View) -> Bool {
        guard let view = view as? TableViewHeaderFooterView else { return false }
        guard let identifier = view.reuseIdentifier else {
            if view.isMadeForTitle { view.stand(in: nil) }
            return view.isMadeForTitle
        }
        view.stand(in: nil)
        headerFooterPool.enqueue(view, withIdentifier: identifier)
        return true
    }
}
