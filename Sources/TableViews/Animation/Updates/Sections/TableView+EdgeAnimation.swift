import Foundation
import TableAnimation
import TableDrawing
import TableGeometry

/// Headers and footers while a batch of changes is shown as a movement.
extension TableView {
    /// Lets headers and footers come, go and move with their sections.
    func animateEdges(from before: ScreenBefore, _ gaps: UpdateGaps, _ timing: AnimationTiming) {
        if style == .plain { bringSections(gaps, timing) }
        for edge in SectionEdge.allCases {
            let nodes = edge == .header ? before.headers : before.footers
            let shown = edge == .header ? shownHeaders : shownFooters
            let views = edge == .header ? headers : footers
            for (section, picture) in nodes.sorted(by: { $0.key < $1.key }) {
                leave(picture, edge, section, shown, gaps, before, timing)
            }
            for section in shown.sorted() {
                guard let view = views[section] else { continue }
                come(view, edge, section, nodes, gaps, timing)
            }
        }
    }

    /// Notes how the sections of a plain table come that are on the screen afterwards: their headers and
    /// footers may come into view and leave it on the way.
    private func bringSections(_ gaps: UpdateGaps, _ timing: AnimationTiming) {
        for section in geometry.visibleSections(in: extentAtRest)
        where gaps.record.mapping.oldSection(for: section) == nil {
            let animation = gaps.record.animations.insertedSections[section] ?? .automatic
            for edge in SectionEdge.allCases {
                arrive(edge, section, animation, gaps.gap(ofNewSection: section), timing, gaps)
            }
        }
    }

    /// Animates the departure of a header or footer that was deleted, replaced or scrolled off
    /// the screen.
    private func leave(
        _ picture: FadingPicture, _ edge: SectionEdge, _ section: Int, _ shown: Set<Int>,
        _ gaps: UpdateGaps, _ before: ScreenBefore, _ timing: AnimationTiming
    ) {
        let record = gaps.record
        let places = gaps.oldStretch.place(record.geometryBefore.places(ofSection: section))
        let own =
            style == .plain
            ? (
                end: edge,
                section: before.sections[section]
                    ?? SectionMovement(rest: places.mapped(PixelGrid.current.aligned))
            ) : nil
        guard let new = record.mapping.newSection(for: section) else {
            let animation = record.animations.deletedSections[section] ?? .automatic
            let gap = gaps.gap(ofOldSection: section)
            return depart(
                picture, resolved(animation), gaps.shown(gap), timing, own,
                leaving: .init(batch: numberOfUpdates, section: section), part: gap,
                travels: before.travelling.contains(section))
        }
        if let animation = record.animations.reloadedSections[section] {
            // A replacement that is visible in the same place fades in from the old view.
            guard !shown.contains(new) || animation == .none && style != .plain else { return }
            var gap = gap(edge, record, section, to: new)
            let shown = picture.node.frame
            // A floating view leaves from the screen's edge, above the rows. No new view
            // arrives at the edge.
            let floats = style == .plain && abs(shown.minY - gap.oldTop) > 0.5
            if floats {
                gap = UpdateGap(
                    oldTop: shown.minY, oldBottom: shown.maxY, newTop: shown.minY,
                    newBottom: shown.maxY)
            }
            return depart(
                picture, resolved(animation), gap, timing, section: new, floats: floats)
        }
        // In a plain table it stays on display until it has moved out of sight.
        guard style != .plain, !shown.contains(new) else { return }
        let distance =
            gaps.newStretch.move(edge.extent(ofSection: new, in: geometry)).minY
            - edge.extent(ofSection: section, in: record.geometryBefore).minY
        var departure = UpdateMovement.Departure(
            node: picture.node, way: .slide(distance, timing),
            movements: picture.movements, arrival: picture.arrival, section: new,
            fade: picture.fade)
        departure.endOfSection = edge
        updateMovement.departures.append(departure)
    }

    /// Animates the arrival of a header or footer: with its section, as a fade if it replaces
    /// another view, or as a movement from outside of the screen.
    private func come(
        _ view: View, _ edge: SectionEdge, _ section: Int, _ nodes: [Int: FadingPicture],
        _ gaps: UpdateGaps, _ timing: AnimationTiming
    ) {
        let record = gaps.record
        guard let clock = AnimationClock.current,
            let old = record.mapping.oldSection(for: section)
        else {
            let animation = record.animations.insertedSections[section] ?? .automatic
            return arrive(
                edge, section, animation, gaps.gap(ofNewSection: section), timing, gaps)
        }
        let reload = record.animations.reloadedSections[old]
        if let reload, style == .plain {
            return changeFloating(view, from: nodes[old], reload, timing, clock)
        }
        if let reload {
            guard reload != .none, let picture = nodes[old] else {
                return arrive(edge, section, reload, gap(edge, record, old, to: section), timing)
            }
            view.dissolve = ViewDissolve(before: picture, timing: timing, kind: .exact)
            view.layer.goOn(picture.movements, clock)
        }
        guard style != .plain, reload != nil || nodes[old] == nil else { return }
        let start = rowRect(
            PixelGrid.current.aligned(
                gaps.oldStretch.move(edge.extent(ofSection: old, in: record.geometryBefore))))
        // Pictures of two heights lie with their tops together.
        view.layer.add(
            .position,
            from: .point(CGPoint(x: start.midX, y: start.minY + view.bounds.height / 2)),
            to: .point(view.center), timing: timing, clock)
        // What the batch brings into view takes on what is left of earlier ones.
        guard nodes[old] == nil else { return }
        joinBatches(
            view, SectionEdge.Place(edge: edge, section: section), from: old,
            before: updateMovement.batches.count - 1, clock)
        goOn(view, SectionEdge.Place(edge: edge, section: section), by: timing, clock)
    }

    /// Fades the header or footer of a plain table's section that is shown anew into its new one, which
    /// floats where the old one did.
    private func changeFloating(
        _ view: View, from picture: FadingPicture?, _ animation: RowAnimation,
        _ timing: AnimationTiming,
        _ clock: AnimationClock
    ) {
        // Without an animation the first instant alone shows the table as it was.
        let timing =
            animation == .none
            ? AnimationTiming(start: timing.start, duration: Self.moment, curve: timing.curve)
            : timing
        if let picture {
            view.dissolve = ViewDissolve(before: picture, timing: timing, kind: .exact)
        } else {
            view.layer.add(
                .opacity, from: .number(0), to: .number(view.alpha), timing: timing, clock)
        }
    }

    /// Shorter than any frame, in seconds.
    private static let moment = 1e-9

    /// The space of a section's header or footer, where the section is shown anew.
    private func gap(_ edge: SectionEdge, _ record: UpdateRecord, _ old: Int, to new: Int)
        -> UpdateGap
    {
        let before = edge.extent(ofSection: old, in: record.geometryBefore)
        let after = edge.extent(ofSection: new, in: geometry)
        return UpdateGap(
            oldTop: before.minY, oldBottom: before.maxY, newTop: after.minY,
            newBottom: after.maxY)
    }

    private func arrive(
        _ edge: SectionEdge, _ section: Int, _ animation: RowAnimation, _ gap: UpdateGap,
        _ timing: AnimationTiming, _ gaps: UpdateGaps? = nil
    ) {
        var arrival = RowArrival(
            animation: resolved(animation), gap: gaps?.shown(gap) ?? gap, timing: timing,
            leaves: false)
        if gaps != nil { arrival.isPart(of: gap) }
        updateMovement.arrivals[.init(edge: edge, section: section)] = arrival
    }

    private func depart(
        _ picture: FadingPicture, _ animation: RowAnimation, _ gap: UpdateGap,
        _ timing: AnimationTiming,
        _ edge: (end: SectionEdge, section: SectionMovement)? = nil, section: Int? = nil,
        leaving: UpdateMovement.Departure.LeavingSection? = nil, part whole: UpdateGap? = nil,
        travels: Bool = false, floats: Bool = false
    ) {
        var departure = RowArrival(animation: animation, gap: gap, timing: timing, leaves: true)
        let movements = edge?.section.movementsOfRows ?? picture.movements
        departure.earlier = movements
        if let whole { departure.goesWithEdgesShown(of: whole) }
        if travels { departure.travel(along: movements, in: whole) }
        updateMovement.departures.append(
            .init(
                node: picture.node, way: .gap(departure), movements: picture.movements,
                arrival: picture.arrival, edge: edge, section: section,
                plane: travels || floats ? .front : .back, changesSection: travels,
                fade: picture.fade, leavingSection: leaving))
    }

    /// The animation that stands for `automatic` where the table chooses.
    func resolved(_ animation: RowAnimation) -> RowAnimation {
        guard animation == .automatic else { return animation }
        return RenderContext.current.theme.animation.automaticRowAnimation
    }
}
