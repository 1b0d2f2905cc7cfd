#!/usr/bin/env python3
"""Writes the tables of the text engine as Swift source next to this file.

    python3 -m venv venv
    venv/bin/pip install unicodedata2==17.0.0 regex==2025.11.3
    venv/bin/python Sources/TemplateCell/Text/Tables/generate.py DATA

DATA is a folder with
    LineBreak.txt, EastAsianWidth.txt     Unicode Character Database 17.0.0
    inter41_opsz14_widths.tsv             code point, advances of Inter 4.1 (optical size 14) in four weights
    inter41_kern_ascii.tsv                left, right, kerning of Inter 4.1 for pairs in U+0020...007E
    script_widths.tsv                     script, code point, advance of Noto Sans in 1/1000 em
    arabic_joining_widths.tsv             code point, four joining advances in 1/1000 em, joining type
General category, grapheme cluster break and emoji properties come from the two packages, pinned to Unicode 17.
The output depends on nothing else: the same inputs give the same bytes.
"""
import os
import sys

import regex
import unicodedata2
from line_break_rules import build_automaton

OUT = os.path.dirname(os.path.abspath(__file__))
DATA = sys.argv[1]
LAST = 0x110000
assert unicodedata2.unidata_version == "17.0.0", unicodedata2.unidata_version

HEADER = "// Written by generate.py; do not edit.\n"


def read_ucd(name):
    values = [None] * LAST
    with open(os.path.join(DATA, name), encoding="utf-8") as file:
        for line in file:
            line = line.removeprefix("# @missing: ").split("#")[0].strip()
            if not line:
                continue
            span, value = [part.strip() for part in line.split(";")]
            first, _, last = span.partition("..")
            for cp in range(int(first, 16), int(last or first, 16) + 1):
                values[cp] = value
    return values


def read_tsv(name):
    with open(os.path.join(DATA, name), encoding="utf-8") as file:
        return [line.rstrip("\n").split("\t") for line in file if not line.startswith("#") and line.strip()]


def members(pattern):
    matcher = regex.compile(pattern)
    return {cp for cp in range(LAST) if not 0xD800 <= cp < 0xE000 and matcher.match(chr(cp))}


# MARK: Properties

line_break = read_ucd("LineBreak.txt")
east_asian = read_ucd("EastAsianWidth.txt")
category = ["Cs" if 0xD800 <= cp < 0xE000 else unicodedata2.category(chr(cp)) for cp in range(LAST)]
pictographic = members(r"\p{Extended_Pictographic}")
emoji_presentation = members(r"\p{Emoji_Presentation}")
ignorable = members(r"\p{Default_Ignorable_Code_Point}")
white_space = members(r"\p{White_Space}")


def line_class(cp):
    """The line breaking class after LB1, split by what the rules ask besides: East Asian, initial or final quote,
    unassigned pictograph, dotted circle."""
    value = line_break[cp]
    if value in ("AI", "SG", "XX"):
        value = "AL"
    elif value == "CJ":
        value = "NS"
    elif value == "SA":
        value = "CM" if category[cp] in ("Mn", "Mc") else "AL"
    wide = east_asian[cp] in ("W", "F", "H")
    extra = ""
    if line_break[cp] == "SA" and 0x0E00 <= cp <= 0x0E7F and value == "AL":
        extra = "ThaiVowel" if 0x0E40 <= cp <= 0x0E44 else "Thai"
    elif value == "QU" and category[cp] in ("Pi", "Pf"):
        extra = category[cp]
    elif cp in pictographic and category[cp] == "Cn":
        extra = "ExtPictCn"
    elif cp == 0x25CC:
        extra = "Dotted"
    return (value, wide, extra)


GRAPHEME = ["Other", "CR", "LF", "Control", "Extend", "ZWJ", "Regional_Indicator", "Prepend", "SpacingMark", "L", "V",
            "T", "LV", "LVT", "ExtPict", "Consonant", "Linker", "InCBExtend"]
grapheme = [0] * LAST
for index, name in enumerate(GRAPHEME[1:14], 1):
    for cp in members(r"\p{GCB=%s}" % name):
        grapheme[cp] = index
for cp in pictographic:
    grapheme[cp] = 14
for cp in members(r"\p{InCB=Consonant}"):
    grapheme[cp] = 15
for cp in members(r"\p{InCB=Linker}"):
    grapheme[cp] = 16
for cp in members(r"\p{InCB=Extend}"):
    if grapheme[cp] == 4:
        grapheme[cp] = 17
for cp in range(0xD800, 0xE000):
    grapheme[cp] = 3

# Kinds of advance: from the table of faces, nothing, one em, half an em, Hangul, emoji, unknown, Arabic.
LISTED, ZERO, WIDE, HALF, HANGUL, EMOJI, OTHER, ARABIC = range(8)
inter = {int(row[0], 16): tuple(map(int, row[1:5])) for row in read_tsv("inter41_opsz14_widths.tsv")}
scripts = {int(row[1], 16): int(row[2]) for row in read_tsv("script_widths.tsv")}
arabic = {int(row[0], 16): (list(map(int, row[1:5])), row[5]) for row in read_tsv("arabic_joining_widths.tsv")}


def units(thousandths):
    return (thousandths * 2048 + 500) // 1000


def kind(cp):
    if cp in ignorable or category[cp] in ("Mn", "Me", "Cc", "Zl", "Zp") or cp in (0x200B,):
        return ZERO
    if 0x1160 <= cp <= 0x11FF or 0xD7B0 <= cp <= 0xD7FF:
        return ZERO
    if cp in scripts and 0x0600 <= cp <= 0x06FF:
        return ARABIC
    if cp in scripts or (cp in inter and cp not in emoji_presentation):
        return LISTED
    if 0x1F1E6 <= cp <= 0x1F1FF or cp in pictographic and category[cp] != "Cn" and cp not in (0xA9, 0xAE):
        return WIDE if cp in (0x3030, 0x303D, 0x3297, 0x3299) else EMOJI
    if cp in emoji_presentation:
        return EMOJI
    if 0x1100 <= cp <= 0x115F or 0x3131 <= cp <= 0x318E or 0xA960 <= cp <= 0xA97C or 0xAC00 <= cp <= 0xD7A3:
        return HANGUL
    if east_asian[cp] in ("W", "F"):
        return WIDE
    if east_asian[cp] == "H":
        return HALF
    return OTHER


classes, automaton, traits = build_automaton(sorted({line_class(cp) for cp in range(LAST)}))
assert max(classes.values()) < 64, len(set(classes.values()))

properties = []
for cp in range(LAST):
    hangs = cp in white_space and line_break[cp] != "GL" and category[cp] == "Zs" or cp == 9
    properties.append(classes[line_class(cp)] | grapheme[cp] << 6 | kind(cp) << 11 | int(hangs) << 15)


# MARK: Output

def blocks(values, size, known=None):
    """Splits values into blocks and shares equal ones; gives the numbers of the blocks and the shared blocks."""
    numbers, shared, flat = [], {} if known is None else known, []
    for start in range(0, len(values), size):
        block = tuple(values[start:start + size])
        if block not in shared:
            shared[block] = len(shared)
            flat.extend(block)
        numbers.append(shared[block])
    return numbers, flat


def literal(name, values, doc):
    """A table as text: three characters a value, each six bits above the character 0, most significant first."""
    text = "".join(chr(48 + (value >> shift & 63)) for value in values for shift in (12, 6, 0))
    lines = ["    %s" % text[start:start + 114] for start in range(0, len(text), 114)]
    return "  /// %s\n  static let %s: StaticString = #\"\"\"\n%s\n    \"\"\"#\n" % (doc, name, "\\#\n".join(lines))


def write(name, doc, parts):
    with open(os.path.join(OUT, name + ".swift"), "w", encoding="utf-8") as file:
        file.write(HEADER + "\n/// %s\n///\n/// Read with ``TableText``.\nenum %s {\n%s}\n" % (doc, name, "\n".join(parts)))


level2, leaves = blocks(properties, 16)
level1, middle = blocks(level2, 64)
write("UnicodeProperties", "Properties of code points, Unicode 17.0.0: a trie of three levels of 11, 6 and 4 bits.", [
    literal("first", level1, "Numbers of blocks of 64 in ``second``, by code point / 1024."),
    literal("second", middle, "Numbers of blocks of 16 in ``values``."),
    literal("values", leaves,
            "Line class (6 bits), grapheme class (5), kind of advance (4), hangs at the end of a line (1)."),
])
write("LineBreakAutomaton", "The rules of UAX #14, Unicode 17.0.0, as an automaton; see line_break_rules.py.", [
    literal("transitions", automaton,
            "By state * 64 + line class: next state * 64, plus what happens before the character."),
    literal("traits", traits, "What look-aheads ask about a line class."),
])

faces, limit = [], 0x3000
for cp in range(limit):
    if cp in inter:
        faces.append(inter[cp] if kind(cp) != ZERO else (0, 0, 0, 0))
    elif cp in scripts:
        regular = units(scripts[cp])
        faces.append((regular, regular + units(12), regular + units(20), regular + units(27)) if regular else (0,) * 4)
    else:
        faces.append((0, 0, 0, 0))
numbers, flat = blocks(faces, 32)
write("FaceAdvances", "Advances in 1/2048 em: Inter 4.1 (optical size 14), and Noto Sans where Inter has no letters.", [
    literal("blocks", numbers, "Numbers of blocks of 32, by code point / 32, up to U+2FFF."),
    *[literal(name, [face[i] for face in flat], "Advances of Inter %s." % name.capitalize())
      for i, name in enumerate(["regular", "medium", "semibold", "bold"])],
])

kern = {(int(a, 16), int(b, 16)): int(value) for a, b, value in read_tsv("inter41_kern_ascii.tsv")}
ascii_range = range(0x20, 0x7F)


def kern_classes(row):
    found, numbers = {}, [0] * 128
    empty = tuple([0] * 95)
    found[empty] = 0
    for cp in ascii_range:
        numbers[cp] = found.setdefault(row(cp), len(found))
    return numbers, list(found)


left, left_rows = kern_classes(lambda a: tuple(kern.get((a, b), 0) for b in ascii_range))
right, right_rows = kern_classes(lambda b: tuple(kern.get((a, b), 0) for a in ascii_range))
representative = {}
for cp in ascii_range:
    representative.setdefault(right[cp], cp)
matrix = []
for row in left_rows:
    for number in range(64):
        matrix.append((row[representative[number] - 0x20] if number in representative else 0) & 0xFFFF)
assert len(right_rows) <= 64
write("KerningClasses", "Kerning of Inter 4.1 between ASCII characters, in 1/2048 em.", [
    literal("left", left, "The row of a left character."),
    literal("right", right, "The column of a right character."),
    literal("values", matrix, "By row * 64 + column, as the bits of an Int16."),
])

joining = []
for cp in range(0x0600, 0x0700):
    if cp in arabic:
        widths, join = arabic[cp]
        forms = [units(width) for width in widths]
    else:
        forms, join = [units(scripts.get(cp, 0))] * 4, "U"
    if cp in ignorable or category[cp] in ("Mn", "Me", "Cf"):
        join, forms = "T", [0] * 4
    joining += forms + [{"U": 0, "R": 1, "D": 2, "T": 3}[join]]
write("ArabicForms", "Advances of Arabic letters by how they join, Noto Sans Arabic, in 1/2048 em.", [
    literal("values", joining,
            "By (code point - U+0600) * 5: isolated, initial, medial, final advance; joining type 0 none, "
                "1 right, 2 both, 3 transparent."),
])
print("classes %d, states %d, trie %d+%d+%d, faces %d, kern %dx%d" % (
    len(set(classes.values())), len(automaton) // 64, len(level1), len(middle), len(leaves), len(flat),
    len(left_rows), len(right_rows)))
