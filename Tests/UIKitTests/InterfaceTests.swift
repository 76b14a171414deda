import CellLibraries
import Foundation
import TableDrawing
import Testing
import UIKit

/// Values of parts of UIKit and Foundation that Linux does not have.
@Suite struct InterfaceTests {
    @Test("A formatter of components writes hours, minutes and seconds in each style")
    func durations() {
        let formatter = DateComponentsFormatter()
        #expect(formatter.string(from: 3_723) == "1:02:03")
        #expect(formatter.string(from: 30) == "0:30")
        formatter.allowedUnits = [.minute, .second]
        formatter.zeroFormattingBehavior = .pad
        #expect(formatter.string(from: 65) == "01:05")
        formatter.allowedUnits = [.hour, .minute]
        formatter.zeroFormattingBehavior = .default
        formatter.unitsStyle = .abbreviated
        #expect(formatter.string(from: 5_400) == "1h 30m")
        formatter.unitsStyle = .short
        #expect(formatter.string(from: 7_260) == "2 hrs, 1 min")
        formatter.unitsStyle = .full
        #expect(formatter.string(from: 7_260) == "2 hours, 1 minute")
        formatter.maximumUnitCount = 1
        #expect(formatter.string(from: 7_260) == "2 hours")
        #expect(formatter.string(from: .infinity) == nil)
    }

    @Test("Formatters of measurements, names and lists write English texts")
    func texts() {
        let formatter = MeasurementFormatter()
        formatter.unitOptions = .providedUnit
        #expect(
            formatter.string(from: Measurement(value: 2.5, unit: UnitMass.kilograms)) == "2.5 kg")
        formatter.unitOptions = .temperatureWithoutUnit
        #expect(
            formatter.string(from: Measurement(value: 21, unit: UnitTemperature.celsius)) == "21°")
        var name = PersonNameComponents()
        (name.givenName, name.familyName) = ("Nadia", "Okafor")
        let names = PersonNameComponentsFormatter()
        #expect(names.string(from: name) == "Nadia Okafor")
        names.style = .abbreviated
        #expect(names.string(from: name) == "NO")
        #expect(ListFormatter.localizedString(byJoining: ["a", "b"]) == "a and b")
        #expect(ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == "a, b, and c")
    }

    @Test("A button calls its handler at once and after each change of its state")
    func handler() {
        let button = UIButton(configuration: .filled(), primaryAction: nil)
        button.configurationUpdateHandler = { $0.configuration?.title = "\($0.state.rawValue)" }
        #expect(button.titleLabel?.text == "0")
        button.isSelected = true
        #expect(button.titleLabel?.text == "4")
        button.isEnabled = false
        #expect(button.titleLabel?.text == "6")
    }

    @Test("The background of a button's configuration keeps its corners and its stroke")
    func background() {
        var configuration = UIButton.Configuration.plain()
        configuration.background.cornerRadius = 9
        configuration.background.strokeColor = .red
        configuration.background.strokeWidth = 2
        #expect(configuration.background.cornerRadius == 9)
        #expect(configuration.background.strokeWidth == 2)
        configuration.contentInsets.leading = 3
        #expect(configuration.contentInsets.leading == 3)
    }

    @Test("A reversed path makes a hole, and a path contains the points inside of its edge")
    func hole() {
        let disc = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40))
        #expect(disc.contains(CGPoint(x: 20, y: 20)))
        #expect(!disc.contains(CGPoint(x: 2, y: 2)))
        disc.append(UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 20, height: 20)).reversing())
        #expect(!disc.contains(CGPoint(x: 20, y: 20)))
        #expect(disc.contains(CGPoint(x: 5, y: 20)))
    }

    @Test("A subclass of a text view has the container that it is given")
    func container() {
        final class Text: UITextView {
            override init(frame: CGRect, textContainer: NSTextContainer?) {
                super.init(frame: frame, textContainer: textContainer)
            }
        }
        let container = NSTextContainer(size: CGSize(width: 100, height: 50))
        #expect(Text(frame: .zero, textContainer: container).textContainer === container)
        let text = Text()
        text.font = .systemFont(ofSize: 10)
        text.text = "One"
        text.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
        let single = text.layoutManager.usedRect(for: text.textContainer).height
        text.text = "One\nTwo"
        #expect(text.layoutManager.usedRect(for: text.textContainer).height > single * 1.9)
    }

    @Test("Code reads and changes a text by its places")
    func places() throws {
        let field = UITextField()
        field.text = "1234"
        let start = try #require(field.position(from: field.beginningOfDocument, offset: 1))
        let range = try #require(field.textRange(from: start, to: field.endOfDocument))
        #expect(field.text(in: range) == "234")
        field.replace(range, withText: "9")
        #expect(field.text == "19")
        #expect(field.position(from: start, offset: 7) == nil)
    }

    @Test("An attachment has a space of its width in a text")
    func attachment() {
        let clip = NSTextAttachment()
        clip.bounds = CGRect(x: 0, y: 0, width: 24, height: 12)
        let text = NSMutableAttributedString(attachment: clip)
        let width = text.size().width
        #expect(width >= 24 && width < 26)
    }

    @Test("Buttons of the system have titles and images in a toolbar")
    func bars() {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        bar.setItems(
            [
                UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
                UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil),
                UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil),
            ], animated: false)
        #expect(bar.items.map(\.title) == [nil, "Done", nil])
        #expect(bar.items.last?.image != nil)
        #expect(bar.bounds.width == 200)
    }

    @Test("A map, a web page and a video are gray rectangles, and are named once")
    func placeholders() {
        let log = DiagnosticLog()
        DiagnosticLog.$current.withValue(log) {
            let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
            let spot = MKPointAnnotation()
            spot.coordinate = CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4)
            map.addAnnotation(spot)
            map.setRegion(
                MKCoordinateRegion(
                    center: spot.coordinate, latitudinalMeters: 500, longitudinalMeters: 500),
                animated: false)
            #expect(map.annotations.count == 1)
            #expect(map.region.center.latitude == 52.5)
            _ = MKMapView()
            _ = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
            _ = AVPlayerLayer(player: AVPlayer(url: URL(fileURLWithPath: "/film.mp4")))
        }
        #expect(log.diagnostics.count == 3)
        #expect(log.diagnostics.first?.message.contains("'Map'") == true)
        #expect(CMTimeGetSeconds(CMTime(seconds: 1.5, preferredTimescale: 600)) == 1.5)
        let berlin = CLLocation(latitude: 52.52, longitude: 13.405)
        let paris = CLLocation(latitude: 48.857, longitude: 2.352)
        #expect(abs(berlin.distance(from: paris) - 878_000) < 3_000)
    }
}
