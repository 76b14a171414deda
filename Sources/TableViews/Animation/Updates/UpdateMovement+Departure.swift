import Foundation
import TableDrawing
import TableGeometry

extension UpdateMovement {
    /// The picture of a row, header or footer that is there no more, or not on the screen.
    struct Departure {
        enum Way {
            /// It leaves in a gap.
            case gap(RowArrival)
            /// It moves out of sight, by this distance.
            case slide(CGFloat, AnimationTiming)
        }

        /// A section that is there no more.
        struct LeavingSection: Hashable {
            /// The batch that took it away, by its number.
            let batch: Int
            /// Its number before that.
            let section: Int
        }

        /// How far to the front it is drawn.
        enum Plane {
            /// Beneath the rows that stay.
            case back
            /// Above staying rows and below moving rows, for a row that was moving when another
            /// row replaced it.
            case between
            /// Above them, as a row that moves to another place.
            case front
        }

        let node: RenderNode
        /// The same without the corners and lines of its section's box, for a row whose section is shown
        /// anew within its box.
        var inside: RenderNode?
        var way: Way
        /// Its own movements that were under way already.
        var movements: [EdgeMovement] = []
        /// How it was coming, where it leaves before it had come.
        var arrival: RowArrival?
        /// The end of a plain table's section that it stands at, and the section, in which it may float.
        var edge: (end: SectionEdge, section: SectionMovement)?
        /// Current index of the item's section, or `nil` if the section was deleted.
        var section: Int?
        /// Current index path of the row if the row exists and is not on the screen, or `nil`.
        var row: IndexPath?
        /// Which end of its section a header or footer stands at that is there and not on the screen.
        var endOfSection: SectionEdge?
        var plane = Plane.back
        /// Whether the item is drawn above all sections, like a row that moves to another section.
        var changesSection = false
        /// The row's cell: of a row that is there no more, where something in it moves or fades.
        var leaving: LeavingCell?
        /// The box of a section, whose edges go on moving, and the stretch that was on the screen.
        var plate: (box: SectionPlate, seen: Extent)?
        /// The stretch that was on the screen, for a row that shows nothing of its section's box and is cut at that.
        var seenInBox: Extent?
        /// The fade under way in a header or footer.
        var fade: ViewDissolve?
        /// The section that leaves as a whole, and takes it along.
        var leavingSection: LeavingSection?
        /// Current index path of the row that replaces the item.
        var successor: IndexPath?
        /// The same of one that the batch that is taking effect takes away, by its place before.
        private(set) var lostSuccessor: IndexPath?
        /// Arrival or departure of the section or successor, if it began while the item was
        /// leaving.
        var leavesWith: RowArrival?
        /// How far batches that began meanwhile move it besides; points.
        private(set) var later: [(distance: CGFloat, timing: AnimationTiming)] = []

        var end: Double {
            switch way {
            case .gap(let arrival): arrival.timing.end
            case .slide(_, let timing): later.map(\.timing.end).reduce(timing.end, max)
            }
        }

        /// How it leaves in a gap; nothing for what slides.
        var arrivalInGap: RowArrival? {
            if case .gap(let arrival) = way { arrival } else { nil }
        }

        /// Returns the picture at an instant, or `nil` if the picture is not visible.
        ///
        /// - Parameter box: the box of the item's section if the box clips the item.
        func node(
            at time: Double, _ sticky: StickyHeaders, cutAt box: SectionPlate? = nil
        ) -> RenderNode? {
            let live = leaving?.node(inPlaceOf: node)
            var row = live ?? node
            if let plate {
                guard let box = plate.box.node(at: time, within: plate.seen) else { return nil }
                row = box
            }
            if let fade, time < fade.timing.end { row = fade.node(to: node, at: time) ?? node }
            if let edge, case .gap(let departure) = way {
                var places = departure.places(edge.section.places(at: time), at: time)
                if let arrival, time < arrival.timing.end {
                    places = arrival.places(places, at: time)
                }
                row.frame.origin.y =
                    edge.end.extent(in: places, sticky).minY - departure.shift(at: time)
            }
            if let inside, case .gap(let departure) = way, time > departure.timing.start {
                row = live.flatMap { leaving?.inside($0) } ?? inside
            }
            row.frame.origin.y += movements.offset(at: time).top
            if let seenInBox, let box {
                let span = row.frame
                guard let cut = box.cut(row, at: time, within: seenInBox) else { return nil }
                row = cut.widened(to: span)
            }
            if let arrival, time < arrival.timing.end {
                // What may float has been placed with the rows it comes with.
                if edge != nil { row.frame.origin.y -= arrival.shift(at: time) }
                guard let coming = arrival.node(row, at: time) else { return nil }
                row = coming
            }
            switch way {
            case .gap(let departure):
                let lift = leaving?.cell.settlingLift(at: time) ?? 0
                guard let shown = departure.node(row, at: time, lift: lift) else { return nil }
                row = shown
            case .slide(let distance, let timing):
                row.frame.origin.y += distance * CGFloat(timing.progress(at: time))
                for (distance, timing) in later {
                    row.frame.origin.y += distance * CGFloat(timing.progress(at: time))
                }
            }
            return leavesWith == nil ? row : leavesWith?.node(row, at: time)
        }

        /// Has what slides to a place beyond the screen that its batch began on go all the way there; see
        /// `TableView.uncoverUpdates()`.
        mutating func uncover(_ geometry: TableGeometry, at time: Double, atMost reach: CGFloat) {
            guard case .slide(let first, let timing) = way, plane != .front else { return }
            var place: Extent?
            if let row, geometry.contains(row) { place = geometry.rowExtent(at: row) }
            if let endOfSection, let section, section < geometry.numberOfSections {
                place = endOfSection.extent(ofSection: section, in: geometry)
            }
            let rest = later.reduce(node.frame.minY + first) { $0 + $1.distance }
            guard let place, place.minY != rest else { return }
            let last = later.last?.timing ?? timing
            later.append(((place.minY - rest).clamped(to: reach), last.remaining(at: time)))
        }

        /// Names what leaves as a batch does that takes effect.
        ///
        /// - Parameter batch: the batch's number.
        /// - Returns: the cell of a row that is shown anew: that is not its cell any more.
        mutating func rename(
            _ mapping: IndexPathMapping, _ update: TableUpdate, batch: Int
        ) -> LeavingCell? {
            if let section, mapping.newSection(for: section) == nil {
                leavingSection = .init(batch: batch, section: section)
            }
            lostSuccessor = nil
            if let old = successor {
                successor = mapping.newIndexPath(for: old)
                if successor == nil { lostSuccessor = old }
            }
            section = section.flatMap(mapping.newSection)
            guard let old = row else { return nil }
            row = mapping.newIndexPath(for: old)
            if let row { leaving?.indexPath = row }
            guard update.reloadedRows.contains(old) else { return nil }
            defer { leaving = nil }
            return leaving
        }

        /// Takes on a batch that begins while it is on its way.
        ///
        /// - Parameter screen: the stretch of the content that is on the screen after it.
        mutating func follow(_ gaps: UpdateGaps, _ timing: AnimationTiming, on screen: Extent) {
            if leavesWith != nil {
                leavesWith?.follow(gaps, timing)
                return
            }
            if case .gap(var arrival) = way {
                arrival.follow(gaps, timing, section: section)
                way = .gap(arrival)
            }
            if let endOfSection, let section,
                let old = gaps.record.mapping.oldSection(for: section)
            {
                let start = endOfSection.extent(ofSection: old, in: gaps.record.geometryBefore)
                let end = endOfSection.extent(ofSection: section, in: gaps.after)
                let distance = gaps.newStretch.move(end).minY - gaps.oldStretch.move(start).minY
                if distance != 0 { later.append((distance, timing)) }
            }
            guard let row, let old = gaps.record.mapping.oldIndexPath(for: row) else { return }
            let moves = gaps.record.update.movedRows.contains { $0.destination == row }
            if moves {
                plane = .front
                changesSection =
                    changesSection
                    || gaps.record.mapping.newSection(for: old.section) != row.section
            }
            let distance: CGFloat
            if case .slide(let first, _) = way, plane == .front {
                // It ends beside the screen, however far away its place is.
                let rest = later.reduce(node.frame.minY + first) { $0 + $1.distance }
                distance = gaps.after.rowExtent(at: row).besideScreen(screen).minY - rest
            } else {
                let start = gaps.oldStretch.move(gaps.record.geometryBefore.rowExtent(at: old))
                let end = gaps.newStretch.move(gaps.after.rowExtent(at: row))
                distance = end.minY - start.minY
            }
            if distance != 0 { later.append((distance, timing)) }
        }
    }
}

extension RenderNode {
    /// The node in one as wide as a row: what goes to a side goes beyond the edges of its section's box.
    fileprivate func widened(to span: CGRect) -> RenderNode {
        var inner = self
        inner.frame.origin = CGPoint(x: frame.minX - span.minX, y: 0)
        let whole = CGRect(x: span.minX, y: frame.minY, width: span.width, height: frame.height)
        return RenderNode(name: name, frame: whole, children: [inner])
    }
}
