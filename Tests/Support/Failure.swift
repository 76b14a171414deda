/// Returns the description of the error that a closure throws, or a text for a closure without an
/// error.
public func failure(_ body: () throws -> some Any) -> String {
    do {
        _ = try body()
        return "nothing was thrown"
    } catch {
        return "\(error)"
    }
}
