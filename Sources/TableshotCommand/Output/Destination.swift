/// Where one picture goes.
enum Destination: Equatable {
    case file(String)
    case standardOutput

    /// What messages call it.
    var path: String {
        switch self {
        case .file(let path): path
        case .standardOutput: "standard output"
        }
    }
}
