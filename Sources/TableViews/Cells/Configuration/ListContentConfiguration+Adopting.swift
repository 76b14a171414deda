import Foundation
import TableControls
import TableDrawing
import TableText
import TableThemes

extension ListContentConfiguration {
    /// Returns the content with header metrics if it adapts to the table's style, without
    /// explicit changes.
    func adopted(by metrics: HeaderMetrics) -> ListContentConfiguration {
        guard let adoptedRole else { return self }
        let theme = RenderContext.current.theme
        let plain = Self.headerOrFooter(adoptedRole == .header ? theme.header : theme.footer)
        let new = Self.headerOrFooter(metrics)
        var content = self
        func adopt<Value: Equatable>(
            _ path: WritableKeyPath<ListContentConfiguration, Value>
        ) {
            guard content[keyPath: path] == plain[keyPath: path] else { return }
            content[keyPath: path] = new[keyPath: path]
        }
        let texts: [WritableKeyPath<ListContentConfiguration, TextProperties>] = [
            \.textProperties, \.secondaryTextProperties,
        ]
        for text in texts {
            adopt(text.appending(path: \.font))
            adopt(text.appending(path: \.color))
            adopt(text.appending(path: \.alignment))
            adopt(text.appending(path: \.transform))
            adopt(text.appending(path: \.shadowColor))
            adopt(text.appending(path: \.shadowOffset))
        }
        adopt(\.directionalLayoutMargins)
        adopt(\.imageProperties.preferredSymbolConfiguration)
        adopt(\.imageProperties.reservedWidth)
        return content
    }
}
