/// Returns the printed error that a closure throws, or a text that says that nothing was thrown.
public func failure(_ body: () throws -> some Any) -> String {
    do {
        _ = try body()
        return "nothing was thrown"
    } catch {
        return "\(error)"
    }
}
