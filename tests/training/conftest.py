"""What needs PyTorch or TensorBoard runs where they are: the tests' own packages do not bring a gigabyte of them."""

from __future__ import annotations

from importlib.util import find_spec

NEED = {
    "test_learner.py": ["torch"],
    "test_lessons.py": ["torch", "numpy"],
    "test_practice.py": ["torch", "numpy"],
    "test_reading.py": ["torch"],
    "test_tensorboard.py": ["tensorboard"],
}

collect_ignore = [file for file, packages in NEED.items() if any(find_spec(name) is None for name in packages)]
