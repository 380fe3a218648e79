"""Changes make the new document of the old one, whatever the two are, and are short where little has changed."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from undercourt.table.patch import apply, changes

scalars = (
    st.none()
    | st.booleans()
    | st.integers(-2, 2)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=2)
)
documents = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text("a/~01", max_size=3), inner, max_size=4),
    max_leaves=20,
)


WIRE = Path(__file__).parents[2] / "docs" / "wire.md"
DOCS: dict[str, Any] = {}
exec(WIRE.read_text("utf-8").partition("```python\n")[2].partition("```")[0], DOCS)


def exactly(document: object) -> str:
    """As JSON, which tells 1 from true."""
    return json.dumps(document, sort_keys=True)


@settings(deadline=None)  # a busy machine is not slow code
@given(documents, documents)
def test_changes_make_the_new_document_of_the_old_one(old: Any, new: Any) -> None:
    told = json.loads(json.dumps(changes(deepcopy(old), deepcopy(new))))
    assert exactly(apply(deepcopy(old), told)) == exactly(new)


@settings(deadline=None)  # a busy machine is not slow code
@given(documents, documents)
def test_the_program_in_the_docs_does_the_same(old: Any, new: Any) -> None:
    assert exactly(DOCS["apply"](deepcopy(old), changes(old, new))) == exactly(new)


@settings(deadline=None)  # a busy machine is not slow code
@given(documents)
def test_nothing_has_changed_in_the_same_document(document: Any) -> None:
    assert changes(document, deepcopy(document)) == []


def test_null_is_a_value_and_no_deletion() -> None:
    assert changes({"a": 1, "b": 2}, {"a": None, "b": 2}) == [["/a", None]]
    assert changes({"a": 1, "b": 2}, {"b": 2}) == [["/a"]]
    assert apply({"a": 1, "b": 2}, [["/a", None]]) == {"a": None, "b": 2}


def test_a_truth_value_is_not_a_number() -> None:
    assert changes([["a", 1], "b"], [["a", True], "b"]) == [["/0/1", True]]


def test_a_list_that_grows_or_shrinks_is_told_by_what_comes_and_goes() -> None:
    hand = ["noble", "noble", "soldier"]
    assert changes({"hand": hand}, {"hand": ["noble", "soldier"]}) == [["/hand", 1, 1, []]]
    assert changes({"hand": hand}, {"hand": [*hand, "spy"]}) == [["/hand", 3, 0, ["spy"]]]


def test_a_path_leaves_out_what_it_shares_with_the_one_before() -> None:
    old = {"players": [{"deck": 5, "name": "amber", "score": {"deck": 1, "sites": 0, "tokens": 0}}]}
    new = {"players": [{"deck": 4, "name": "amber", "score": {"deck": 2, "sites": 0, "tokens": 0}}]}
    assert changes(old, new) == [["/players/0/deck", 4], ["2/score/deck", 2]]


def test_what_is_all_new_is_told_as_a_whole() -> None:
    old = {"question": {"key": "ask_turn", "args": {"n": 1}}, "seat": "amber"}
    new = {"question": {"key": "ask_deck", "args": {"card": "noble"}}, "seat": "amber"}
    assert changes(old, new) == [["/question", new["question"]]]
