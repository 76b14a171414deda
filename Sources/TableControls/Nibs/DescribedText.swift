import Foundation

/// Text of a label in a description.
enum DescribedText {
    case plain(String?)
    case attributed(NSAttributedString)
}
