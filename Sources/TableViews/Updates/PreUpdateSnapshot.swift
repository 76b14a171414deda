import Foundation
import TableAnimation
import TableControls
import TableDrawing
import TableGeometry

extension TableUpdates {
    /// The look of the table before a batch.
    struct PreUpdateSnapshot {
        /// The look of a row.
        struct Row {
            /// The row, and the row without the corners and lines of its section's box; `nil` if the row stays.
            var pictures: (whole: RenderNode, inside: RenderNode)?
            /// Whether the line below the row is hidden beside a selected row.
            var isLineHidden: Bool
            /// Place of the row in its section's box, and its size.
            var boxPlacement: CornerTransition.Placement?
            /// The cell, if something in it moves or fades.
            var cell: TableViewCell?
        }

        var rows: [IndexPath: Row] = [:]
        var headers: [Int: FadingPicture] = [:]
        var footers: [Int: FadingPicture] = [:]
        /// The visible part of the content, in points.
        var extent: Extent
        /// The boxes of sections whose rows move, by section.
        var boxes: [Int: PresentedBox] = [:]
        /// The sections of items that were already leaving, by number.
        var leaving: [Int: Int] = [:]
        /// The headers and footers on display, and those with slots on the screen.
        var edges: [PresentedItem] = []
    }

    /// Takes pictures of the rows that an update removes or reloads, and of the headers and footers on display.
    ///
    /// Returns `nil` if changes take effect at once.
    func preUpdateSnapshot(_ update: TableUpdate) -> PreUpdateSnapshot? {
        guard animatesUpdates, let time = AnimationClock.current?.time else { return nil }
        return table.withOwnTheme {
            // The data has changed already: nothing is asked for that is not on display.
            var before = PreUpdateSnapshot(extent: table.visibleExtent)
            let instant = presentedInstant(at: time)
            before.boxes = table.lowering.sectionBoxes(presented)
            for number in instant.leaving {
                before.leaving[number] = instant.section(of: .leaving(number))
            }
            let leaving = Set(update.deletedRows + update.reloadedRows)
            let sections = Set(update.deletedSections + update.reloadedSections)
            for (indexPath, cell) in table.rows.displayed {
                cell.animation.prepareForLowering()
                let leaves = leaving.contains(indexPath) || sections.contains(indexPath.section)
                before.rows[indexPath] = PreUpdateSnapshot.Row(
                    pictures: leaves ? pictures(of: cell) : nil,
                    isLineHidden: cell.separators.isSeparatorHidden,
                    boxPlacement: cell.animation.boxPlacement,
                    cell: cell.animation.changes(at: time)
                        || cell.animation.movement.settling != nil ? cell : nil)
            }
            for section in table.edges.shownHeaders {
                before.headers[section] = picture(table.edges.headers[section])
            }
            for section in table.edges.shownFooters {
                before.footers[section] = picture(table.edges.footers[section])
            }
            let edges = instant.sections(in: before.extent)
                .union(table.edges.shownHeaders).union(table.edges.shownFooters)
            for section in edges.sorted() {
                // Floating headers and footers are on display although their slots are not.
                let edges: [(item: PresentedItem, isShown: Bool)] = [
                    (.header(section), table.edges.shownHeaders.contains(section)),
                    (.footer(section), table.edges.shownFooters.contains(section)),
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
            // The box below a row that is moved aside was not visible there.
            node.background = .color(table.effectiveBackgroundColor.resolved)
        }
        return (
            node,
            cell.background.location.map { cell.animation.withoutBoxEnds(node, at: $0) } ?? node
        )
    }

    private func picture(_ view: View?) -> FadingPicture? {
        view?.layoutIfNeeded()
        return view?.fadingPicture()
    }
}
