import DocumentSyntax
import TableControls
import TableDrawing
import TableScreens
import TableThemes

/// Keys that some themes or devices ignore.
///
/// Every such key of a document gives a warning at its location in the pictures that ignore the
/// key.
struct KeyEffect {
    /// Path of the key from the root; `[]` stands for all elements of a list.
    let path: [String]
    /// Value without an effect in any theme, as written in documents.
    var neutral: String?
    /// Identifier of the warning.
    let identifier: String
    /// Returns the reason for the missing effect in the current render, or `nil` if the key has an
    /// effect.
    ///
    /// The closure is `nil` if the views of the screen warn themselves.
    var reason: (@Sendable (TableDocument) -> String?)?

    private init(
        _ path: String, unless neutral: String? = nil, _ identifier: String,
        reason: (@Sendable (TableDocument) -> String?)? = nil
    ) {
        self.path = path.split(separator: ".").map(String.init)
        self.neutral = neutral
        self.identifier = identifier
        self.reason = reason
    }

    static let all: [KeyEffect] = {
        let noTint = "theme.no-tint"
        let noCapsules = "theme.no-shared-background"
        var effects = [
            KeyEffect("tint", noTint) { _ in tintReason },
            KeyEffect("table.tintColor", noTint) { _ in tintReason },
            KeyEffect("appearance", unless: "light", "theme.no-dark-appearance"),
            KeyEffect("contrast", unless: "normal", "theme.no-high-contrast"),
            KeyEffect("contentSize", unless: "large", "theme.no-text-sizes") { _ in
                theme.cell.defaultStyle.textFont.textStyle == nil
                    ? "the theme \(theme.name) has a single text size, as before iOS 7" : nil
            },
            KeyEffect("table.style", "theme.no-inset-grouped-style"),
            KeyEffect("bars.homeIndicator", unless: "false", "screen.no-home-indicator"),
            KeyEffect("bars.statusBar.carrier", "status-bar.no-carrier"),
            KeyEffect("bars.statusBar.percentage", unless: "false", "status-bar.no-percentage"),
            KeyEffect("bars.statusBar.date", "status-bar.no-date") { _ in
                StatusBar.hasTabletLayout
                    ? nil
                    : "the status bar's date is left out: only tablets since iPadOS 13 show a date"
            },
            KeyEffect("bars.statusBar.signal", "status-bar.no-signal") { _ in
                StatusBar.hasTabletLayout
                    ? "the status bar's signal is left out: tablets since iPadOS 13 show none" : nil
            },
            KeyEffect("bars.navigationBar.largeTitle", unless: "false", "theme.no-large-titles"),
            KeyEffect("bars.navigationBar.largeSubtitle", "bar.no-large-title") { document in
                guard bars.navigationBar.largeTitleHeight != nil else {
                    return "the theme \(theme.name) has no large titles, and no lines below them"
                }
                return document.bars?.navigationBar?.largeTitle == true
                    ? nil : "a largeSubtitle stands below a large title; set largeTitle: true"
            },
            KeyEffect(
                "bars.navigationBar.hidesNavigationBarDuringPresentation", unless: "true",
                "bar.no-active-search"
            ) { document in
                document.bars?.navigationBar?.searchBar?.cancel == nil
                    ? "the bar hides only during a search; give its search bar cancel: true" : nil
            },
            KeyEffect(
                "bars.navigationBar.preferredSearchBarPlacement", unless: "stacked",
                "theme.no-integrated-search"
            ) { document in
                let words = "the search bar stands below the title: "
                if bars.toolbar.button.shape != .capsule {
                    return words + "toolbars have no search bar before iOS 26"
                }
                if TraitCollection.current.horizontalSizeClass == .regular {
                    return words + "a tablet's toolbar has no search bar"
                }
                return document.bars?.tabBar == nil
                    ? nil : words + "a screen with a tab bar has no toolbar"
            },
        ]
        for items in ["navigationBar.left", "navigationBar.right", "toolbar"] {
            effects.append(
                KeyEffect("bars.\(items).[].hidesSharedBackground", unless: "false", noCapsules) {
                    _ in
                    bars.navigationBar.button.shape == .capsule
                        ? nil
                        : "buttons of the theme \(theme.name) share no background, as before iOS 26"
                })
        }
        return effects
    }()

    private static var theme: Theme { RenderContext.current.theme }
    private static var bars: BarMetrics { theme.bars }

    private static var tintReason: String? {
        theme.name == Theme.ios6.name
            ? "the theme ios6 tints symbols only: bars and controls had no tint colour of the "
                + "screen before iOS 7; change their colours in the theme"
            : nil
    }

    /// Returns the values of the key in a document that the key's themes may ignore.
    func nodes(in root: DocumentNode) -> [DocumentNode] {
        var nodes = [root]
        for component in path {
            nodes = nodes.flatMap { node -> [DocumentNode] in
                if component == "[]" { return node.sequence ?? [] }
                return node.mapping?[component].map { [$0] } ?? []
            }
        }
        return nodes.filter { !$0.isNull && ($0.scalar == nil || $0.scalar?.text != neutral) }
    }
}

extension TableDocument {
    /// Warns of keys that the current theme or the device ignores.
    func warnOfIgnoredKeys() {
        for effect in KeyEffect.all {
            guard let reason = effect.reason, let message = reason(self) else { continue }
            for node in effect.nodes(in: source.node) {
                DiagnosticLog.record(
                    Diagnostic(
                        effect.identifier, message: message, location: "\(node.location)"))
            }
        }
    }

    /// Locations of the keys that views warn of, by the identifiers of the warnings.
    var placesOfWarnings: [String: String] {
        var places: [String: String] = [:]
        for effect in KeyEffect.all where effect.reason == nil {
            places[effect.identifier] = effect.nodes(in: source.node).first.map { "\($0.location)" }
        }
        return places
    }
}
