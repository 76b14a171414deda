import TableViews

extension StaticSection {
    init(reader: ShapeReader<StaticSectionShape>) {
        self.init(
            header: reader[\.header], footer: reader[\.footer], cells: reader[\.cells] ?? [])
        reader.finish()
    }
}
