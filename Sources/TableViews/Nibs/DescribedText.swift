import Foundation

/// The text of a label as a description gives it.
enum DescribedText {
    case plain(String?)
    case attributed(NSAttributedString)
}
