import Tableshot

/// What `inspect` has to say.
struct InspectionAnswer {
    /// What is printed; nothing where a picture is the answer.
    var text: String?
    var picture: RenderNode?
    /// Whether something was found that `--strict` fails for.
    var hasFindings = false
}
