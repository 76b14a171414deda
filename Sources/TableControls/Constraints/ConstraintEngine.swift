import Foundation
import TableDrawing
import TableGeometry
import TableLayout

/// Layout by constraints of a root view, whose size is given, and of the views below it.
///
/// The systems are kept until constraints or the hierarchy change. Other changes, such as texts, only
/// shift constants.
final class ConstraintEngine {
    private unowned let root: View
    /// Whether an input has changed since the last layout.
    var needsLayout = true
    /// Whether the engine is setting frames or measuring contents.
    private(set) var isWorking = false
    /// Direction of the interface for which the systems were built.
    let direction: LayoutDirection
    private var layoutSystem: ConstraintSystem?
    private var fittingSystems: [ConstraintSystem.RootSize: ConstraintSystem] = [:]
    private var reported: [String] = []
    /// Whether the conflicts of the last layout are not reported yet.
    private var hasUnreportedConflicts = false

    /// Whether layouts have sizes that measurements will replace; such layouts report no conflicts.
    @TaskLocal static var isProvisional = false

    init(_ root: View) {
        self.root = root
        direction = root.traitCollection.layoutDirection
    }

    private func system(_ size: ConstraintSystem.RootSize) -> ConstraintSystem {
        if size == .fixed, let layoutSystem { return layoutSystem }
        if let system = fittingSystems[size] { return system }
        let system = ConstraintSystem(root, size)
        if size == .fixed { layoutSystem = system } else { fittingSystems[size] = system }
        return system
    }

    /// Releases the views of the systems from the root.
    func discard() {
        for system in [layoutSystem].compactMap({ $0 }) + fittingSystems.values {
            for item in system.items where item.view.placement.constraints?.root === root {
                item.view.placement.constraints?.root = nil
            }
        }
    }

    // MARK: Layout

    /// Number of layouts after which frames of autoresized views no longer change the solution.
    private static let maximumNumberOfLayouts = 3

    /// Places the views by the constraints.
    func layOut() {
        needsLayout = false
        isWorking = true
        defer { isWorking = false }
        let system = system(.fixed)
        for _ in 0..<Self.maximumNumberOfLayouts {
            system.solve(root.bounds.size)
            if let failure = system.failure { return fail(failure) }
            let given = system.givenFrames
            apply(system)
            guard system.givenFrames != given || system.hasNewInsets else { break }
        }
        hasUnreportedConflicts = true
    }

    /// Sets the frames, whose edges are rounded to device pixels.
    private func apply(_ system: ConstraintSystem) {
        let grid = PixelGrid.current
        var origins = [CGPoint](repeating: .zero, count: system.items.count)
        for (index, item) in system.items.enumerated() {
            var rect = system.rect(of: index).standardized
            if !item.isGiven { rect = grid.alignedRect(rect) }
            if item.guide == nil { rect = item.view.frame(forAlignmentRect: rect) }
            origins[index] = rect.origin
            var origin = CGPoint.zero
            if item.superitem != ConstraintSystem.rootIndex { origin = origins[item.superitem] }
            let container = item.guide == nil ? item.view.superview : item.view
            let inner = container?.bounds.origin ?? .zero
            rect = rect.offsetBy(dx: inner.x - origin.x, dy: inner.y - origin.y)
            if let guide = item.guide {
                guide.solvedFrame = rect
            } else if !item.isGiven {
                place(item.view, at: rect)
            }
        }
    }

    private func place(_ view: View, at rect: CGRect) {
        view.renderState.work.isPlaced = true
        let old = view.untransformedFrame
        guard !rect.isEqual(to: old) else { return }
        view.place(at: rect)
    }

    // MARK: Fitting

    /// Returns the size that satisfies the constraints and is closest to a target.
    func fittingSize(
        _ target: CGSize, _ horizontal: LayoutPriority, _ vertical: LayoutPriority
    ) -> CGSize {
        isWorking = true
        defer { isWorking = false }
        let system = system(.fitting(horizontal, vertical))
        system.solve(target)
        if let failure = system.failure {
            fail(failure)
            return target
        }
        return system.rect(of: ConstraintSystem.rootIndex).size
    }

    // MARK: Reports

    /// Report of the last layout.
    var report: LayoutReport { layoutSystem?.report() ?? LayoutReport() }

    private func fail(_ failure: String) {
        DiagnosticLog.record(
            Diagnostic(
                "constraint.not-solved", severity: .error,
                message: "the constraints of \(root.layoutName) were not solved: \(failure)",
                location: root.sourcePlace))
    }

    /// Reports the conflicts of the last layout, unless the layout is provisional.
    func reportConflicts() {
        guard hasUnreportedConflicts, !Self.isProvisional, let system = layoutSystem else { return }
        hasUnreportedConflicts = false
        guard system.solver?.brokenConstraints.isEmpty == false else {
            reported = []
            return
        }
        let conflicts = system.conflicts
        let names = conflicts.map(\.constraint)
        guard names != reported else { return }
        reported = names
        for conflict in conflicts {
            let others =
                conflict.others.isEmpty
                ? "it contradicts itself"
                : "it contradicts \(conflict.others.joined(separator: ", "))"
            DiagnosticLog.record(
                Diagnostic(
                    "constraint.conflict",
                    message: "\(conflict.constraint) cannot hold and was broken: \(others); lower "
                        + "the priority of one of the constraints or remove it",
                    location: conflict.location))
        }
    }
}

extension ConstraintSystem {
    /// Frames of the views that constraints do not determine.
    fileprivate var givenFrames: [CGRect] {
        items.filter(\.isGiven).map(\.view.untransformedFrame)
    }
}

extension CGRect {
    /// Whether all edges differ by less than rounding errors.
    fileprivate func isEqual(to other: CGRect) -> Bool {
        let tolerance: CGFloat = 1e-9
        return abs(minX - other.minX) < tolerance && abs(minY - other.minY) < tolerance
            && abs(width - other.width) < tolerance && abs(height - other.height) < tolerance
    }
}
