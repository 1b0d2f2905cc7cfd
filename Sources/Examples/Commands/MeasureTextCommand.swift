import Foundation
import TemplateCell

/// `measure-text [options] TEXT`: how wide and high a text is, and what stands in each line.
struct MeasureTextCommand {
  /// How the command is called.
  static let usage = """
    measure-text [--font FILE [--index N] | --system | --inter] [--size S] [--weight regular|medium|semibold|bold]
                 [--width W] [--lines N] [--scale N] [--mode tail|head|middle|word|character] [--json] TEXT
    """

  /// Why a call was refused.
  enum Failure: Error, CustomStringConvertible {
    case unknownOption(String)
    case missingValue(String)
    case invalidValue(option: String, value: String)
    case missingText
    case tooManyTexts(String)
    case font(FontFileError)

    var description: String {
      switch self {
      case .unknownOption(let option): "unknown option \(option)"
      case .missingValue(let option): "\(option) needs a value"
      case .invalidValue(let option, let value): "\(option) cannot be '\(value)'"
      case .missingText: "no text given\n\(MeasureTextCommand.usage)"
      case .tooManyTexts(let text): "one text only; '\(text)' is another, quote texts with spaces"
      case .font(let error): "the font cannot be used: \(error)"
      }
    }
  }

  private var family = FontDescription.Family.system
  private var weight = FontDescription.Weight.regular
  private var size = 17.0
  private var width: Double?
  private var lines = 0
  private var scale = 2.0
  private var mode = ParagraphStyle.LineBreakMode.truncatingTail
  private var fontPath: String?
  private var fontIndex = 0
  private var printsJSON = false
  private var text: String?

  /// Reads the arguments after the name of the command.
  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--system": family = .system
      case "--inter": family = .inter
      case "--json": printsJSON = true
      case "--font": fontPath = try Self.value(of: argument, from: &rest)
      case "--index": fontIndex = try Self.value(of: argument, from: &rest) { Int($0) }
      case "--size": size = try Self.value(of: argument, from: &rest, Self.positive)
      case "--width": width = try Self.value(of: argument, from: &rest) { Double($0) }
      case "--lines": lines = try Self.value(of: argument, from: &rest) { Int($0) }
      case "--scale": scale = try Self.value(of: argument, from: &rest, Self.positive)
      case "--weight": weight = try Self.value(of: argument, from: &rest) { Self.weights[$0] }
      case "--mode": mode = try Self.value(of: argument, from: &rest) { Self.modes[$0] }
      case "--":
        for argument in rest { try add(argument) }
        rest = []
      case _ where argument.hasPrefix("--"): throw Failure.unknownOption(argument)
      default: try add(argument)
      }
    }
    guard text != nil else { throw Failure.missingText }
  }

  /// What the command prints.
  func run() throws -> String {
    let description = FontDescription(family: family, size: size, weight: weight)
    let paragraph = ParagraphStyle(lineBreakMode: mode)
    let styled = StyledText(text ?? "", font: description, paragraph: paragraph)
    let request = TextRequest(styled, width: width, numberOfLines: lines, scale: scale)
    let layout = try measurer().layout(request)
    let report = Report(layout, of: styled.string)
    guard printsJSON else { return report.text }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(report), as: UTF8.self)
  }

  private func measurer() throws -> any TextLayouting {
    guard let fontPath else { return InterTextMeasurer.default }
    do throws(FontFileError) {
      return OpenTypeTextMeasurer(try OpenTypeFont(path: fontPath, index: fontIndex))
    } catch {
      throw Failure.font(error)
    }
  }

  private mutating func add(_ argument: String) throws {
    guard text == nil else { throw Failure.tooManyTexts(argument) }
    text = argument
  }

  private static func value<Value>(
    of option: String, from rest: inout ArraySlice<String>, _ read: (String) -> Value? = { $0 }
  ) throws -> Value {
    guard let text = rest.popFirst() else { throw Failure.missingValue(option) }
    guard let value = read(text) else { throw Failure.invalidValue(option: option, value: text) }
    return value
  }

  private static func positive(_ text: String) -> Double? {
    Double(text).flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
  }

  private static let weights: [String: FontDescription.Weight] = [
    "regular": .regular, "medium": .medium, "semibold": .semibold, "bold": .bold,
  ]

  private static let modes: [String: ParagraphStyle.LineBreakMode] = [
    "tail": .truncatingTail, "head": .truncatingHead, "middle": .truncatingMiddle, "word": .wordWrapping,
    "character": .characterWrapping,
  ]

  /// The answer, in points.
  private struct Report: Encodable {
    let width: Double
    let height: Double
    let naturalWidth: Double
    let lineCount: Int
    let firstBaseline: Double
    let lastBaseline: Double
    let isTruncated: Bool
    let lines: [Line]

    struct Line: Encodable {
      let text: String
      let x: Double
      let baseline: Double
      let width: Double
    }

    init(_ layout: TextLayout, of string: String) {
      let measurement = layout.measurement
      width = measurement.width
      height = measurement.height
      naturalWidth = measurement.naturalWidth
      lineCount = measurement.lineCount
      firstBaseline = measurement.firstBaseline
      lastBaseline = measurement.lastBaseline
      isTruncated = measurement.isTruncated
      lines = layout.lines.map {
        Line(text: $0.shownText(of: string), x: $0.x, baseline: $0.baseline, width: $0.width)
      }
    }

    var text: String {
      let head = """
        width \(width) height \(height) natural width \(naturalWidth) lines \(lineCount)\
        \(isTruncated ? " truncated" : "")
        baselines \(firstBaseline) \(lastBaseline)
        """
      return ([head] + lines.map { "\($0.width)\t\($0.text)" }).joined(separator: "\n")
    }
  }
}
