/// A number with its noun, in one word for one and another for the rest: `1 row`, `0 rows`, `12 rows`.
///
/// For messages; the noun's plural ends in s.
package func counted(_ number: Int, _ noun: String) -> String { counted("\(number)", noun) }

/// The same of a number that is written already, such as `1.5`.
package func counted(_ number: String, _ noun: String) -> String {
    "\(number) \(noun)\(number == "1" ? "" : "s")"
}
