"""The rules of UAX #14, Unicode 17.0.0, turned into a small automaton.

A state is what the rules need to know about the characters so far; a transition says what happens before the next
character. Equal states and equal columns are merged, so the automaton is as small as the rules allow.

Entry of the table: next state * 64 | action. Actions:
    0 no break    1 break    2 forced break
    3 break unless what follows the character is in LB15b's list
    4 break if what follows the character is East Asian
    5 break unless NU or IS NU follows the character (LB25)
    6 break unless VF follows the character (LB28a)
    7 break if NU follows the character (LB15c)
    8 no break by the rules, a break by the tailoring for Thai without a dictionary
"What follows" skips combining marks (LB9).
"""

NONE, BREAK, FORCED, NOT_15B, EAST_ASIAN, NUMBER, FINAL, BEFORE_NUMBER, THAI = range(9)
HARD = ("BK", "CR", "LF", "NL")
LIST_15B = {"SP", "GL", "WJ", "CL", "QU", "CP", "EX", "IS", "SY", "BK", "CR", "LF", "NL", "ZW"}
HANGUL = ("JL", "JV", "JT", "H2", "H3")
KEEPS_SPACES = ("ZW", "OP", "CL", "CP", "B2")


class State(tuple):
    """(class, East Asian, extra, followed by spaces, ends in ZWJ, flag): the last character that counts."""
    __slots__ = ()
    base = property(lambda self: self[0])
    wide = property(lambda self: self[1])
    extra = property(lambda self: self[2])
    spaces = property(lambda self: self[3])
    joiner = property(lambda self: self[4])
    flags = property(lambda self: self[5])


START = State(("sot", False, "", False, False, frozenset()))


def is_ak(base, extra):
    return base in ("AK", "AS") or extra == "Dotted"


def before(state, kind):
    """What happens before a character of a kind, and whether the character is absorbed by LB9."""
    base, spaces = state.base, state.spaces or state.base == "SP"
    cls, wide, extra = kind
    if base == "sot":
        return NONE, False
    if base in ("BK", "LF", "NL") or base == "CR" and cls != "LF":
        return FORCED, False
    if cls in HARD or cls in ("SP", "ZW"):
        return NONE, False
    if base == "ZW":
        return BREAK, False
    attaches = cls in ("CM", "ZWJ") and not spaces
    if state.joiner:
        return NONE, attaches
    if attaches:
        return NONE, True
    if cls in ("CM", "ZWJ"):
        cls, extra = "AL", ""
    if cls == "WJ" or base == "WJ" and not spaces:
        return NONE, False
    if base == "GL" and not spaces:
        return NONE, False
    if cls == "GL" and not spaces and base not in ("BA", "HY", "HH"):
        return NONE, False
    if cls in ("CL", "CP", "EX", "SY"):
        return NONE, False
    if base == "OP" or "15a" in state.flags:
        return NONE, False
    final = NOT_15B if cls == "QU" and extra == "Pf" else BREAK
    if cls == "IS":
        return (BEFORE_NUMBER if spaces else NONE), False
    if base in ("CL", "CP") and cls == "NS" or base == "B2" and cls == "B2":
        return NONE, False
    if spaces:
        return final, False
    if cls == "QU" and extra != "Pi" or base == "QU" and state.extra != "Pf":
        return NONE, False
    if cls == "QU":
        return (EAST_ASIAN if state.wide else NONE), False
    if base == "QU" and (not wide or "19a" in state.flags):
        return NONE, False
    if cls == "CB" or base == "CB":
        return BREAK, False
    letter, base_letter = cls in ("AL", "HL"), base in ("AL", "HL")
    if "20a" in state.flags and letter:
        return NONE, False
    if cls in ("BA", "HH", "HY", "NS") or base == "BB":
        return NONE, False
    if "21a" in state.flags and cls != "HL":
        return NONE, False
    if base == "SY" and cls == "HL" or cls == "IN":
        return NONE, False
    if base_letter and cls == "NU" or base == "NU" and letter:
        return NONE, False
    if base == "PR" and cls in ("ID", "EB", "EM") or base in ("ID", "EB", "EM") and cls == "PO":
        return NONE, False
    if base in ("PR", "PO") and letter or base_letter and cls in ("PR", "PO"):
        return NONE, False
    number = "number" in state.flags
    if number and cls in ("PO", "PR"):
        return NONE, False
    if base in ("PO", "PR") and cls == "OP":
        return NUMBER, False
    if cls == "NU" and (base in ("PO", "PR", "HY", "IS") or number and base in ("NU", "SY", "IS")):
        return NONE, False
    if base == "JL" and cls in ("JL", "JV", "H2", "H3") or base in ("JV", "H2") and cls in ("JV", "JT"):
        return NONE, False
    if base in ("JT", "H3") and cls == "JT":
        return NONE, False
    if base in HANGUL and cls == "PO" or base == "PR" and cls in HANGUL:
        return NONE, False
    if base_letter and letter:
        thai = extra == "ThaiVowel" and state.extra == "Thai"
        return (THAI if thai else NONE), False
    if base == "AP" and is_ak(cls, extra) or is_ak(base, state.extra) and cls in ("VF", "VI"):
        return NONE, False
    if "28a" in state.flags and (cls == "AK" or extra == "Dotted"):
        return NONE, False
    if is_ak(base, state.extra) and is_ak(cls, extra):
        return FINAL, False
    if base == "IS" and letter:
        return NONE, False
    if (base_letter or base == "NU") and cls == "OP" and not wide:
        return NONE, False
    if base == "CP" and not state.wide and (letter or cls == "NU"):
        return NONE, False
    if base == "RI" and cls == "RI" and "odd" in state.flags:
        return NONE, False
    if (base == "EB" or state.extra == "ExtPictCn") and cls == "EM":
        return NONE, False
    return BREAK, False


def after(state, kind, absorbed):
    """The state after a character."""
    base, spaces = state.base, state.spaces or state.base == "SP"
    cls, wide, extra = kind
    if absorbed:
        return State((base, state.wide, state.extra, False, cls == "ZWJ", state.flags))
    if cls == "SP":
        if base in KEEPS_SPACES or "15a" in state.flags:
            return State((base, False, "", True, False, state.flags & {"15a"}))
        return State(("SP", False, "", False, False, frozenset()))
    joiner = cls == "ZWJ"
    if cls in ("CM", "ZWJ"):
        cls, extra = "AL", ""
    flags = set()
    edge = base in ("sot", "ZW") or base in HARD or spaces
    if cls == "QU":
        if extra == "Pi" and (edge or base in ("OP", "QU", "GL")):
            flags.add("15a")
        if edge or not state.wide:
            flags.add("19a")
    if cls in ("HY", "HH"):
        if edge or base in ("CB", "GL"):
            flags.add("20a")
        if base == "HL" and not spaces:
            flags.add("21a")
    if cls == "NU" or not spaces and "number" in state.flags and (
            cls in ("SY", "IS", "CL", "CP") and base in ("NU", "SY", "IS")):
        flags.add("number")
    if cls == "VI" and not spaces and is_ak(base, state.extra):
        flags.add("28a")
    if cls == "RI" and not (base == "RI" and not spaces and "odd" in state.flags):
        flags.add("odd")
    return State((cls, wide, extra, False, joiner, frozenset(flags)))


def traits(kind):
    """What the look-aheads ask: LB15b's list 1, East Asian 2, NU 4, IS 8, VF 16, skipped 32."""
    cls, wide, _ = kind
    return ((cls in LIST_15B) * 1 | wide * 2 | (cls == "NU") * 4 | (cls == "IS") * 8 | (cls == "VF") * 16
            | (cls in ("CM", "ZWJ")) * 32)


def build_automaton(kinds):
    """Gives the number of each kind, the table of transitions and the traits by number."""
    states, rows = {START: 0}, []
    queue = [START]
    for state in queue:
        row = []
        for kind in kinds:
            action, absorbed = before(state, kind)
            following = after(state, kind, absorbed)
            if following not in states:
                states[following] = len(states)
                queue.append(following)
            row.append((states[following], action))
        rows.append(row)
    group = [0] * len(rows)
    while True:
        keys = {}
        refined = [keys.setdefault((group[index], tuple((group[to], action) for to, action in row)), len(keys))
                   for index, row in enumerate(rows)]
        if len(keys) == len(set(group)):
            break
        group = refined
    merged = {}
    for index, row in enumerate(rows):
        merged.setdefault(group[index], [(group[to], action) for to, action in row])
    columns, numbers, kind_traits = {}, {}, [0] * 64
    for place, kind in enumerate(kinds):
        column = (tuple(merged[state][place] for state in sorted(merged)), traits(kind))
        numbers[kind] = columns.setdefault(column, len(columns))
        kind_traits[numbers[kind]] = traits(kind)
    table = []
    for state in sorted(merged):
        row = [0] * 64
        for place, kind in enumerate(kinds):
            to, action = merged[state][place]
            row[numbers[kind]] = to << 6 | action
        table += row
    assert len(columns) <= 64 and len(merged) <= 1024, (len(columns), len(merged))
    return numbers, table, kind_traits
