#!/usr/bin/env python3
"""Compares the widths that `measure-text --font` gives with those of HarfBuzz, unit by unit.

    apt-get install fonts-dejavu-core fonts-inter          any font packages will do
    python3 -m venv venv && venv/bin/pip install uharfbuzz
    venv/bin/python Tests/TemplateCellTests/Text/Scripts/compare_fonts.py .build/release/Examples FONT...

Ligatures and contextual forms are switched off, since the reader does not form them; kerning is on. Ends with status 1
when a width differs.
"""
import json
import subprocess
import sys

import uharfbuzz

TEXTS = [
    "AVATAR", "To Ty Ta Wo We VA P. F, L' T- 11 7.", "The quick brown fox jumps over the lazy dog.",
    "\u201cQuotes\u201d \u2018and\u2019 dashes\u2014here\u2026", "\u00c5\u00c9\u00ce \u00f8l\u00e9 \u00df",
    "\u0422\u0423\u0410 \u0433. \u041f\u0440\u0438\u0432\u0435\u0442", "\u0391\u03a5\u03a4 \u03b1\u03bb\u03c6\u03b1",
    "x" * 50, "T" * 3 + "o" * 3, "a\u00e9A\u00c9a", "~}|{zyxwvutsrqponmlkjihgfedcba`_^]\\[ZYXWVUTSRQPONMLKJIHGFEDCBA@",
    "?>=<;:9876543210/.-,+*)('&%$#\"!",
]
OFF = {tag: False for tag in ("liga", "clig", "calt", "dlig", "ccmp", "locl", "rlig")}


def harfbuzz_width(font, text):
    buffer = uharfbuzz.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    buffer.script, buffer.direction, buffer.language = "Latn", "ltr", "en"
    uharfbuzz.shape(font, buffer, OFF)
    return sum(position.x_advance for position in buffer.glyph_positions)


def main():
    binary, paths, wrong, count = sys.argv[1], sys.argv[2:], 0, 0
    for path in paths:
        face = uharfbuzz.Face(uharfbuzz.Blob.from_file_path(path))
        font = uharfbuzz.Font(face)
        known = face.unicodes
        for text in TEXTS:
            text = "".join(character for character in text if ord(character) in known)
            if not text.strip():
                continue
            answer = subprocess.run(
                [binary, "measure-text", "--inter", "--font", path, "--size", str(face.upem), "--scale", "1", "--json",
                 "--", text], check=True, capture_output=True, text=True).stdout
            measured, expected = json.loads(answer)["naturalWidth"], harfbuzz_width(font, text.rstrip())
            count += 1
            if measured != expected:
                wrong += 1
                print("%s: '%s' is %s wide, HarfBuzz %s" % (path, text, measured, expected))
    print("%d widths in %d fonts compared, %d differ" % (count, len(paths), wrong))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
