import CCairo

/// Conversion of Cairo's status codes into errors.
enum CairoStatus {
    /// Throws an error unless `status` is success.
    static func check(
        _ status: cairo_status_t, _ operation: @autoclosure () -> String
    ) throws(CompositingError) {
        guard status != CAIRO_STATUS_SUCCESS else { return }
        throw .cairo(
            operation: operation(), status: Int(status.rawValue),
            reason: cairo_status_to_string(status).map { String(cString: $0) } ?? "unknown")
    }
}
