import DocumentSyntax
import Foundation
import TableDrawing
import TableGeometry
import TableScreens

extension TableDocument {
    /// Reads a document that is joined with its base documents.
    ///
    /// Returns `nil` if the document has no table.
    init?(reader: SchemaReader<DocumentSchema>, name: String) {
        let context = reader.context
        let screen =
            reader[\.screen] ?? DocumentScreen(device: .standard)
        let environment = context.environment
        let locale = context.environment.need?.locale ?? reader[\.locale]
        let idiom = context.environment.need?.idiom ?? screen.idiom
        let need = Localization.Need(locale: locale, idiom: idiom)
        context.environment.localization = Localization(
            need: need, tables: reader[\.strings])
        if let words = context.environment.localization.absentTable,
            let node = reader.node(\.strings)
        {
            context.problems.warning(words, at: node)
        }
        let appearance = reader[\.appearance]
        let contrast = reader[\.contrast]
        let contentSize = reader[\.contentSize]
        let direction = reader[\.direction]
        // Images are checked in the variant for the picture's traits.
        context.environment.traits = TraitCollection(
            userInterfaceStyle: appearance, accessibilityContrast: contrast,
            layoutDirection: direction ?? Locales.direction(of: locale),
            preferredContentSizeCategory: contentSize, displayScale: screen.scale,
            userInterfaceIdiom: screen.idiom,
            horizontalSizeClass: screen.horizontalSizeClass,
            verticalSizeClass: screen.frame.verticalSizeClass)
        // Assets come first, because the following keys may use their colours and images.
        if let assets = reader[\.assets], let node = reader.node(\.assets) {
            context.environment.images = context.environment.images.adding(assets.map(\.catalog))
            context.environment.assets = context.environment.images.assets
            if assets.count < node.sequence?.count ?? 1 { context.failedNames.insert("assets") }
        }
        let theme = reader[\.theme]
        let tint = reader[\.tint]
        if let prototypes = reader[\.prototypes] { Prototypes.read(prototypes, context) }
        if let styles = reader[\.styles] { RowStyles.read(styles, context) }
        let bars = reader[\.bars]
        let timeZone = reader[\.timeZone]
        let now = reader[\.now]
        let offset = reader[\.offset]
        let target = reader[\.scrollTo]
        let matrix = reader[\.matrix] ?? RenderMatrix()
        matrix.warnOfScreen(reader)
        _ = reader[\.schema]
        let table = reader[\.table].flatMap { TableContent($0, context) }
        let animation = reader[\.animation] ?? AnimationSettings()
        let snapshot = reader[\.snapshot] ?? DocumentSnapshot()
        let timeline = reader[\.timeline]
        reader.finish()
        guard let table else { return nil }
        if let target { table.check(target, reader) }
        context.environment.ignoredAccessibility.report(ignoring: snapshot, to: context.problems)
        var steps: [TimelineStep] = []
        if let timeline, !context.ignoresTimeline {
            let reader = TimelineReader(
                context, environment: environment, screen: screen, table: table,
                end: animation.duration)
            steps = reader.steps(timeline)
        }
        self.init(
            name: name, warnings: [], screen: screen, bars: bars,
            theme: theme, appearance: appearance, contrast: contrast,
            contentSize: contentSize, locale: locale, direction: direction, timeZone: timeZone,
            now: now, scroll: target.map { .row($0) } ?? offset.map { .offset($0) },
            matrix: matrix, table: table, timeline: steps, animation: animation,
            snapshot: snapshot, images: context.environment.images,
            source: DocumentSource(
                node: reader.mapping.node, environment: environment, need: need),
            localizedDefaults: context.environment.localization.localizedDefaults)
        self.tint = tint
        warnOfOtherScreens(context.problems)
        warnings = context.problems.problems
    }
}

extension TableContent {
    /// Reads a table from a mapping, or from the name of a table made in Swift.
    init?(_ node: DocumentNode, _ context: ReadingContext) {
        if node.scalar != nil, !node.isNull {
            guard let table = context.environment.catalogue.table(node, context.problems) else {
                return nil
            }
            self = .made(table)
        } else {
            guard let reader = SchemaReader(node, TableSchema(), context) else { return nil }
            self = .described(TableDescription(reader: reader))
        }
    }

    /// Reports a scroll target that does not exist in the table.
    fileprivate func check(_ target: ScrollTarget, _ reader: SchemaReader<DocumentSchema>) {
        guard case .described(let table) = self, let node = reader.node(\.scrollTo) else { return }
        let section = target.indexPath.section
        let row = target.indexPath.row
        let problems = reader.context.problems
        guard table.sections.indices.contains(section) else {
            problems.error(
                "the table has no section \(section): "
                    + Self.range(table.sections.count, "section"),
                at: node.mapping?["section"] ?? node)
            return
        }
        let count = table.sections[section].rows.count
        guard row < count else {
            problems.error(
                "section \(section) has no row \(row): "
                    + Self.range(count, "row"),
                at: node.mapping?["row"] ?? node)
            return
        }
    }

    private static func range(_ count: Int, _ noun: String) -> String {
        switch count {
        case 0: "it has no \(noun)s"
        case 1: "it has \(noun) 0 alone"
        default: "it has \(noun)s 0 to \(count - 1)"
        }
    }
}
