import Tableshot

extension CellCatalogue {
    /// What documents and the command know by name.
    public static var fruits: CellCatalogue {
        var catalogue = CellCatalogue()
        catalogue.add(
            PriceCell.self, named: "PriceCell", summary: "A product and its price.",
            values: [.text("product", required: true), .text("price", required: true)]
        ) { cell, values in
            cell.show(product: values.text("product"), price: values.text("price"))
        }
        catalogue.add(
            drawing: GaugeDrawing.self, named: "GaugeCell", summary: "How much is left of it.",
            values: [.text("name", required: true), .number("level", default: 1)]
        ) { values in
            GaugeDrawing(name: values.text("name"), level: values.number("level"))
        }
        catalogue.addTable(
            named: "fruits", summary: "Fruits and their prices.", source: { FruitTable() },
            configure: { table, _ in
                table.register(PriceCell.self, forCellReuseIdentifier: "price")
            })
        return catalogue
    }
}
