/// Numbers as messages write them.
enum MessageNumber {
    /// A number to at most six decimals, without the `.0` of a whole one.
    static func text(_ number: Double) -> String {
        let short = (number * 1e6).rounded() / 1e6
        return Int(exactly: short).map(String.init) ?? "\(short.isFinite ? short : number)"
    }
}
