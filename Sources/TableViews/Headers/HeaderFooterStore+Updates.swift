import Foundation
@_spi(Subclassing) import TableControls
import TableGeometry

/// Headers and footers in a batch of changes.
extension HeaderFooterStore {
    /// Moves the titles and views of remaining sections, and recycles the views of deleted and
    /// reloaded sections.
    func move(_ mapping: IndexPathMapping, _ update: TableUpdate) {
        let reloaded = Set(update.reloadedSections)
        let present = Set(state.headers.keys).union(state.footers.keys)
        recycleHeadersAndFooters(
            of: present.filter { reloaded.contains($0) || mapping.newSection(for: $0) == nil })
        state.shownHeaders = Set(state.shownHeaders.compactMap(mapping.newSection))
        state.shownFooters = Set(state.shownFooters.compactMap(mapping.newSection))
        func moved<Part>(_ parts: [Int: Part]) -> [Int: Part] {
            parts.reduce(into: [:]) { result, part in
                guard !reloaded.contains(part.key), let new = mapping.newSection(for: part.key)
                else { return }
                result[new] = part.value
            }
        }
        state.headerTitles = moved(state.headerTitles)
        state.footerTitles = moved(state.footerTitles)
        state.headers = moved(state.headers)
        state.footers = moved(state.footers)
        for (section, view) in state.headers { view.identity.partName = "header \(section)" }
        for (section, view) in state.footers { view.identity.partName = "footer \(section)" }
    }
}
