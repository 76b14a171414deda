import ArgumentParser

/// Format of frames on standard output.
enum StreamFormat: String, ExpressibleByArgument, CaseIterable {
    /// YUV4MPEG2.
    ///
    /// The stream contains the frame size and frame rate.
    case y4m
    /// RGBA pixels without a header.
    case raw
}
