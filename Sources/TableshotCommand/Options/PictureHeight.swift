import ArgumentParser

/// How high a picture is.
enum PictureHeight: ExpressibleByArgument, Equatable {
    /// The height of the screen.
    case points(Double)
    /// The whole table.
    case content

    init?(argument: String) {
        if argument == "content" {
            self = .content
        } else if let points = Double(argument) {
            self = .points(points)
        } else {
            return nil
        }
    }
}
