public import Foundation

/// What a ``FrameTemplate`` answers: frames and the height they take, in points, unrounded.
public struct FrameArrangement: Hashable, Sendable {
  /// The height of the content, with its insets.
  public var height: Double
  /// One frame for each item name, in the coordinates of the content view.
  public var frames: [CGRect]

  /// Makes an arrangement.
  public init(height: Double, frames: [CGRect]) {
    self.height = height
    self.frames = frames
  }
}
