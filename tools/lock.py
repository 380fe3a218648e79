"""Writes the newest versions that fit pyproject.toml, with hashes for every platform: `python tools/lock.py`.

`constraints.txt` has what playing needs (run time, server and compiler), `constraints-lab.txt` what arena and lab add,
`constraints-dev.txt` what testing adds to both, and `constraints-node.txt` a Node for machines without one, which
builds the client for browsers. They are for `pip install --require-hashes -r`, on every Python and platform: uv
resolves for all of them at once. Versions come from the index that uv is configured to use; the files name no index.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

PLAY = "# What playing needs: exact versions with hashes of their files for all platforms. Written by tools/lock.py.\n"
NODE = "# A Node for machines without one, to build the client for browsers. Written by tools/lock.py.\n"
LAB = "# What arena and lab add to constraints.txt. Written by tools/lock.py.\n-r constraints.txt\n"
TEST = "# What testing adds to constraints-lab.txt. Written by tools/lock.py.\n-r constraints-lab.txt\n"


def main() -> None:
    playing = resolve("--extra", "build", "--extra", "server")
    fixed = ["--constraints", write("constraints.txt", PLAY, playing)]
    known = {name_of(one) for one in playing}  # pip takes each package once
    measuring = resolve("--extra", "lab", *fixed)
    write("constraints.txt", PLAY, widened(playing, measuring))
    measuring = [one for one in measuring if name_of(one) not in known]
    fixed += ["--constraints", write("constraints-lab.txt", LAB, measuring)]
    known |= {name_of(one) for one in measuring}
    write("constraints-dev.txt", TEST, [one for one in resolve("--extra", "dev", *fixed) if name_of(one) not in known])
    write("constraints-node.txt", NODE, [one for one in resolve("--extra", "node") if name_of(one) not in known])


def resolve(*wanted: str) -> list[str]:
    """What fits pyproject.toml on every platform: one text a package, its version, its marker and its hashes."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    oldest = project["requires-python"].removeprefix(">=")
    command = [sys.executable, "-m", "uv", "pip", "compile", "--quiet", "pyproject.toml", *wanted]
    command += ["--universal", "--python-version", oldest, "--generate-hashes", "--no-header", "--no-annotate"]
    command += ["--fork-strategy", "fewest"]  # one version for every Python, where there is one
    found = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True, text=True, encoding="utf-8").stdout
    return re.findall(r"^\S.*\n(?:\s.*\n)*", found, re.MULTILINE)


def widened(packages: list[str], more: list[str]) -> list[str]:
    """What only some platforms need for the first purpose, but all for another, is there for all of them."""
    everywhere = {name_of(one): one for one in more if ";" not in one.partition("\n")[0]}
    return [everywhere.get(name_of(one), one) for one in packages]


def name_of(package: str) -> str:
    return package.partition("==")[0]


def write(file: str, head: str, packages: list[str]) -> str:
    (ROOT / file).write_text(head + "".join(packages), "utf-8", newline="\n")
    print(f"{file}: {len(packages)} packages")
    return file


if __name__ == "__main__":
    main()
