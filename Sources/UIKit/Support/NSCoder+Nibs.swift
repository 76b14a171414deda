import Foundation
import TableThemes
import TableViews

extension NSCoder {
    private static let styleKey = "UITableViewCellStyle"

    /// Returns the coder with which a nib creates a cell of a style.
    public static func nib(_ style: TableViewCell.CellStyle = .default) -> NSCoder {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        let index = TableViewCell.CellStyle.allCases.firstIndex(of: style) ?? 0
        archiver.encode(Int64(index), forKey: styleKey)
        do {
            return try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        } catch {
            fatalError("the coder of a nib cannot be read: \(error)")
        }
    }

    /// Style of the cell that a nib creates, or the default style.
    public var cellStyle: TableViewCell.CellStyle {
        let styles = TableViewCell.CellStyle.allCases
        let index = containsValue(forKey: Self.styleKey) ? decodeInt64(forKey: Self.styleKey) : 0
        return styles.indices.contains(Int(index)) ? styles[Int(index)] : .default
    }
}
