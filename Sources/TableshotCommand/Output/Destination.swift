/// The destination of a single picture.
enum Destination: Equatable {
    case file(String)
    case standardOutput

    /// Path of the destination in messages.
    var path: String {
        switch self {
        case .file(let path): path
        case .standardOutput: "standard output"
        }
    }
}
