import DocumentSyntax

/// `tabBar: {items: [{title: Clock, symbol: clock, selected: true}]}`.
final class TabBarSchema: MappingSchema {
    static let displayName = "a tab bar"
    static let definition = "tabBar"
    static let summary = "The tab bar at the bottom of the screen."

    let items = Key<[TabBarDescription.Tab]>(
        "items", .list(of: .mapping(TabSchema(), TabBarDescription.Tab.init(reader:))),
        required: true, "The tabs, from leading to trailing.")
}
