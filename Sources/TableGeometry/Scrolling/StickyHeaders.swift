import Foundation

/// Extents of the drawn section headers and footers while a table is scrolled.
///
/// In a plain table, the header of the section at the top of the window stays at the top until
/// the section's last row leaves. The footer of the section at the bottom of the window stays
/// at the bottom once the section's header is visible. In a grouped table, no header or footer
/// floats. The rule for headers is documented and agrees with several re-implementations; the
/// rule for footers is assumed to mirror it.
public struct StickyHeaders: Sendable {
    private let geometry: TableGeometry
    package let visible: Extent
    private let float: Bool

    /// Creates the headers and footers of a table for a visible extent.
    ///
    /// `visible` is the window's extent between its insets (`Viewport.uncoveredExtent`), in
    /// points of the content. `float` is true for plain tables only.
    public init(geometry: TableGeometry, visible: Extent, float: Bool) {
        self.geometry = geometry
        self.visible = visible
        self.float = float
    }

    /// Returns the extent of a section's drawn header, in points of the content.
    ///
    /// O(1). The header lies in its natural place or at the top of the window. If the rows end
    /// above the header's lower edge, the lower edge is moved up to the end of the rows.
    public func headerExtent(ofSection section: Int) -> Extent {
        headerExtent(of: geometry.places(ofSection: section))
    }

    /// Returns the extent of a drawn header for given places of a section, for example during
    /// an update.
    public func headerExtent(of places: SectionPlaces) -> Extent {
        let natural = places.header
        guard float, !natural.isEmpty, places.section.contains(visible.minY) else { return natural }
        let lowest = places.rows.maxY - natural.height
        let minY = min(visible.minY, lowest)
        return minY > natural.minY ? Extent(minY: minY, height: natural.height) : natural
    }

    /// Returns the extent of a section's drawn footer, in points of the content.
    ///
    /// O(1). The footer lies in its natural place or at the bottom of the window. If the rows
    /// begin below the footer's upper edge, the upper edge is moved down to the beginning of
    /// the rows.
    public func footerExtent(ofSection section: Int) -> Extent {
        footerExtent(of: geometry.places(ofSection: section))
    }

    /// Returns the extent of a drawn footer for given places of a section, for example during
    /// an update.
    public func footerExtent(of places: SectionPlaces) -> Extent {
        let natural = places.footer
        guard float, !natural.isEmpty, places.section.minY < visible.maxY,
            visible.maxY <= places.section.maxY
        else { return natural }
        let minY = max(visible.maxY - natural.height, places.rows.minY)
        return minY < natural.minY ? Extent(minY: minY, height: natural.height) : natural
    }

    /// Section whose header floats, or `nil` if no header floats.
    ///
    /// O(log sections).
    public var sectionOfFloatingHeader: Int? {
        guard let section = geometry.sectionIndex(at: visible.minY) else { return nil }
        let natural = geometry.headerExtent(ofSection: section)
        return headerExtent(ofSection: section) == natural ? nil : section
    }

    /// Section whose footer floats, or `nil` if no footer floats.
    ///
    /// O(log sections).
    public var sectionOfFloatingFooter: Int? {
        guard let section = geometry.visibleSections(in: visible).last else { return nil }
        let natural = geometry.footerExtent(ofSection: section)
        return footerExtent(ofSection: section) == natural ? nil : section
    }
}
