import TableDrawing

/// Parts of UIKit's interface that compile and change nothing in a picture.
enum AcceptedInterface {
    /// Reason why a part of the interface has no effect.
    enum Reason: String {
        case touches = "a picture has no touches"
        case keyboard = "a picture has no keyboard"
        case time = "a picture shows the values after all animations"
        case screens = "a picture shows a single view"
        case haptics = "a picture cannot be felt or heard"
        case looks = "the look is not drawn"
        case runtime = "the runtime of Objective-C does not exist"
        case files = "a picture encodes no other images"
    }

    /// Reports the use of a part, once for each name in a picture.
    static func note(_ name: String, _ reason: Reason) {
        DiagnosticLog.recordOnce(
            Diagnostic(
                "uikit.accepted",
                message: "\(name) is accepted without effect: \(reason.rawValue)"))
    }
}
