import Foundation
import UIKit

/// Size of a part of a map, in degrees.
public struct MKCoordinateSpan: Sendable {
    /// Height, in degrees.
    public var latitudeDelta: CLLocationDegrees
    /// Width, in degrees.
    public var longitudeDelta: CLLocationDegrees
    /// Creates a size.
    public init(latitudeDelta: CLLocationDegrees = 0, longitudeDelta: CLLocationDegrees = 0) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
    }
}

/// Part of a map.
public struct MKCoordinateRegion: Sendable {
    /// Centre of the part.
    public var center: CLLocationCoordinate2D
    /// Size of the part.
    public var span: MKCoordinateSpan
    /// Creates a part around the place 0, 0.
    public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }
    /// Creates a part with a size in degrees.
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        self.center = center
        self.span = span
    }
    /// Creates a part with a size in metres.
    public init(
        center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
        longitudinalMeters: CLLocationDistance
    ) {
        self.center = center
        span = MKCoordinateSpan(
            latitudeDelta: latitudinalMeters / 111_000,
            longitudeDelta: longitudinalMeters / 111_000)
    }
}

/// Creates a part of a map with a size in metres.
public func MKCoordinateRegionMakeWithDistance(
    _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
    _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
    MKCoordinateRegion(
        center: centerCoordinate, latitudinalMeters: latitudinalMeters,
        longitudinalMeters: longitudinalMeters)
}

/// Creates a size in degrees.
public func MKCoordinateSpanMake(
    _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan {
    MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}

/// Creates a part of a map.
public func MKCoordinateRegionMake(
    _ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion { MKCoordinateRegion(center: centerCoordinate, span: span) }

/// Mark on a map.
public protocol MKAnnotation: AnyObject {
    /// Place of the mark.
    var coordinate: CLLocationCoordinate2D { get }
    /// Title of the mark.
    var title: String? { get }
    /// Second title of the mark.
    var subtitle: String? { get }
}

extension MKAnnotation {
    /// No title.
    public var title: String? { nil }
    /// No second title.
    public var subtitle: String? { nil }
}

/// Mark at a point.
open class MKPointAnnotation: NSObject, MKAnnotation {
    /// Place of the mark.
    open var coordinate: CLLocationCoordinate2D
    /// Title of the mark.
    open var title: String?
    /// Second title of the mark.
    open var subtitle: String?
    /// Creates a mark at the place 0, 0.
    public override init() { coordinate = CLLocationCoordinate2D() }
    /// Creates a mark.
    public init(
        coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil
    ) {
        self.coordinate = coordinate
        self.title = title
        self.subtitle = subtitle
    }
}

/// Address of a place that is a mark.
open class MKPlacemark: CLPlacemark, MKAnnotation {
    /// The place.
    public let coordinate: CLLocationCoordinate2D
    /// Creates an address of a place.
    public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]? = nil) {
        self.coordinate = coordinate
    }
    /// Title of the mark.
    open var title: String? { name }
}

/// Place of interest.
open class MKMapItem: NSObject {
    /// Address.
    public let placemark: MKPlacemark
    /// Name.
    open var name: String?
    /// Creates a place.
    public init(placemark: MKPlacemark) { self.placemark = placemark }
    /// Opens the map; `false` in a picture.
    @discardableResult
    open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}

/// Kind of a map.
public enum MKMapType: UInt, Sendable, Hashable, CaseIterable {
    case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// View of a mark; not drawn.
open class MKAnnotationView: UIView {
    /// The mark.
    open var annotation: (any MKAnnotation)?
    /// Image of the mark.
    open var image: UIImage?
    /// Whether a touch shows the titles.
    open var canShowCallout = false
    /// Name for reuse.
    public let reuseIdentifier: String?
    /// Creates a view of a mark.
    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.annotation = annotation
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }
}

/// Pin on a map; not drawn.
open class MKPinAnnotationView: MKAnnotationView {
    /// Colour of the pin.
    open var pinTintColor: UIColor?
    /// Whether the pin falls.
    open var animatesDrop = false
}

/// Balloon on a map; not drawn.
open class MKMarkerAnnotationView: MKAnnotationView {
    /// Colour of the balloon.
    open var markerTintColor: UIColor?
    /// Image in the balloon.
    open var glyphImage: UIImage?
    /// Text in the balloon.
    open var glyphText: String?
}

/// Delegate of a map; its methods are not called in a picture.
public protocol MKMapViewDelegate: AnyObject {}

/// Map, in place of which a gray rectangle is drawn.
open class MKMapView: PlaceholderView {
    open override var contentName: String { "Map" }
    /// Delegate, which a picture does not ask.
    open weak var delegate: (any MKMapViewDelegate)?
    /// Kind of the map.
    open var mapType = MKMapType.standard
    /// Visible part.
    open var region = MKCoordinateRegion()
    /// Centre of the visible part.
    open var centerCoordinate: CLLocationCoordinate2D {
        get { region.center }
        set { region.center = newValue }
    }
    /// Marks.
    open private(set) var annotations: [any MKAnnotation] = []
    /// Whether fingers enlarge the map.
    open var isZoomEnabled = true
    /// Whether fingers move the map.
    open var isScrollEnabled = true
    /// Whether fingers turn the map.
    open var isRotateEnabled = true
    /// Whether fingers tilt the map.
    open var isPitchEnabled = true
    /// Whether the device's place is visible.
    open var showsUserLocation = false
    /// Whether a compass is visible.
    open var showsCompass = true
    /// Whether a scale is visible.
    open var showsScale = false
    /// Whether traffic is visible.
    open var showsTraffic = false
    /// Whether buildings are visible.
    open var showsBuildings = true

    /// Shows a part.
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
    /// Returns the part with the shape of the map.
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
    /// Shows a place.
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        centerCoordinate = coordinate
    }
    /// Adds a mark.
    open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
    /// Adds marks.
    open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
    /// Removes a mark.
    open func removeAnnotation(_ annotation: any MKAnnotation) {
        annotations.removeAll { $0 === annotation }
    }
    /// Removes marks.
    open func removeAnnotations(_ annotations: [any MKAnnotation]) {
        for annotation in annotations { removeAnnotation(annotation) }
    }
    /// Shows marks.
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        addAnnotations(annotations)
        if let first = annotations.first { centerCoordinate = first.coordinate }
    }
    /// Selects a mark; not drawn.
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {}
    /// Registers a class of views of marks.
    open func register(
        _ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String
    ) {}
    /// Returns no view.
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView?
    {
        nil
    }
}

/// Picture of a map, which a picture does not make.
open class MKMapSnapshotter: NSObject {
    /// Wishes for a picture of a map.
    open class Options: NSObject {
        /// Visible part.
        open var region = MKCoordinateRegion()
        /// Size, in points.
        open var size = CGSize(width: 256, height: 256)
        /// Pixels of a point.
        open var scale: CGFloat = 2
        /// Kind of the map.
        open var mapType = MKMapType.standard
        /// Whether buildings are visible.
        open var showsBuildings = true
        /// Traits.
        open var traitCollection = UITraitCollection.current
    }
    /// Picture of a map.
    open class Snapshot: NSObject {
        /// The picture.
        public let image = UIImage()
        /// Returns the place of a place on the earth, in points.
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
    }
    /// Creates a maker of pictures.
    public init(options: Options) {}
    /// Makes a picture; the closure is not called.
    open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {}
    /// Makes a picture; the closure is not called.
    open func start(
        with queue: DispatchQueue, completionHandler: @escaping (Snapshot?, (any Error)?) -> Void
    ) {}
    /// Ends the making.
    open func cancel() {}
}
