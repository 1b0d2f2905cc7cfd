public import Foundation

// The sentences of all errors are also what `localizedDescription` gives, which code on Apple's platforms likes to show.

extension TemplateError: LocalizedError {
  /// The sentence of the error.
  public var errorDescription: String? { description }
}

extension VisualFormatError: LocalizedError {
  /// The sentence of the error.
  public var errorDescription: String? { description }
}

extension MeasuringError: LocalizedError {
  /// The sentence of the error.
  public var errorDescription: String? { description }
}

extension VerificationError: LocalizedError {
  /// The sentence of the error.
  public var errorDescription: String? { description }
}

extension TableError: LocalizedError {
  /// The sentence of the error.
  public var errorDescription: String? { description }
}

extension TableUpdateError: LocalizedError {
  /// The sentence of the error.
  public var errorDescription: String? { description }
}

extension SnapshotError: LocalizedError {
  /// The sentence of the error.
  public var errorDescription: String? { description }
}

extension HeightCacheError: LocalizedError {
  /// The sentence of the error.
  public var errorDescription: String? { description }
}

extension HeightArchiveError: LocalizedError {
  /// The sentence of the error.
  public var errorDescription: String? { description }
}

extension RowOffsetsError: LocalizedError {
  /// The sentence of the error.
  public var errorDescription: String? { description }
}

extension ReplayError: LocalizedError {
  /// The sentence of the error.
  public var errorDescription: String? { description }
}

extension ScrollTraceError: LocalizedError {
  /// The sentence of the error.
  public var errorDescription: String? { description }
}

extension FontFileError: LocalizedError {
  /// The sentence of the error.
  public var errorDescription: String? { description }
}

extension InterfaceFileError: LocalizedError {
  /// The sentence of the error.
  public var errorDescription: String? { description }
}
