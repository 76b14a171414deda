import Foundation
import Tableshot
import Testing

/// "Concatenating labels of a table cell": listing 5-8 of the guide of 2013, line by line.
final class WeatherTableViewController: TableViewController {
    // These are views that provide weather information. Each provides a separate label.
    private let cities = [("Cupertino", 21), ("Cairo", 34), ("Oslo", 9)]

    override func viewDidLoad() {
        tableView.register(TableViewCell.self, forCellReuseIdentifier: "Cell")
    }

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        cities.count
    }

    override func tableView(
        _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        // set up the cell here...
        let (city, degrees) = cities[indexPath.row]
        let weatherCity = Label(frame: CGRect(x: 15, y: 8, width: 200, height: 28))
        let weatherTemp = Label(frame: CGRect(x: 240, y: 8, width: 60, height: 28))
        weatherCity.text = city
        weatherTemp.text = "\(degrees)°"
        weatherTemp.textAlignment = .right
        weatherTemp.accessibilityLabel = "\(degrees) degrees"
        cell.contentView.addSubview(weatherCity)
        cell.contentView.addSubview(weatherTemp)
        let cityLabel = weatherCity.accessibilityLabel ?? ""
        let temperatureLabel = weatherTemp.accessibilityLabel ?? ""
        // Combine the city and temperature information so that VoiceOver users can get the weather
        // information with one gesture.
        cell.accessibilityLabel = String(format: "%@, %@", cityLabel, temperatureLabel)
        return cell
    }
}

@Suite struct WeatherPictureTests {
    @Test("2013, 5-8: a table shows the weather of some cities")
    func picture() throws {
        let picture = try NibFiles.picture(.flat, height: 132) { WeatherTableViewController() }
        Snapshots.verify(picture, "Listings/weather-2013")
    }
}
