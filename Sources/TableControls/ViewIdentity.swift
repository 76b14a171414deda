import Foundation
import TableDrawing
import TableThemes

/// Names of a view, and the description that created the view.
package struct ViewIdentity {
    var tag = 0
    package var outletName: String?
    /// Description that created the view, or `nil` without a description.
    package var described: DescribedOrigin?
    var sourcePlace: String?
    package var partName: String?
}
