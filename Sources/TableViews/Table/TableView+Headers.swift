import Foundation
import TableAnimation
import TableControls
import TableDrawing
import TableGeometry
import TableThemes

/// Section headers and footers: registering, reusing and showing their views.
extension TableView {
    /// Registers the class of new header and footer views for a reuse identifier.
    public func register(
        _ viewClass: TableViewHeaderFooterView.Type,
        forHeaderFooterViewReuseIdentifier identifier: String
    ) {
        headerFooterClasses[identifier] = viewClass
    }

    /// Returns a waiting view with the identifier, a new view of the registered class, or `nil`
    /// if no class is registered.
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

    /// Returns the displayed header of a section, or `nil` if it is not a
    /// `TableViewHeaderFooterView`.
    public func headerView(forSection section: Int) -> TableViewHeaderFooterView? {
        shownHeaders.contains(section) ? headers[section] as? TableViewHeaderFooterView : nil
    }

    /// Returns the displayed footer of a section, or `nil` if it is not a
    /// `TableViewHeaderFooterView`.
    public func footerView(forSection section: Int) -> TableViewHeaderFooterView? {
        shownFooters.contains(section) ? footers[section] as? TableViewHeaderFooterView : nil
    }

    // MARK: Looks

    /// Returns the look of titles and reusable views in the table's style.
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

    // MARK: Views

    /// Sets the look and the reserve of a view, so that the view can be measured.
    private func prepare(
        _ view: TableViewHeaderFooterView, _ role: TableViewHeaderFooterView.Role
    ) {
        view.look = look(role)
        view.trailingReserve = sectionIndexWidth
    }

    /// Gives an undisplayed header or footer its final width, and a height in points.
    package func prepareForMeasuring(_ view: TableViewHeaderFooterView, height: CGFloat) {
        view.trailingReserve = sectionIndexWidth
        view.frame = rowRect(Extent(minY: 0, height: height))
    }

    /// Returns the header of a section.
    ///
    /// The view is made or requested on first use.
    func header(ofSection section: Int) -> View? {
        if let view = headers[section] { return view }
        if let title = headerTitles[section] {
            return adopt(titleView(title, .header), section, .header)
        }
        return delegate?.tableView(self, viewForHeaderInSection: section)
            .map { adopt($0, section, .header) }
    }

    /// Returns the footer of a section.
    ///
    /// The view is made or requested on first use.
    func footer(ofSection section: Int) -> View? {
        if let view = footers[section] { return view }
        if let title = footerTitles[section] {
            return adopt(titleView(title, .footer), section, .footer)
        }
        return delegate?.tableView(self, viewForFooterInSection: section)
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

    /// Places and returns the headers and footers visible in an extent of the content.
    ///
    /// In a plain table they float while their section is visible. Views that enter the extent
    /// are displayed, and views that leave it are reused.
    func displayHeadersAndFooters(in slab: Extent, _ viewport: Extent) -> [(
        place: SectionEdge.Place, view: View
    )] {
        let sticky = stickyHeaders(in: viewport)
        let presented = presented
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
        recycleHeaders(shownHeaders.subtracting(headerPlaces.map(\.0)))
        recycleFooters(shownFooters.subtracting(footerPlaces.map(\.0)))
        var result: [(place: SectionEdge.Place, view: View)] = []
        for (section, extent) in footerPlaces {
            guard let view = footer(ofSection: section) else { continue }
            AnimationTransaction.run(shownFooters.contains(section) ? .current : nil) {
                place(view, extent, .footer, section, presented)
            }
            if shownFooters.insert(section).inserted {
                delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
            }
            result.append((.init(edge: .footer, section: section), view))
        }
        for (section, extent) in headerPlaces {
            guard let view = header(ofSection: section) else { continue }
            // A new header appears in its place. Headers already on display move to their
            // places.
            AnimationTransaction.run(shownHeaders.contains(section) ? .current : nil) {
                place(view, extent, .header, section, presented)
            }
            if shownHeaders.insert(section).inserted {
                delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
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
        guard style != .plain, let presented else { return false }
        let slot = presented.presentation(of: edge.item(ofSection: section))
        return Extent(minY: slot.top, height: slot.height).intersects(slab)
    }

    private func place(
        _ view: View, _ extent: Extent, _ edge: SectionEdge, _ section: Int,
        _ presented: PresentedInstant?
    ) {
        // Moving headers lie between pixels, like the rows that move with them.
        let isBetweenPixels = style == .plain && presented != nil
        view.frame = rowRect(isBetweenPixels ? extent : PixelGrid.current.aligned(extent))
        guard let view = view as? TableViewHeaderFooterView else { return }
        view.trailingReserve = sectionIndexWidth
        let floats =
            style == .plain
            && extent.minY != edge.extent(in: places(ofSection: section, presented)).minY
        view.isFloating = floats
        // Above a background view the header shows the view behind it: see `backdrop(of:)`.
        view.floatingFill = floats && backgroundView == nil ? effectiveBackgroundColor : nil
    }

    /// Releases all headers and footers, displayed or not.
    func recycleHeadersAndFooters() {
        recycleHeaders(shownHeaders)
        recycleFooters(shownFooters)
        for view in headers.values { view.stand(in: nil) }
        for view in footers.values { view.stand(in: nil) }
        headers.removeAll()
        footers.removeAll()
    }

    /// Releases the headers and footers of deleted sections.
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

    /// Whether the view can be dropped, because it can be made again or waits for reuse.
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
