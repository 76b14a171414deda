import Foundation
import UIKit

/// Angle, in degrees.
public typealias CLLocationDegrees = Double
/// Distance, in metres.
public typealias CLLocationDistance = Double
/// Accuracy, in metres.
public typealias CLLocationAccuracy = Double
/// Direction, in degrees from the north.
public typealias CLLocationDirection = Double
/// Speed, in metres per second.
public typealias CLLocationSpeed = Double

/// Distance that is ignored.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// Greatest accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Accuracy of 10 metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// Accuracy of 100 metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// Accuracy of a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1_000

/// Place on the earth.
public struct CLLocationCoordinate2D: Sendable {
    /// Latitude, in degrees.
    public var latitude: CLLocationDegrees
    /// Longitude, in degrees.
    public var longitude: CLLocationDegrees
    /// Creates the place 0, 0.
    public init() { (latitude, longitude) = (0, 0) }
    /// Creates a place.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// Creates a place.
public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// Whether a place is on the earth.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// Place that no place on the earth has.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Place with a time.
open class CLLocation: NSObject {
    /// The place.
    public let coordinate: CLLocationCoordinate2D
    /// Time of the place.
    public let timestamp: Date
    /// Height above the sea, in metres.
    public let altitude: CLLocationDistance

    /// Creates a place.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        timestamp = Date()
        altitude = 0
    }
    /// Creates a place with a height, a time and its accuracies.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
        timestamp: Date
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        self.timestamp = timestamp
    }

    /// Distance to another place along the surface of a sphere, in metres.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        let radians = Double.pi / 180
        let (first, second) = (
            coordinate.latitude * radians, location.coordinate.latitude * radians
        )
        let turn = (location.coordinate.longitude - coordinate.longitude) * radians
        let half = sin((second - first) / 2)
        let square = half * half + cos(first) * cos(second) * sin(turn / 2) * sin(turn / 2)
        return 6_371_000 * 2 * asin(min(1, square.squareRoot()))
    }
}

/// Permission to know the place; a picture has none.
public enum CLAuthorizationStatus: Int32, Sendable, Hashable {
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// Manager of the device's place, which a picture does not know.
open class CLLocationManager: NSObject {
    /// Delegate, which a picture does not ask.
    open weak var delegate: (any CLLocationManagerDelegate)?
    /// Wish for an accuracy, in metres.
    open var desiredAccuracy = kCLLocationAccuracyBest
    /// Distance between reports, in metres.
    open var distanceFilter = kCLDistanceFilterNone
    /// The device's place; `nil` in a picture.
    open var location: CLLocation? { nil }
    /// Permission to know the place.
    open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
    /// Permission to know the place.
    open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
    /// Whether the place is known; `false` in a picture.
    open class func locationServicesEnabled() -> Bool { false }
    /// Asks for permission; without effect in a picture.
    open func requestWhenInUseAuthorization() {}
    /// Asks for permission; without effect in a picture.
    open func requestAlwaysAuthorization() {}
    /// Begins reports; without effect in a picture.
    open func startUpdatingLocation() {}
    /// Ends reports.
    open func stopUpdatingLocation() {}
    /// Asks for a report; without effect in a picture.
    open func requestLocation() {}
}

/// Delegate of a manager; its methods are not called in a picture.
public protocol CLLocationManagerDelegate: AnyObject {}

/// Address of a place.
open class CLPlacemark: NSObject {
    /// The place.
    open var location: CLLocation? { nil }
    /// Name of the place.
    open var name: String? { nil }
    /// City.
    open var locality: String? { nil }
    /// Street.
    open var thoroughfare: String? { nil }
    /// Number of the house.
    open var subThoroughfare: String? { nil }
    /// State.
    open var administrativeArea: String? { nil }
    /// Postal code.
    open var postalCode: String? { nil }
    /// Country.
    open var country: String? { nil }
    /// Code of the country.
    open var isoCountryCode: String? { nil }
}

/// Finder of addresses, which needs the network and finds nothing in a picture.
open class CLGeocoder: NSObject {
    /// Receiver of addresses.
    public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void
    /// Finds addresses; the closure is not called in a picture.
    open func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {}
    /// Finds the address of a place; the closure is not called in a picture.
    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {}
    /// Ends the search.
    open func cancelGeocode() {}
}
