import TableViews
import TableControls

/// UIKit's name of `ListContentConfiguration`.
public typealias UIListContentConfiguration = ListContentConfiguration
/// UIKit's name of `BackgroundConfiguration`.
public typealias UIBackgroundConfiguration = BackgroundConfiguration
/// UIKit's name of `CellConfigurationState`.
public typealias UICellConfigurationState = CellConfigurationState
/// UIKit's name of `ViewConfigurationState`.
public typealias UIViewConfigurationState = ViewConfigurationState
/// UIKit's name of `ConfigurationState`.
public typealias UIConfigurationState = ConfigurationState
/// UIKit's name of `ContentConfiguration`.
public typealias UIContentConfiguration = ContentConfiguration
/// UIKit's name of `ContentView`.
public typealias UIContentView = ContentView
