/// Returns a number with its noun in singular or plural: `1 row`, `0 rows`, `12 rows`.
///
/// The function is for messages and supports nouns with a plural ending in s.
package func counted(_ number: Int, _ noun: String) -> String { counted("\(number)", noun) }

/// Returns a formatted number, such as `1.5`, with its noun in singular or plural.
package func counted(_ number: String, _ noun: String) -> String {
    "\(number) \(noun)\(number == "1" ? "" : "s")"
}
