// What assertions take, so that a test needs no other import.
@_exported import enum TableSnapshots.RecordPolicy
@_exported import struct TableSnapshots.Tolerance
