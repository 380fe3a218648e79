"""Writes the newest versions that fit pyproject.toml, with hashes for every platform: `python tools/lock.py`.

`constraints.txt` has what playing needs (run time and compiler), `constraints-dev.txt` what testing adds. Both are for
`pip install --require-hashes -r`. Versions and hashes come through pip, from the index that it is configured to use.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from pathlib import Path

from pip._internal.cli.req_command import RequirementCommand
from pip._internal.commands import create_command
from pip._internal.index.collector import parse_links
from pip._internal.models.link import Link
from pip._vendor.packaging.utils import canonicalize_name, parse_sdist_filename, parse_wheel_filename
from pip._vendor.packaging.version import Version

ROOT = Path(__file__).resolve().parents[1]
ELSEWHERE = {"colorama": 'sys_platform == "win32"'}  # what other systems need for testing: pip looks only at its own

PLAY = "# What playing needs: exact versions with hashes of their files for all platforms. Written by tools/lock.py.\n"
TEST = "# What testing adds to constraints.txt. Written by tools/lock.py.\n-r constraints.txt\n"

Versions = dict[str, str]


def main() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    playing = [*project["dependencies"], *extras["build"]]
    testing = [one for one in extras["dev"] if not one.startswith(project["name"])]
    everything = resolve([*playing, *testing, *ELSEWHERE])
    names = resolve(playing).keys()
    hashes = published_hashes(everything)
    write("constraints.txt", PLAY, {name: everything[name] for name in names}, hashes)
    write("constraints-dev.txt", TEST, {name: everything[name] for name in everything.keys() - names}, hashes)


def resolve(requirements: list[str]) -> Versions:
    """What pip would install into an empty environment."""
    command = [sys.executable, "-m", "pip", "install", "--dry-run", "--ignore-installed", "--quiet", "--report", "-"]
    answer = subprocess.run([*command, *requirements], stdout=subprocess.PIPE, check=True).stdout
    found = [one["metadata"] for one in json.loads(answer)["install"]]
    return {canonicalize_name(one["name"]): one["version"] for one in found}


def published_hashes(versions: Versions) -> dict[str, list[str]]:
    """The hashes of all files of these versions. No pip command gives them, so this uses its internals."""
    command = create_command("download")
    assert isinstance(command, RequirementCommand)
    options, _ = command.parse_args([])
    hashes: dict[str, list[str]] = {}
    with command.main_context():
        finder = command._build_package_finder(options, command.get_default_session(options))
        for name, version in versions.items():
            pages = [Link(url) for url in finder.search_scope.get_index_urls_locations(name)]
            answers = [finder._link_collector.fetch_response(page) for page in pages if page.scheme != "file"]
            links = [link for answer in answers if answer for link in parse_links(answer)]
            fitting = [link for link in links if version_of(link.filename) == Version(version)]
            hashes[name] = sorted({link._hashes["sha256"] for link in fitting})
            if not hashes[name]:
                sys.exit(f"No file with a hash was found for {name} {version}.")
    return hashes


def version_of(filename: str) -> Version | None:
    try:
        return (parse_wheel_filename if filename.endswith(".whl") else parse_sdist_filename)(filename)[1]
    except ValueError:  # files from before there were rules for names
        return None


def write(file: str, head: str, versions: Versions, hashes: dict[str, list[str]]) -> None:
    lines = [head]
    for name in sorted(versions):
        marker = f" ; {ELSEWHERE[name]}" if name in ELSEWHERE else ""
        lines.append(" \\\n    --hash=sha256:".join([f"{name}=={versions[name]}{marker}", *hashes[name]]) + "\n")
    (ROOT / file).write_text("".join(lines), "utf-8", newline="\n")
    print(f"{file}: {len(versions)} packages")


if __name__ == "__main__":
    main()
