import Foundation

/// Running sum that preserves the bits lost by rounding (Neumaier's variant of Kahan
/// summation).
///
/// Without compensation, the sum of a million heights such as 55.1 drifts by far more than the
/// last bit. Rows with individual heights would then lie elsewhere than rows with a uniform
/// height.
struct CompensatedSum {
    private var sum: CGFloat = 0
    private var lost: CGFloat = 0

    /// Current sum.
    var value: CGFloat { sum + lost }

    /// Adds a term.
    mutating func add(_ term: CGFloat) {
        let next = sum + term
        if abs(sum) >= abs(term) {
            lost += (sum - next) + term
        } else {
            lost += (term - next) + sum
        }
        sum = next
    }
}
