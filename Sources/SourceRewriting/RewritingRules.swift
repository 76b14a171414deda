/// Facts about the modules and types that rewritten sources are compiled with.
public struct RewritingRules: Sendable {
    /// Modules that sources may import.
    public var modules: Set<String>
    /// Modules of Apple's platforms whose names are in `UIKit` here.
    public var modulesInUIKit: Set<String>
    /// Foreign modules of which the module `libraryModule` has small versions.
    public var libraries: Set<String> = [
        "AVFoundation", "AVKit", "AlamofireImage", "Combine", "CoreData", "CoreLocation",
        "CoreMedia", "FLAnimatedImage", "Kingfisher", "Lottie", "MapKit", "MarqueeLabel", "OSLog",
        "ObjectMapper", "OpenCombine", "PINRemoteImage", "RealmSwift", "Reusable", "RxCocoa",
        "RxRelay", "RxSwift", "SDWebImage", "SkeletonView", "SnapKit", "SwiftyJSON", "Then",
        "WebKit", "os",
    ]
    /// Module with small versions of foreign modules.
    public static let libraryModule = "CellLibraries"
    /// Members of views that a library adds, and that files use without importing the library.
    public static let libraryMembers: Set<String> = [
        "af", "af_setImage", "disposed", "do", "isSkeletonable", "kf", "rx", "sd_setImage", "snp",
        "then",
    ]
    /// Classes of UIKit that are structures here, so that an extension has no `class` members.
    public var valueTypes: Set<String>
    /// Initializers that subclasses have to provide, by the class of UIKit.
    public var requiredInitializers: [String: RequiredInitializer]
    /// Superclasses of the classes in other files of the application.
    public var superclasses: [String: String]
    /// Returns the class of UIKit that a missing class inherits from by its name, or `nil`.
    public static func guessedSuperclass(of type: String) -> String? {
        let classes = [
            "TableViewCell": "UITableViewCell", "CollectionViewCell": "UICollectionViewCell",
            "HeaderFooterView": "UITableViewHeaderFooterView", "Cell": "UITableViewCell",
            "CollectionReusableView": "UICollectionReusableView",
            "Label": "UILabel", "Button": "UIButton", "ImageView": "UIImageView",
            "StackView": "UIStackView", "TextField": "UITextField", "TextView": "UITextView",
            "ScrollView": "UIScrollView", "CollectionView": "UICollectionView", "View": "UIView",
            "Control": "UIControl", "ViewController": "UIViewController",
            "HostingController": "UIViewController",
            "TableView": "UITableView", "Switch": "UISwitch", "Slider": "UISlider",
            "PageControl": "UIPageControl", "SegmentedControl": "UISegmentedControl",
            "ProgressView": "UIProgressView",
        ]
        let suffixes = classes.keys.sorted { ($0.count, $0) > ($1.count, $1) }
        return suffixes.first { type.hasSuffix($0) }.flatMap { classes[$0] }
    }

    /// Whether all files become parts of a single module, in which `public` has no meaning.
    public var isSingleModule = false
    /// Whether the private types of a file become visible to other files.
    public var opensPrivateTypes = false

    /// Classes in other files of the application that declare `init?(coder:)`.
    public var decodableClasses: Set<String> = []

    /// An initializer that is `required` here and not in UIKit.
    public struct RequiredInitializer: Sendable {
        /// Labels of the parameters.
        public var labels: [String]
        /// Parameters with their types.
        public var parameters: String

        /// Creates an initializer from its labels and parameters.
        public init(labels: [String], parameters: String) {
            self.labels = labels
            self.parameters = parameters
        }
    }

    /// Creates rules from modules, types and their superclasses.
    public init(
        modules: Set<String>, modulesInUIKit: Set<String>, valueTypes: Set<String>,
        requiredInitializers: [String: RequiredInitializer], superclasses: [String: String] = [:]
    ) {
        self.modules = modules
        self.modulesInUIKit = modulesInUIKit
        self.valueTypes = valueTypes
        self.requiredInitializers = requiredInitializers
        self.superclasses = superclasses
    }

    /// Rules for the module `UIKit` of this package.
    public static let uiKit = RewritingRules(
        modules: [
            "Dispatch", "Foundation", "FoundationNetworking", "FoundationXML", "Glibc",
            "Observation", "RegexBuilder", "Swift", "Synchronization", "UIKit", "XCTest", "Testing",
            "_Concurrency", "_StringProcessing",
        ],
        modulesInUIKit: [
            "CoreGraphics", "QuartzCore", "UIKitCore", "CoreFoundation", "ObjectiveC",
        ],
        valueTypes: [
            "CGAffineTransform", "CGPoint", "CGRect", "CGSize", "NSDirectionalEdgeInsets",
            "UIColor", "UIEdgeInsets", "UIFont", "UILayoutPriority", "UITraitCollection",
        ],
        requiredInitializers: [
            "UITableViewCell": RequiredInitializer(
                labels: ["style", "reuseIdentifier"],
                parameters: "style: UITableViewCell.CellStyle, reuseIdentifier: String?"),
            "UITableViewHeaderFooterView": RequiredInitializer(
                labels: ["reuseIdentifier"], parameters: "reuseIdentifier: String?"),
            "UICollectionReusableView": gridElement, "UICollectionViewCell": gridElement,
            "UICollectionViewListCell": gridElement, "CALayer": layer, "CAGradientLayer": layer,
            "CAShapeLayer": layer, "CATextLayer": layer, "CAReplicatorLayer": layer,
        ])

    /// Classes of UIKit with other designated initializers here than `init(frame:)`.
    let classesWithPlainInitializer: Set<String> = [
        "UIButton", "UIImageView", "UIStackView", "UIProgressView", "UIActivityIndicatorView",
        "UISegmentedControl",
    ]

    /// Initializer of the elements of a grid.
    private static let gridElement = RequiredInitializer(
        labels: ["frame"], parameters: "frame: CGRect")
    /// Initializer of layers.
    private static let layer = RequiredInitializer(labels: [], parameters: "")

    /// Returns the class of UIKit with required initializers that a class inherits from, or `nil`.
    ///
    /// - Parameter own: superclasses of the classes in the file.
    func root(of name: String?, _ own: [String: String]) -> String? {
        var name = name
        // A faulty source may have a cycle.
        for _ in 0..<100 {
            guard let each = name, requiredInitializers[each] == nil else { return name }
            name = own[each] ?? superclasses[each]
        }
        return nil
    }

    /// Returns whether a class or a superclass in the application declares `init?(coder:)`.
    ///
    /// - Parameters:
    ///   - own: superclasses of the classes in the file.
    ///   - decodable: classes of the file that declare the initializer.
    public func isDecodable(
        _ name: String?, _ own: [String: String], _ decodable: Set<String>
    ) -> Bool {
        var name = name
        for _ in 0..<100 {
            guard let each = name else { return false }
            if decodable.contains(each) || decodableClasses.contains(each) { return true }
            name = own[each] ?? superclasses[each]
        }
        return false
    }

    /// Returns the first class on the way to the root that the application does not declare.
    public func platformClass(of name: String?, _ own: [String: String]) -> String? {
        var name = name
        for _ in 0..<100 {
            guard let each = name, let next = own[each] ?? superclasses[each] else { return name }
            name = next
        }
        return nil
    }

    /// Returns whether a class of UIKit is a view by the end of its name.
    public static func isView(_ platformClass: String) -> Bool {
        let suffixes = [
            "View", "Cell", "Button", "Label", "Control", "Field", "Slider", "Switch", "Stepper",
            "Bar", "Picker",
        ]
        return platformClass.hasPrefix("UI") && suffixes.contains(where: platformClass.hasSuffix)
    }

    /// Returns the arguments with which `super.init` is called in place of a coder, `%coder`, or
    /// `nil` for a class whose initializer takes a coder.
    func argumentsWithoutCoder(_ platformClass: String?) -> String? {
        guard let platformClass else { return nil }
        switch platformClass {
        case "UITableViewCell": return "style: (%coder).cellStyle, reuseIdentifier: nil"
        case "UITableViewHeaderFooterView": return "reuseIdentifier: nil"
        case "UITableView": return "frame: .zero, style: .plain"
        case "UITextView": return "frame: .zero, textContainer: nil"
        case "UICollectionView":
            return "frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()"
        case "UIVisualEffectView": return "effect: nil"
        case let name where name.hasPrefix("CA") && name.hasSuffix("Layer"): return ""
        default:
            let others = ["Controller", "Layout", "Attributes", "Recognizer", "Item"]
            let isView =
                platformClass.hasPrefix("UI") && !others.contains(where: platformClass.hasSuffix)
            return isView ? "frame: .zero" : nil
        }
    }
}
