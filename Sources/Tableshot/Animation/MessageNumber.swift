/// Formatting of numbers for messages.
enum MessageNumber {
    /// Returns a number with at most six decimals, without `.0` for a whole number.
    static func text(_ number: Double) -> String {
        let short = (number * 1e6).rounded() / 1e6
        return Int(exactly: short).map(String.init) ?? "\(short.isFinite ? short : number)"
    }
}
