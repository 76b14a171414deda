import DocumentSyntax
import Foundation
import TableDrawing
import TableScreens
import TableThemes
import TableViews

extension ValueType where Value == Device {
    /// A device by its name.
    static var device: Self { choice(Device.all.map { (name: $0.name, value: $0) }) }
}
