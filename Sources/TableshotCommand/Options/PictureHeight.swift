import ArgumentParser

/// Height of a picture.
enum PictureHeight: ExpressibleByArgument, Equatable {
    /// Height of the screen, in points.
    case points(Double)
    /// Height of the table's content.
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
