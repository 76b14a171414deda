import Foundation
import TableDrawing

// Accessibility of controls. The values are UIKit's values in its test tools, in English for
// all locales.

extension Control {
    /// Returns the traits of every control, including the selected and disabled states.
    func traits(_ own: AccessibilityTraits) -> AccessibilityTraits {
        var traits = own
        if isSelected { traits.insert(.selected) }
        if !isEnabled { traits.insert(.notEnabled) }
        return traits
    }
}

extension Button: AccessibilityDescribing {
    package var standardAccessibility: StandardAccessibility {
        let title = currentTitle ?? currentAttributedTitle?.string ?? configuration?.title
        let image = currentImage ?? configuration?.image
        let words = title ?? wordOfType
        return StandardAccessibility(
            label: words ?? AccessibilityLabels.name(of: image), traits: traits(.button),
            isNamedByFile: words == nil && AccessibilityLabels.isNamedByFile(image))
    }

    private var wordOfType: String? {
        switch buttonType {
        case .detailDisclosure, .infoLight, .infoDark: AccessibilityLabels.moreInfo
        case .contactAdd: "Add"
        case .close: "Close"
        case .custom, .system: nil
        }
    }
}

/// A switch as a row's accessory view has the row's label.
///
/// UIKit's test tools find such a switch by the text of its cell; observed, not documented.
extension Switch: AccessibilityDescribing {
    package var standardAccessibility: StandardAccessibility {
        StandardAccessibility(
            label: wordsOfRow, value: isOn ? "1" : "0", traits: traits(.button))
    }
}

extension Control {
    /// Words of the row with the control as its accessory view.
    fileprivate var wordsOfRow: String? { rowOfAccessory?.wordsOfContent }

    /// Row with the control as its accessory view.
    private var rowOfAccessory: (any RowView)? {
        guard let row = superview as? any RowView, row.isAccessory(self) else { return nil }
        return row
    }

    /// Row whose words are the control's label.
    var rowOfWords: (any RowView)? {
        switch self {
        case is Switch: rowOfAccessory
        case is Slider, is TextField: accessibility.isCalledAsRow ? rowOfAccessory : nil
        default: nil
        }
    }
}

extension Slider: AccessibilityDescribing {
    package var standardAccessibility: StandardAccessibility {
        let range = Double(maximumValue) - Double(minimumValue)
        let share = range > 0 ? (Double(value) - Double(minimumValue)) / range : 0
        return StandardAccessibility(
            label: accessibility.isCalledAsRow ? wordsOfRow : nil,
            value: AccessibilityLabels.percent(share), traits: traits(.adjustable))
    }
}

/// The halves of a stepper are two buttons.
extension Stepper: AccessibilityDescribing {
    package var standardAccessibility: StandardAccessibility {
        let (left, right) = bounds.divided(atDistance: bounds.width / 2, from: .minXEdge)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func half(_ label: String, _ rect: CGRect, _ isUsable: Bool) -> AccessibilityElement {
            AccessibilityElement(
                in: self, named: "button", label: label,
                traits: isUsable ? traits(.button) : traits([.button, .notEnabled]), frame: rect)
        }
        return StandardAccessibility(
            isElement: false,
            elements: [
                half(
                    AccessibilityLabels.decrement, isMirrored ? right : left,
                    wraps || value > minimumValue),
                half(
                    AccessibilityLabels.increment, isMirrored ? left : right,
                    wraps || value < maximumValue),
            ])
    }
}

/// Each segment is a button; the chosen segment is selected, unless the control is momentary.
extension SegmentedControl: AccessibilityDescribing {
    package var standardAccessibility: StandardAccessibility {
        let elements = segmentRects.enumerated().map { index, rect in
            var own = AccessibilityTraits.button
            if index == selectedSegmentIndex, !isMomentary { own.insert(.selected) }
            if !isEnabledForSegment(at: index) { own.insert(.notEnabled) }
            let title = titleForSegment(at: index)
            let image = imageForSegment(at: index)
            let element = AccessibilityElement(
                in: self, named: "segment", label: title ?? AccessibilityLabels.name(of: image),
                traits: isEnabled ? own : own.union(.notEnabled), frame: rect)
            element.isNamedByFile = title == nil && AccessibilityLabels.isNamedByFile(image)
            return element
        }
        return StandardAccessibility(isElement: false, elements: elements)
    }
}

extension PageControl: AccessibilityDescribing {
    package var standardAccessibility: StandardAccessibility {
        StandardAccessibility(
            isElement: showsPages,
            value: showsPages ? "page \(currentPage + 1) of \(numberOfPages)" : nil,
            traits: traits([.adjustable, .updatesFrequently]))
    }
}

extension TextField: AccessibilityDescribing {
    package var standardAccessibility: StandardAccessibility {
        let typed = text ?? ""
        let shown = isSecureTextEntry ? String(repeating: "•", count: typed.count) : typed
        return StandardAccessibility(
            label: accessibility.isCalledAsRow ? wordsOfRow : nil,
            value: typed.isEmpty ? placeholder : shown, traits: traits(.none))
    }
}
