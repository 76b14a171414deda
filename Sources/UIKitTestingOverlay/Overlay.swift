// Swift Testing names this module for files that import both Testing and UIKit. The module has
// no contents here.
