"""References that mypyc takes for nothing are left out of its C code, and no others."""

from __future__ import annotations

import pytest

from tools.borrow import borrow, filled

READ = """\
int64_t CPyDef_f(PyObject *cpy_r_s, int64_t cpy_r_f) {
    VecI64 cpy_r_r0;
    int64_t cpy_r_r2;
    cpy_r_r0 = ((StateObject *)cpy_r_s)->_stack;
    if (unlikely(cpy_r_r0.len < 0)) {
        CPy_AttributeError("effect.py", "f", "State", "stack", 52, CPyStatic_globals);
        goto CPyL9;
    }
    VEC_I64_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = cpy_r_f + 2;
    cpy_r_r2 = (int64_t)cpy_r_r0.len;
    cpy_r_r3 = (uint64_t)cpy_r_r1 < (uint64_t)cpy_r_r2;
    if (cpy_r_r3) goto CPyL5;
    goto CPyL8;
CPyL3: ;
    PyErr_SetNone(PyExc_IndexError);
    goto CPyL9;
CPyL5: ;
    cpy_r_r8 = (CPyPtr)cpy_r_r0.items;
    {between}
    cpy_r_r10 = cpy_r_r8 + cpy_r_r9;
    cpy_r_r11 = *(int64_t *)cpy_r_r10;
    VEC_I64_DECREF(cpy_r_r0);
    return cpy_r_r11;
CPyL8: ;
    VEC_I64_DECREF(cpy_r_r0);
    goto CPyL3;
CPyL9: ;
    return -113;
}
"""


@pytest.mark.parametrize("between", ["cpy_r_r9 = cpy_r_r1 * 8;", "cpy_r_r9 = ((StateObject *)cpy_r_s)->_depth;"])
def test_an_item_is_read_without_a_reference_to_its_vec(between: str) -> None:
    source = READ.replace("{between}", between)
    kept = [line for line in source.splitlines() if "REF(" not in line]
    assert [line for line in borrow(source).splitlines() if line] == kept
    assert len(borrow(source).splitlines()) == len(source.splitlines())


@pytest.mark.parametrize(
    "between",
    [
        "cpy_r_r9 = CPyDef_changes_the_stack(cpy_r_s);",  # a call
        "CPy_DECREF(cpy_r_s);",  # the last owner may go
        "cpy_r_r12 = cpy_r_r0;",  # kept for later
        "((StateObject *)cpy_r_s)->_stack = cpy_r_r13;",  # another vec
    ],
)
def test_where_anything_else_happens_the_reference_stays(between: str) -> None:
    source = READ.replace("{between}", between)
    assert borrow(source) == source


def test_turning_is_done_at_once() -> None:
    head = "char CPyDef_observing___turn(VecU8 cpy_r_out, int64_t cpy_r_base, int64_t cpy_r_times, "
    head += "int64_t cpy_r_apart, int64_t cpy_r_n, int64_t cpy_r_by) {"
    before, _, after = filled(f"{head}\n    int64_t cpy_r_r0;\n}}\n").partition("memmove(first, ")
    assert before.startswith(head) and "+ cpy_r_n <= cpy_r_out.len" in before
    assert after.endswith("    int64_t cpy_r_r0;\n}\n")


def test_wiping_is_done_at_once() -> None:
    head = "char CPyDef_observing___wipe(VecU8 cpy_r_out, int64_t cpy_r_base, int64_t cpy_r_n) {"
    source = f"{head}\n    int64_t cpy_r_r0;\n}}\n"
    before, _, after = filled(source).partition("fill(cpy_r_out.items + cpy_r_base + i, 0, ")
    assert before.startswith(head) and "cpy_r_n <= cpy_r_out.len - cpy_r_base" in before
    assert after.endswith("    int64_t cpy_r_r0;\n}\n"), "what does not lie in the vec is still found out there"
    assert filled(source.replace("wipe", "hype")) == source.replace("wipe", "hype")


def test_copying_is_done_at_once() -> None:
    head = "char CPyDef_page___copy(VecU8 cpy_r_row, int64_t cpy_r_first, int64_t cpy_r_n, VecU8 cpy_r_out) {"
    before, _, after = filled(f"{head}\n    int64_t cpy_r_r0;\n}}\n").partition("move(cpy_r_out.items + i, ")
    assert before.startswith(head) and "cpy_r_n <= cpy_r_row.len - cpy_r_first" in before
    assert "cpy_r_n <= cpy_r_out.len)" in before
    assert after.endswith("    int64_t cpy_r_r0;\n}\n")


def test_bits_become_bytes_eight_at_a_time() -> None:
    head = "char CPyDef_observing___spread(VecU8 cpy_r_out, int64_t cpy_r_base, int64_t cpy_r_n, int64_t cpy_r_bits) {"
    source = head + "\n    char cpy_r_r0;\n}"
    assert "memcpy" in filled(source) and filled(source).endswith("    char cpy_r_r0;\n}")
    assert filled(source.replace("spread", "thread")) == source.replace("spread", "thread")


def test_how_many_hold_on_to_something_is_read_where_it_is_kept() -> None:
    source = "int64_t CPyDef_driven___holders(PyObject *cpy_r_thing) {\n    PyObject *cpy_r_r0;\n}"
    assert "Py_REFCNT(cpy_r_thing)" in filled(source)
    assert filled(source.replace("holders", "folders")) == source.replace("holders", "folders")


def test_what_was_handed_out_is_compared_with_how_it_was() -> None:
    made = "PyObject *CPyDef_driven___likeness(PyObject *cpy_r_seen) {\n    PyObject *cpy_r_r0;\n}"
    assert "PyBytes_FromStringAndSize(NULL, size)" in filled(made)
    compared = "char CPyDef_driven___is_unchanged(PyObject *cpy_r_seen, PyObject *cpy_r_before) {\n    char r0;\n}"
    assert "Py_REFCNT(value) != 2" in filled(compared), "the dictionary has it, and the sheet"
    for source, name, other in ((made, "likeness", "likelihood"), (compared, "is_unchanged", "is_changed")):
        assert filled(source.replace(name, other)) == source.replace(name, other)
