import Foundation

/// Where section headers and footers are drawn while a table is scrolled.
///
/// In plain tables the header of the section at the top of the window stays there until its last
/// row leaves, and the footer of the section at the bottom stays there once its header has come;
/// in grouped tables nothing floats. The rule for headers is documented and agrees with several
/// re-implementations; footers are taken to mirror it.
public struct StickyHeaders: Sendable {
    private let geometry: TableGeometry
    private let visible: Extent
    private let float: Bool

    /// The headers and footers of a table, seen through a window.
    ///
    /// `visible` is what the window shows between its insets (`Viewport.uncoveredExtent`), in
    /// points of the content; `float` is true for plain tables only.
    public init(geometry: TableGeometry, visible: Extent, float: Bool) {
        self.geometry = geometry
        self.visible = visible
        self.float = float
    }

    /// Where a section's header is drawn, in points of the content.
    ///
    /// O(1).
    /// In its natural place, or at the top of the window, or, where the rows end above its lower
    /// edge, with its lower edge at the end of the rows.
    public func headerExtent(ofSection section: Int) -> Extent {
        headerExtent(of: geometry.places(ofSection: section))
    }

    /// The same for a section whose parts lie at these places, as while rows come and go.
    public func headerExtent(of places: SectionPlaces) -> Extent {
        let natural = places.header
        guard float, !natural.isEmpty, places.section.contains(visible.minY) else { return natural }
        let lowest = places.rows.maxY - natural.height
        let minY = min(visible.minY, lowest)
        return minY > natural.minY ? Extent(minY: minY, height: natural.height) : natural
    }

    /// Where a section's footer is drawn, in points of the content.
    ///
    /// O(1).
    /// In its natural place, or at the bottom of the window, or, where the rows begin below its
    /// upper edge, with its upper edge at the beginning of the rows.
    public func footerExtent(ofSection section: Int) -> Extent {
        footerExtent(of: geometry.places(ofSection: section))
    }

    /// The same for a section whose parts lie at these places, as while rows come and go.
    public func footerExtent(of places: SectionPlaces) -> Extent {
        let natural = places.footer
        guard float, !natural.isEmpty, places.section.minY < visible.maxY,
            visible.maxY <= places.section.maxY
        else { return natural }
        let minY = max(visible.maxY - natural.height, places.rows.minY)
        return minY < natural.minY ? Extent(minY: minY, height: natural.height) : natural
    }

    /// The section whose header is not drawn in its natural place, if any.
    ///
    /// O(log sections).
    public var sectionOfFloatingHeader: Int? {
        guard let section = geometry.sectionIndex(at: visible.minY) else { return nil }
        let natural = geometry.headerExtent(ofSection: section)
        return headerExtent(ofSection: section) == natural ? nil : section
    }

    /// The section whose footer is not drawn in its natural place, if any.
    ///
    /// O(log sections).
    public var sectionOfFloatingFooter: Int? {
        guard let section = geometry.visibleSections(in: visible).last else { return nil }
        let natural = geometry.footerExtent(ofSection: section)
        return footerExtent(ofSection: section) == natural ? nil : section
    }
}
