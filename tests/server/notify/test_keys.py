"""What the server signs with: made once, for its owner alone, or given by the settings."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.server.notify.desk import KEYS
from undercourt.errors import BadInput
from undercourt.server.notify.keys import Keys, base64url, kept_keys, new_private_key

SECRET = "a secret that is long enough to be one"


def test_keys_are_made_once_and_for_their_owner_alone(tmp_path: Path) -> None:
    first, second = kept_keys(tmp_path), kept_keys(tmp_path)
    assert first.secret == second.secret and first.application_server_key == second.application_server_key
    assert {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()} == {
        "secret": 0o600,
        "push-key.pem": 0o600,
    }


def test_workers_that_start_together_have_the_same_keys(tmp_path: Path) -> None:
    with ThreadPoolExecutor(8) as workers:
        made = list(workers.map(kept_keys, [tmp_path] * 16))
    assert len({one.secret for one in made}) == len({one.application_server_key for one in made}) == 1


def test_another_server_has_other_keys(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    a, b = kept_keys(tmp_path / "a"), kept_keys(tmp_path / "b")
    assert a.secret != b.secret and a.application_server_key != b.application_server_key


def test_keys_from_the_settings_leave_no_file(tmp_path: Path) -> None:
    key = new_private_key()
    given = kept_keys(tmp_path, SECRET, key)
    raw = base64url(given.push.private_numbers().private_value.to_bytes(32, "big"))
    assert kept_keys(tmp_path, SECRET, raw).application_server_key == given.application_server_key
    assert list(tmp_path.iterdir()) == []


def test_poor_keys_are_refused() -> None:
    for secret, key in [("short", new_private_key()), (SECRET, "nonsense"), (SECRET, ""), (SECRET, "-----BEGIN no")]:
        with pytest.raises(BadInput):
            Keys(secret, key)


def test_a_webhook_has_a_secret_of_its_own() -> None:
    one = KEYS.webhook_secret("ola", "https://hook.example")
    assert one == KEYS.webhook_secret("ola", "https://hook.example") and len(one) == 43
    assert one not in (
        KEYS.webhook_secret("jan", "https://hook.example"),
        KEYS.webhook_secret("ola", "https://b.example"),
    )
