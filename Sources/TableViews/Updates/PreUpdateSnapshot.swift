import Foundation
import TableAnimation
import TableControls
import TableDrawing
import TableGeometry

extension TableUpdates {
    /// Look of the table before a batch.
    struct PreUpdateSnapshot {
        /// Look of a row before a batch.
        struct Row {
            /// Picture of the row, and its picture without the corners and lines of the section's
            /// box; `nil` if the row stays.
            var pictures: (whole: RenderNode, inside: RenderNode)?
            /// Look of a reloaded row that fades in place, or `nil`.
            var fading: FadingPicture?
            /// Whether the separator below the row is hidden beside a selected row.
            var isLineHidden: Bool
            /// Location of the row in its section's box, and the size of the row; `nil` in a plain
            /// table.
            var boxPlacement: CornerTransition.Placement?
            /// Cell of the row if parts of the row move or fade, otherwise `nil`.
            var cell: TableViewCell?
        }

        var rows: [IndexPath: Row] = [:]
        var headers: [Int: FadingPicture] = [:]
        var footers: [Int: FadingPicture] = [:]
        /// Visible part of the content, in points.
        var extent: Extent
        /// Boxes of sections with moving rows, by section.
        var boxes: [Int: PresentedBox] = [:]
        /// Sections of items that were already leaving, by the numbers of the items.
        var leaving: [Int: Int] = [:]
        /// Displayed headers and footers, and headers and footers with slots on the screen.
        var edges: [PresentedItem] = []
    }

    /// Returns a snapshot with pictures of removed and reloaded rows, and of displayed headers and
    /// footers.
    ///
    /// Returns `nil` if the update is not animated.
    func preUpdateSnapshot(_ update: TableUpdate) -> PreUpdateSnapshot? {
        guard animatesUpdates, let time = AnimationClock.current?.time else { return nil }
        return table.withOwnTheme {
            // The data source has already changed. Therefore only displayed items are used.
            var before = PreUpdateSnapshot(extent: table.visibleExtent)
            let instant = presentedInstant(at: time)
            before.boxes = table.lowering.sectionBoxes(presented)
            for number in instant.leaving {
                before.leaving[number] = instant.section(of: .leaving(number))
            }
            let leaving = Set(update.deletedRows + update.reloadedRows)
            let sections = Set(update.deletedSections + update.reloadedSections)
            for (indexPath, cell) in table.rows.displayedCells {
                cell.animation.prepareForLowering()
                let leaves = leaving.contains(indexPath) || sections.contains(indexPath.section)
                before.rows[indexPath] = PreUpdateSnapshot.Row(
                    pictures: leaves ? pictures(of: cell) : nil,
                    fading: leaves ? cell.animation.pictureForReload(at: time) : nil,
                    isLineHidden: cell.separators.isSeparatorHidden,
                    boxPlacement: cell.animation.boxPlacement,
                    cell: cell.animation.changes(at: time) || cell.animation.isSettling
                        ? cell : nil)
            }
            let store = table.headersAndFooters
            let headers = store.displayedSections(.header)
            let footers = store.displayedSections(.footer)
            for section in headers {
                before.headers[section] = picture(store.loadedView(.header, ofSection: section))
            }
            for section in footers {
                before.footers[section] = picture(store.loadedView(.footer, ofSection: section))
            }
            let edges = instant.sections(in: before.extent).union(headers).union(footers)
            for section in edges.sorted() {
                // Floating headers and footers are displayed even if their slots are outside the
                // extent.
                let edges: [(item: PresentedItem, isShown: Bool)] = [
                    (.header(section), headers.contains(section)),
                    (.footer(section), footers.contains(section)),
                ]
                for edge in edges {
                    let shown = instant.presentation(of: edge.item)
                    let extent = Extent(minY: shown.top, height: shown.height)
                    if edge.isShown || extent.intersects(before.extent) {
                        before.edges.append(edge.item)
                    }
                }
            }
            return before
        }
    }

    private func pictures(of cell: TableViewCell) -> (whole: RenderNode, inside: RenderNode)? {
        guard var node = cell.loweredAsShown(depth: 1) else { return nil }
        if cell.bounds.origin.x != 0, node.background == nil {
            // The box below a row that is moved aside was not visible beside the row.
            node.background = .color(table.effectiveBackgroundColor.resolved)
        }
        return (
            node,
            cell.background.location.map { cell.animation.withoutBoxEnds(node, at: $0) } ?? node
        )
    }

    private func picture(_ view: View?) -> FadingPicture? {
        view?.layoutIfNeeded()
        return view.flatMap { FadingPicture(of: $0) }
    }
}
