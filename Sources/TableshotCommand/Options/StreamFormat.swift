import ArgumentParser

/// What frames on standard output are written as.
enum StreamFormat: String, ExpressibleByArgument, CaseIterable {
    /// YUV4MPEG2, which says its own size and rate.
    case y4m
    /// Bare RGBA pixels.
    case raw
}
