import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableInspection
import TableText
import TableViews
import Testing

/// Listing 5-8 of the guide of 2013, "Concatenating labels of a table cell", line by line.
@Suite struct WeatherListingTests {
    /// Provides weather information: a city subview and a temperature subview, each of which
    /// provides a separate label.
    final class WeatherTable: TableViewDataSource {
        let weatherCity = Label(frame: CGRect(x: 15, y: 8, width: 200, height: 28))
        let weatherTemp = Label(frame: CGRect(x: 240, y: 8, width: 60, height: 28))

        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }

        func tableView(
            _ tableView: TableView, cellForRowAt indexPath: IndexPath
        ) -> TableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
            // set up the cell here...
            weatherCity.text = "Cupertino"
            weatherTemp.text = "21°"
            weatherTemp.accessibilityLabel = "21 degrees"
            cell.contentView.addSubview(weatherCity)
            cell.contentView.addSubview(weatherTemp)
            let cityLabel = weatherCity.accessibilityLabel ?? ""
            let temperatureLabel = weatherTemp.accessibilityLabel ?? ""
            // Combine the city and temperature information so that VoiceOver users can get the
            // weather information with one gesture.
            cell.accessibilityLabel = String(format: "%@, %@", cityLabel, temperatureLabel)
            return cell
        }
    }

    @Test func `the cell is a single element with the label of city and temperature`() {
        let source = WeatherTable()
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        table.register(TableViewCell.self, forCellReuseIdentifier: "Cell")
        table.rowHeight = 44
        table.dataSource = source
        #expect(
            TableInspector(table).accessibility().dump == """
                table (0 0 320 44)
                  row 0,0 "Cupertino, 21 degrees" (0 0 320 44)

                """)
    }

    @Test func `the cell joins its labels by default, too`() {
        let source = WeatherTable()
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        table.register(TableViewCell.self, forCellReuseIdentifier: "Cell")
        table.dataSource = source
        let cell = table.visibleCells.first
        cell?.accessibilityLabel = nil
        #expect(cell?.accessibilityLabel == "Cupertino, 21 degrees")
    }
}
