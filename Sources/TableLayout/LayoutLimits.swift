/// Limits of systems of constraints.
public enum LayoutLimits {
    /// Largest absolute value of a constant, in points.
    public static let constant = 1e8
    /// Largest absolute value of a coefficient.
    public static let coefficient = 1e6
    /// Largest number of coefficients in the tableau of a connected group: variables times the sum
    /// of variables and constraints.
    ///
    /// 4,194,304 coefficients take 32 MiB.
    public static let entries = 1 << 22
    /// Largest number of basic solutions that a ``LayoutSolver`` keeps for a connected group.
    public static let keptBases = 256
    /// Largest number of coefficients in the kept bases of a connected group: 8 MiB.
    public static let keptEntries = 1 << 19

    /// Returns the largest number of pivots for a connected group.
    ///
    /// Real groups need about a pivot for each constraint.
    public static func pivots(variables: Int, constraints: Int) -> Int {
        1000 + 20 * (variables + constraints)
    }
}

/// Tolerances of the solver.
///
/// All are absolute, because coefficients of layouts are close to 1.
enum Tolerance {
    /// Reduced costs and coefficients closer to 0 count as 0.
    static let coefficient = 1e-9
    /// Entries of a tableau closer to 0 are rounding errors and become 0.
    static let cancellation = 1e-12
    /// Distance from a bound, in points, that counts as no distance.
    static let distance = 1e-8
    /// Violation, in points, at which a required constraint counts as broken.
    static let broken = 1e-3
}

extension Double {
    /// The closest multiple of 2⁻²⁰ points.
    ///
    /// Rounding removes the differences between sums that were added in different orders.
    var roundedToGrid: Double {
        // At 1.5 · 2³², neighbouring doubles are 2⁻²⁰ apart.
        let shift = 6_442_450_944.0
        return abs(self) < 1_073_741_824 ? (self + shift) - shift : self
    }
}
