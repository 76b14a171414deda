import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableViews

/// Measurements of the whole screen, and findings from the counts.
extension PerformanceRun {
    /// Measures blending and overdraw of the current screen.
    func measureLayers() {
        let layers = CompositedLayer.layers(of: table)
        let screen = table.convert(table.bounds, to: nil)
        var grid = CoverageGrid(screen)
        var own = CoverageGrid(screen)
        var avoidable: [CompositedLayer] = []
        for layer in layers {
            grid.add(layer.area, isBlended: layer.isBlended)
            noteClaim(layer)
            if layer.isAvoidable, !layer.view.inspection.isOwnPart {
                own.add(layer.area, isBlended: true)
                avoidable.append(layer)
            } else if !layer.isBlended {
                own.clear(layer.area)
            }
        }
        var largest: (layer: CompositedLayer, area: Int)?
        // Blending under opaque views is invisible and does not count.
        for layer in avoidable {
            let area = own.blendedCount(in: layer.area)
            if area > largest?.area ?? 0 { largest = (layer, area) }
        }
        blendedShare = max(blendedShare, grid.blendedShare)
        if grid.overdraw > overdraw {
            overdraw = grid.overdraw
            if overdraw > limits.overdraw { overdrawCause = OverdrawCause(layers, on: grid) }
        }
        guard let largest, own.blendedShare > limits.blendedShare else { return }
        let percent = Int(clamping: (own.blendedShare * 100).rounded())
        let kind = Self.kind(largest.layer)
        // All rows on the screen with a blended view of this name are affected.
        for layer in avoidable
        where Self.kind(layer) == kind && own.blendedCount(in: layer.area) > 0 {
            findings.add(
                .blending, at: Self.row(of: layer), subject: kind,
                "\(percent) % of the screen is blended unnecessarily, mostly by \(kind)",
                remedy: "Give the view an opaque background and an alpha of 1.")
        }
    }

    /// Adds a finding for the screen with the most overdraw.
    private func noteOverdraw() {
        guard overdraw > limits.overdraw else { return }
        func times(_ value: Double) -> String { InspectedRect.text(Self.roundedToTenths(value)) }
        let name = overdrawCause.map { Self.kind($0.path) } ?? ""
        let cause = overdrawCause.map {
            "; the largest part of the overdraw is painted \(times($0.partTimes)) times, of "
                + "which \(times($0.viewTimes)) times by \(name)"
        }
        findings.add(
            .overdraw, at: overdrawCause.flatMap { Self.row($0.path) }, subject: name,
            "on the screen with the most overdraw, each point is painted \(times(overdraw)) times "
                + "on average" + (cause ?? ""),
            remedy: "Remove backgrounds that other views cover.")
    }

    private func noteClaim(_ layer: CompositedLayer) {
        guard let claim = layer.opacityMismatch else { return }
        let kind = Self.kind(layer)
        let (fault, remedy) =
            switch claim {
            case .notFilled:
                (
                    "does not fill its bounds",
                    "Set isOpaque to false, give the view an opaque background, or fill its bounds "
                        + "first."
                )
            case .rounded:
                (
                    "has round corners, which are not filled",
                    "Set isOpaque to false, or cornerRadius to 0."
                )
            case .translucent:
                (
                    "is translucent",
                    "Set isOpaque to false, or alpha to 1 and mask to nil."
                )
            }
        findings.add(
            .notFilled, at: Self.row(of: layer), subject: kind, fault: "\(claim)",
            "\(kind) is marked as opaque, but \(fault)", remedy: remedy)
    }

    private static func kind(_ layer: CompositedLayer) -> String { kind(layer.path) }

    private static func kind(_ path: [String]) -> String {
        path.count > 1 ? path.dropFirst().joined(separator: " > ") : path.first ?? "table"
    }

    private static func row(of layer: CompositedLayer) -> IndexPath? { row(layer.path) }

    private static func row(_ path: [String]) -> IndexPath? {
        guard let name = path.first, name.hasPrefix("row ") else { return nil }
        let numbers = name.dropFirst(4).split(separator: ",").compactMap { Int($0) }
        return numbers.count == 2 ? IndexPath(row: numbers[1], section: numbers[0]) : nil
    }

    /// Converts counts to findings.
    func judge() {
        noteOverdraw()
        noteScattered()
        for (identifier, total) in count.totals.sorted(by: { ($0.key ?? "") < ($1.key ?? "") })
        where total.excess > 0 {
            let name =
                identifier.map { "with the identifier " + $0.quotedForDump }
                ?? "without an identifier"
            let (cause, remedy) = Self.explanation(total.cause, identifier)
            findings.add(
                .cellsBeyondNeed, at: total.firstRow, subject: identifier ?? "",
                "\(total.created) cells \(name) were created, and \(total.needed) are needed: \(cause)",
                remedy: remedy)
        }
    }

    /// Adds findings for cells that cannot be reused, because each has its own identifier.
    private func noteScattered() {
        for scatter in count.scattered {
            findings.add(
                .cellsBeyondNeed, at: scatter.firstRow, subject: "",
                "\(scatter.identifiers) reuse identifiers name cells of a single kind, and the screen has "
                    + "at most \(scatter.rows) rows: hardly any cell is reused",
                remedy: "Use a single identifier for each kind of row, and set differing values as "
                    + "content.")
        }
    }

    private static func explanation(
        _ cause: CellCount.Cause, _ identifier: String?
    ) -> (cause: String, remedy: String) {
        switch cause {
        case .noIdentifier:
            (
                "the cells have no reuse identifier",
                "Give the cell a reuse identifier, and call dequeueReusableCell(withIdentifier:) before "
                    + "creating a cell."
            )
        case .neverAsked:
            (
                "the data source does not ask for a reusable cell",
                "Call dequeueReusableCell(withIdentifier:) before creating a cell."
            )
        case .otherIdentifier(let asked):
            (
                "the data source asks for \(asked.quotedForDump), and the cell has "
                    + (identifier.map(\.quotedForDump) ?? "no identifier"),
                "Create the cell with the identifier that the data source asks for."
            )
        case .unknown:
            (
                "the data source creates cells although reusable cells may be available",
                "Use the cell that dequeueReusableCell(withIdentifier:) returns."
            )
        }
    }

    private static func roundedToTenths(_ value: Double) -> Double { (value * 10).rounded() / 10 }

    var report: PerformanceReport {
        let height = Double(max(1, table.bounds.height))
        let content = Double(table.contentSize.height)
        let screens = max(1, content / height)
        let scrolled = min(screens, (Double(scrolledTo) + height) / height)
        return PerformanceReport(
            scrolledScreens: Self.roundedToTenths(max(scrolled, min(1, screens))),
            screens: Self.roundedToTenths(screens),
            isTruncated: scrolled + 0.001 < screens, displayedRows: displayedRows,
            cells: count.totals.sorted { ($0.key ?? "") < ($1.key ?? "") }.map {
                PerformanceReport.Cells(
                    reuseIdentifier: $0.key, created: $0.value.created, needed: $0.value.needed)
            },
            subviewsPerCell: subviewsPerCell,
            blendedPercent: Self.roundedToTenths(blendedShare * 100),
            overdraw: Self.roundedToTenths(overdraw),
            drawingsPerRow: displayedRows > 0
                ? Self.roundedToTenths(Double(drawings) / Double(displayedRows)) : 0,
            drawingsWhileEditing: drawingsWhileEditing, findings: findings.findings)
    }
}
