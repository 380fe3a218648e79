"""What needs PyTorch runs where that is installed: the tests' own packages do not bring it, since it is a gigabyte."""

from __future__ import annotations

from importlib.util import find_spec

NEED = {
    "test_learner.py": ["torch"],
    "test_lessons.py": ["torch", "numpy"],
    "test_practice.py": ["torch", "numpy"],
}

collect_ignore = [file for file, packages in NEED.items() if any(find_spec(name) is None for name in packages)]
