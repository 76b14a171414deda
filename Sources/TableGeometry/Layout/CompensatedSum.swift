import Foundation

/// A running sum that keeps what rounding would lose (Neumaier's form of Kahan's summation).
///
/// A million heights such as 55.1 otherwise drift by far more than the last bit, and the same
/// rows would lie elsewhere when they are given one by one than when they are given as uniform.
struct CompensatedSum {
    private var sum: CGFloat = 0
    private var lost: CGFloat = 0

    /// The sum so far.
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
