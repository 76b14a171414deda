import Foundation
import TableDrawing

// What views of text and images say of themselves, as UIKit documents it for each of them.

/// A label without text, which shows nothing, is an element only if it was given words of its own.
extension Label: AccessibilityDescribing {
    var standardAccessibility: StandardAccessibility {
        StandardAccessibility(
            isElement: hasText || accessibility.label != nil,
            // A soft hyphen is not spoken, wherever lines break.
            label: text?.replacing("\u{AD}", with: ""),
            traits: isEnabled ? .staticText : [.staticText, .notEnabled])
    }
}

/// An image view is no element until it is made one; then a symbol is said as on a button.
extension ImageView: AccessibilityDescribing {
    var standardAccessibility: StandardAccessibility {
        StandardAccessibility(
            isElement: false,
            label: image?.isSymbolImage == true ? AccessibilityWords.name(of: image) : nil,
            traits: .image)
    }
}

extension TextView: AccessibilityDescribing {
    var standardAccessibility: StandardAccessibility {
        StandardAccessibility(value: text, traits: isEditable ? .none : .staticText)
    }
}

extension ProgressView: AccessibilityDescribing {
    var standardAccessibility: StandardAccessibility {
        StandardAccessibility(
            label: "Progress", value: AccessibilityWords.percent(Double(progress)),
            traits: .updatesFrequently)
    }
}

extension ActivityIndicatorView: AccessibilityDescribing {
    var standardAccessibility: StandardAccessibility {
        StandardAccessibility(
            isElement: isAnimating || !hidesWhenStopped,
            label: isAnimating ? AccessibilityWords.inProgress : AccessibilityWords.halted,
            value: isAnimating ? "1" : "0", traits: .updatesFrequently)
    }
}

/// A header or footer is one element that says its labels, unless it holds controls.
extension TableViewHeaderFooterView: AccessibilityDescribing {
    var standardAccessibility: StandardAccessibility {
        let label = AccessibilityWords.joined(itemsInReadingOrder)
        return StandardAccessibility(
            isElement: label != nil && !holdsControls, label: label,
            traits: nodeName.hasPrefix("footer") ? .staticText : .header)
    }

    /// What is read of it.
    var itemsInReadingOrder: [AccessibilityItem] {
        ownSubviews.flatMap(\.accessibilityItems)
            .inReadingOrder(effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
}
