// Re-export parameter types; a test then needs no other import.
@_exported import enum TableSnapshots.RecordPolicy
@_exported import struct TableSnapshots.Tolerance
