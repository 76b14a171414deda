import Foundation
import TableDrawing
import TableText

// Second names of properties that the module UIKit overloads.

extension Label {
    /// `font`.
    package var plainFont: Font {
        get { font }
        set { font = newValue }
    }
    /// `textColor`.
    package var plainTextColor: Color {
        get { textColor }
        set { textColor = newValue }
    }
}

extension TextField {
    /// `font`.
    package var plainFont: Font {
        get { font }
        set { font = newValue }
    }
}

extension ShapeLayer {
    /// `path`.
    package var plainPath: Path? {
        get { path }
        set { path = newValue }
    }
}

extension Button.Configuration {
    /// `attributedTitle`.
    package var plainTitle: NSAttributedString? {
        get { attributedTitle }
        set { attributedTitle = newValue }
    }
    /// `contentInsets`.
    package var plainInsets: DirectionalEdgeInsets? {
        get { contentInsets }
        set { contentInsets = newValue }
    }
}
