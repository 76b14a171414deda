import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableViews

// Accessibility of bars, their buttons and a table's index.

extension BarButton: AccessibilityDescribing {
    package var standardAccessibility: StandardAccessibility {
        let isBack = nodeName == "back"
        return StandardAccessibility(
            label: item.title ?? AccessibilityLabels.name(of: item.image)
                ?? (isBack ? LocalizedDefault.back.text : nil),
            value: item.badge?.stringValue,
            traits: item.isEnabled ? .button : [.button, .notEnabled],
            isNamedByFile: item.title == nil && AccessibilityLabels.isNamedByFile(item.image))
    }
}

extension TabBarButton: AccessibilityDescribing {
    package var standardAccessibility: StandardAccessibility {
        StandardAccessibility(
            label: item.title ?? AccessibilityLabels.name(of: item.image), value: item.badgeValue,
            traits: isSelected ? [.button, .selected] : .button,
            isNamedByFile: item.title == nil && AccessibilityLabels.isNamedByFile(item.image))
    }
}

extension SearchField: AccessibilityDescribing {
    package var standardAccessibility: StandardAccessibility {
        let typed = text ?? ""
        return StandardAccessibility(
            label: placeholder, value: typed.isEmpty ? nil : typed, traits: .searchField)
    }
}

/// The status bar belongs to the device, not to the app.
extension StatusBar: AccessibilityDescribing {
    package var standardAccessibility: StandardAccessibility {
        StandardAccessibility(isElement: false, elements: [])
    }
}

extension RefreshControl: AccessibilityDescribing {
    package var standardAccessibility: StandardAccessibility {
        StandardAccessibility(
            isElement: isRefreshing, label: attributedTitle?.string ?? "In progress",
            traits: .updatesFrequently)
    }
}

/// A screen is read from the bar at its top over its content to the bar at its bottom.
extension ScreenView: AccessibilityDescribing {
    package var standardAccessibility: StandardAccessibility {
        let parts: [View?] = [navigationBar, contentView, toolbar, tabBar]
        return StandardAccessibility(isElement: false, elements: parts.compactMap { $0 })
    }
}

/// The index is a single element; its value is the title of the section at the top.
extension SectionIndexBar: AccessibilityDescribing {
    package var standardAccessibility: StandardAccessibility {
        StandardAccessibility(
            isElement: !titles.isEmpty, label: "Section index", value: currentTitle,
            traits: .adjustable)
    }

    /// Title that leads to the section at the top, or to the last section above it with a
    /// title.
    ///
    /// An index may have more titles than sections. Of several titles for a section, the value
    /// is the initial of the section's header, or the first title.
    private var currentTitle: String? {
        guard let table = superview as? TableView,
            let section = table.firstRowInSight?.section
        else { return nil }
        let targets: [(title: String, section: Int)] = titles.indices.compactMap { index in
            guard titles[index] != TableView.indexSearch,
                let target = table.sectionForSectionIndexTitle(at: index), target <= section
            else { return nil }
            return (titles[index], target)
        }
        guard let nearest = targets.map(\.section).max() else { return nil }
        let candidates = targets.filter { $0.section == nearest }.map(\.title)
        let header = table.dataSource?.tableView(table, titleForHeaderInSection: nearest) ?? ""
        return candidates.first { !$0.isEmpty && header.lowercased().hasPrefix($0.lowercased()) }
            ?? candidates.first
    }
}

extension TableView {
    /// First row that is not completely covered by the bars at the top.
    fileprivate var firstRowInSight: IndexPath? {
        let top = contentOffset.y + adjustedContentInset.top
        return indexPathsForVisibleRows?.first { rectForRow(at: $0).maxY > top }
    }
}

extension NavigationBar: AccessibilityContainer {}
extension Toolbar: AccessibilityContainer {}
extension TabBar: AccessibilityContainer {}
