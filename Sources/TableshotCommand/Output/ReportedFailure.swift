/// A picture was rejected, and the reasons are already printed.
struct ReportedFailure: Error {}
