/// A picture that cannot be kept, for reasons that have been printed.
struct ReportedFailure: Error {}
