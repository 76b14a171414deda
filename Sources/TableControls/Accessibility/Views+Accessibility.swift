import Foundation
import TableDrawing

// Accessibility of text and image views, as documented by UIKit for each class.

/// An empty label is an element only with an explicit accessibility label.
extension Label: AccessibilityDescribing {
    package var standardAccessibility: StandardAccessibility {
        StandardAccessibility(
            isElement: hasText || accessibility.label != nil,
            // A soft hyphen is not spoken, wherever lines break.
            label: text?.replacing("\u{AD}", with: ""),
            traits: isEnabled ? .staticText : [.staticText, .notEnabled])
    }
}

/// An image view is not an element by default; as an element, a symbol has the words that it
/// has on a button.
extension ImageView: AccessibilityDescribing {
    package var standardAccessibility: StandardAccessibility {
        StandardAccessibility(
            isElement: false,
            label: image?.isSymbolImage == true ? AccessibilityLabels.name(of: image) : nil,
            traits: .image)
    }
}

extension TextView: AccessibilityDescribing {
    package var standardAccessibility: StandardAccessibility {
        StandardAccessibility(value: text, traits: isEditable ? .none : .staticText)
    }
}

extension ProgressView: AccessibilityDescribing {
    package var standardAccessibility: StandardAccessibility {
        StandardAccessibility(
            label: "Progress", value: AccessibilityLabels.percent(Double(progress)),
            traits: .updatesFrequently)
    }
}

extension ActivityIndicatorView: AccessibilityDescribing {
    package var standardAccessibility: StandardAccessibility {
        StandardAccessibility(
            isElement: isAnimating || !hidesWhenStopped,
            label: isAnimating ? AccessibilityLabels.inProgress : AccessibilityLabels.halted,
            value: isAnimating ? "1" : "0", traits: .updatesFrequently)
    }
}
