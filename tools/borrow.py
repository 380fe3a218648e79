"""Takes needless references out of the C code that mypyc writes: `s.stack[i]` reads a vec that the state holds anyway.

mypyc takes a reference to the vec before it looks for the item, and gives it back afterwards: two changes of one word
in memory, the second waiting for the first, at every access. As long as nothing is called in between, nobody can take
the vec away, and the item can be read or written without. That is the whole change; where a line in between is of any
other kind than those listed here, the references stay. And bytes that are wiped, copied, turned or made of bits are so
all at once.
"""

from __future__ import annotations

import re
from pathlib import Path

REGISTER = r"cpy_r_\w+"
ITEM = r"\*\((?:int64_t|uint8_t|double|PyObject \*) \*\)"
TAKES = re.compile(rf"VEC_(I64|U8|FLOAT)_INCREF\(({REGISTER})\);")
HARMLESS = [
    rf"{REGISTER} = [^()]*;",  # arithmetic
    rf"{REGISTER} = \(uint64_t\)\w+ < \(uint64_t\)\w+;",
    rf"{REGISTER} = \((?:int64_t|uint8_t|Py_ssize_t)\){REGISTER}(?:\.len| >> 1)?;",
    rf"{REGISTER} = \(CPyPtr\){REGISTER}\.items;",
    rf"{REGISTER} = {ITEM}{REGISTER};",
    rf"{ITEM}{REGISTER} = (?:{REGISTER}|-?\d+);",
    rf"{REGISTER} = \(\(\w+ \*\){REGISTER}\)->_\w+;",  # an attribute
    r"VEC_(?:I64|U8|FLOAT)_(?:INC|DEC)REF\(\w+\);|CPy_INCREF\(\w+\);",
    rf"{REGISTER} = PyErr_Occurred\(\);",
    rf"if \((?:!?{REGISTER}|unlikely\(!?{REGISTER}(?:\.len < 0| [!=]= NULL)?\))\) (?:goto \w+;|\{{)",
    rf"if \(unlikely\({REGISTER} == -?\d+\)(?: && !\(\(\(\w+ \*\){REGISTER}\)->bitmap & \d+\))?\) \{{",
    r"goto \w+;|\w+: ;|\}(?: else)?(?: \{)?",
    r"PyErr_Set(?:None|String)\(.*\);|CPy_A(?:ddTraceback|ttributeError)\(.*\);|CPy_Unreachable\(\);",  # and out
]
WIPES = re.compile(r"char CPyDef_\w+___wipe\(VecU8 cpy_r_out, int64_t cpy_r_base, int64_t cpy_r_n\) \{\n")
# In pieces: from 2 KB on, glibc takes an instruction whose writes must reach the cache before they can be read again.
# And by a pointer, or gcc writes that very instruction in place of the call, in a trained build.
AT_ONCE = """\
    static void *(*volatile const fill)(void *, int, size_t) = memset;
    if (cpy_r_base >= 0 && cpy_r_n >= 0 && cpy_r_base <= cpy_r_out.len && cpy_r_n <= cpy_r_out.len - cpy_r_base) {
        for (int64_t i = 0; i < cpy_r_n; i += 1024)
            fill(cpy_r_out.items + cpy_r_base + i, 0, (size_t)(cpy_r_n - i < 1024 ? cpy_r_n - i : 1024));
        return 1;
    }
"""
COPIES = re.compile(
    r"char CPyDef_\w+___copy\(VecU8 cpy_r_row, int64_t cpy_r_first, int64_t cpy_r_n, VecU8 cpy_r_out\) \{\n"
)
COPIED = """\
    static void *(*volatile const move)(void *, const void *, size_t) = memcpy;
    if (cpy_r_first >= 0 && cpy_r_n >= 0 && cpy_r_first <= cpy_r_row.len && cpy_r_n <= cpy_r_row.len - cpy_r_first
        && cpy_r_n <= cpy_r_out.len) {
        for (int64_t i = 0; i < cpy_r_n; i += 1024)
            move(cpy_r_out.items + i, cpy_r_row.items + cpy_r_first + i,
                 (size_t)(cpy_r_n - i < 1024 ? cpy_r_n - i : 1024));
        return 1;
    }
"""
TURNS = re.compile(
    r"char CPyDef_\w+___turn\(VecU8 cpy_r_out, int64_t cpy_r_base, int64_t cpy_r_times, int64_t cpy_r_apart, "
    r"int64_t cpy_r_n, int64_t cpy_r_by\) \{\n"
)
MOVED = """\
    if (cpy_r_base >= 0 && cpy_r_times > 0 && cpy_r_apart >= 0 && cpy_r_by >= 0 && cpy_r_by <= cpy_r_n
        && cpy_r_by <= 512 && cpy_r_base + (cpy_r_times - 1) * cpy_r_apart + cpy_r_n <= cpy_r_out.len) {
        uint8_t aside[512];
        uint8_t *first = cpy_r_out.items + cpy_r_base;
        for (int64_t i = 0; i < cpy_r_times; i++, first += cpy_r_apart) {
            if (cpy_r_n <= 8) {
                for (int64_t k = 0; k < cpy_r_n; k++)
                    aside[k] = first[k + cpy_r_by < cpy_r_n ? k + cpy_r_by : k + cpy_r_by - cpy_r_n];
                for (int64_t k = 0; k < cpy_r_n; k++)
                    first[k] = aside[k];
                continue;
            }
            memcpy(aside, first, (size_t)cpy_r_by);
            memmove(first, first + cpy_r_by, (size_t)(cpy_r_n - cpy_r_by));
            memcpy(first + cpy_r_n - cpy_r_by, aside, (size_t)cpy_r_by);
        }
        return 1;
    }
"""
SPREADS = re.compile(
    r"char CPyDef_\w+___spread\(VecU8 cpy_r_out, int64_t cpy_r_base, int64_t cpy_r_n, int64_t cpy_r_bits\) \{\n"
)
# Eight copies of eight bits, of which each byte keeps its own, as 1: in it 127 more carry to the highest bit.
SPREAD = """\
    if (cpy_r_base >= 0 && cpy_r_n >= 0 && cpy_r_base <= cpy_r_out.len && cpy_r_n <= cpy_r_out.len - cpy_r_base) {
        uint8_t *first = cpy_r_out.items + cpy_r_base;
        uint64_t bits = (uint64_t)cpy_r_bits;
        int64_t i = 0;
#if defined(_MSC_VER) || __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
        for (; i + 8 <= cpy_r_n; i += 8, bits >>= 8) {
            uint64_t eight = (bits & 255) * 0x0101010101010101u & 0x8040201008040201u;
            eight = (eight + 0x7f7f7f7f7f7f7f7fu) >> 7 & 0x0101010101010101u;
            memcpy(first + i, &eight, 8);
        }
#endif
        for (; i < cpy_r_n; i++, bits >>= 1)
            first[i] = (uint8_t)(bits & 1);
        return 1;
    }
"""
COUNTS = re.compile(r"int64_t CPyDef_\w+___holders\(PyObject \*cpy_r_thing\) \{\n")
COUNTED = """\
    return (int64_t)Py_REFCNT(cpy_r_thing);
"""
LIKENESS = re.compile(r"PyObject \*CPyDef_\w+___likeness\(PyObject \*cpy_r_seen\) \{\n")
# Of each entry the key, the value, and all that the value itself holds, but for the count of its references.
PORTRAYED = """\
    PyObject *key, *value;
    Py_ssize_t at = 0, size = 0, head = (Py_ssize_t)offsetof(PyObject, ob_type);
    while (PyDict_Next(cpy_r_seen, &at, &key, &value))
        size += 2 * (Py_ssize_t)sizeof(PyObject *) + Py_TYPE(value)->tp_basicsize - head;
    PyObject *made = PyBytes_FromStringAndSize(NULL, size);
    if (made == NULL)
        return NULL;
    char *to = PyBytes_AS_STRING(made);
    at = 0;
    while (PyDict_Next(cpy_r_seen, &at, &key, &value)) {
        memcpy(to, &key, sizeof(PyObject *));
        memcpy(to + sizeof(PyObject *), &value, sizeof(PyObject *));
        to += 2 * sizeof(PyObject *);
        memcpy(to, (char *)value + head, (size_t)(Py_TYPE(value)->tp_basicsize - head));
        to += Py_TYPE(value)->tp_basicsize - head;
    }
    return made;
"""
KEEPERS = 2  # the dictionary and the sheet
COMPARES = re.compile(r"char CPyDef_\w+___is_unchanged\(PyObject \*cpy_r_seen, PyObject \*cpy_r_before\) \{\n")
COMPARED = """\
    PyObject *key, *value;
    Py_ssize_t at = 0, head = (Py_ssize_t)offsetof(PyObject, ob_type);
    Py_ssize_t left = PyBytes_GET_SIZE(cpy_r_before);
    const char *was = PyBytes_AS_STRING(cpy_r_before);
    if (left == 0)
        return 0;
    for (Py_ssize_t n = PyDict_GET_SIZE(cpy_r_seen); n > 0 && PyDict_Next(cpy_r_seen, &at, &key, &value); n--) {
        Py_ssize_t size = Py_TYPE(value)->tp_basicsize - head;
        left -= 2 * (Py_ssize_t)sizeof(PyObject *) + size;
        if (Py_REFCNT(value) != KEEPERS || left < 0 || memcmp(was, &key, sizeof(PyObject *)) != 0
            || memcmp(was + sizeof(PyObject *), &value, sizeof(PyObject *)) != 0
            || memcmp(was + 2 * sizeof(PyObject *), (char *)value + head, (size_t)size) != 0)
            return 0;
        was += 2 * (Py_ssize_t)sizeof(PyObject *) + size;
    }
    return left == 0;
""".replace("KEEPERS", str(KEEPERS))
BODIES = [
    (WIPES, AT_ONCE),
    (COPIES, COPIED),
    (TURNS, MOVED),
    (SPREADS, SPREAD),
    (COUNTS, COUNTED),
    (LIKENESS, PORTRAYED),
    (COMPARES, COMPARED),
]
HARMLESS_LINE = re.compile("|".join(f"(?:{kind})" for kind in HARMLESS))


def borrow(source: str) -> str:
    """The same C code, line by line, without the references that nothing needs."""
    lines = source.split("\n")
    start = -1
    for i, line in enumerate(lines):
        if start < 0 and line.endswith(") {") and line[0].isalpha():
            start = i
        elif start >= 0 and line == "}":
            lines[start:i] = borrowed(lines[start:i])
            start = -1
    return "\n".join(lines)


def borrowed(function: list[str]) -> list[str]:
    lines = [line.strip() for line in function]
    where: dict[str, list[int]] = {}  # by register: the lines that name it
    for i, line in enumerate(lines):
        for register in set(re.findall(REGISTER, line)):
            where.setdefault(register, []).append(i)
    for i, line in enumerate(lines):
        takes = TAKES.fullmatch(line)
        if takes is not None:
            for needless in needless_lines(lines, i, where[takes[2]], takes[1], takes[2]):
                function[needless] = ""
    return function


def needless_lines(lines: list[str], taken: int, named: list[int], kind: str, vec: str) -> list[int]:
    """The line that takes the reference and those that give it back, on every way; none if it may be needed."""
    set_from_attribute = re.compile(rf"{vec} = \(\(\w+ \*\){REGISTER}\)->_\w+;")
    looked_at = re.compile(rf"Vec\w+ {vec};|if \(unlikely\({vec}\.len < 0\)\) \{{")
    used = re.compile(rf"{REGISTER} = (?:\(int64_t\){vec}\.len|\(CPyPtr\){vec}\.items);")
    gives = f"VEC_{kind}_DECREF({vec});"
    given: list[int] = []
    last_use = taken
    for i in named:
        if lines[i] == gives:
            given.append(i)
        elif used.fullmatch(lines[i]):
            last_use = max(last_use, i)
        elif i != taken and not set_from_attribute.fullmatch(lines[i]) and not looked_at.fullmatch(lines[i]):
            return []
    after = [i for i in given if i > last_use]
    if not after or not all(HARMLESS_LINE.fullmatch(line) for line in lines[taken + 1 : after[0]]):
        return []
    return [taken, *given]


def filled(source: str) -> str:
    """`wipe` begins with a `memset`, `copy` with a `memcpy`, `turn` with a `memmove`, where all of it lies in the vec.

    mypyc checks every index, one byte at a time. So it is with `spread`; `holders` reads a number that it would ask
    Python for; and `likeness` and `is_unchanged` look into arrays of NumPy, as Python cannot.
    """
    for head, body in BODIES:
        source = head.sub(rf"\g<0>{body}", source)
    return source


def borrow_in(folder: Path) -> None:
    for path in folder.glob("__native*.c"):
        path.write_text(filled(borrow(path.read_text("utf-8"))), "utf-8")
