"""The action space: named, adjoining ranges of ints, one per verb of the game."""

from __future__ import annotations

from undercourt.kernel.ids import Action


class Verb:
    """A verb and the things it can be done to, by name; a verb without objects is one action.

    What is done with a secret verb is not told to anybody else: its object is something that others may not know. What
    is done with the last one of a game ends something, and people read it after everything else, whatever its number.
    """

    def __init__(
        self, name: str, first: int, objects: list[str] | None = None, secret: bool = False, last: bool = False
    ) -> None:
        self.name: str = name
        self.secret: bool = secret
        self.last: bool = last
        self.first: int = first
        self.objects: list[str] = objects if objects is not None else []
        self.size: int = max(1, len(self.objects))


class Space:
    """All actions of a game. `name` and `action` are each other's inverse: records and tests speak in names."""

    def __init__(self, verbs: list[Verb]) -> None:
        self.verbs: list[Verb] = verbs
        self.size: int = 0
        self.names: list[str] = []
        self.by_name: dict[str, int] = {}
        for verb in verbs:
            assert verb.first == self.size, f"gap or overlap before {verb.name}"
            self.names += [f"{verb.name} {thing}" for thing in verb.objects] or [verb.name]
            self.size += verb.size
            assert verb.size == 1 or not verb.last, f"{verb.name} is more than one action: which would be read last?"
        for i, name in enumerate(self.names):
            self.by_name[name] = i
        self.last: set[int] = {verb.first for verb in verbs if verb.last}
        assert len(self.by_name) == self.size, "two actions share a name"

    def for_people(self, actions: list[int]) -> list[int]:
        """In the order in which people read them."""
        early = sorted([action for action in actions if action not in self.last])
        return early + sorted([action for action in actions if action in self.last])

    def name(self, action: Action) -> str:
        """As records write it: `deploy skullport`, `end_turn`."""
        return self.names[action]

    def verb(self, action: Action) -> Verb:
        for verb in self.verbs:
            if action < verb.first + verb.size:
                return verb
        raise ValueError(f"no verb has action {action}")

    def action(self, name: str) -> int:
        """Raises ValueError with a sentence if no action has that name."""
        found = self.by_name.get(name)
        if found is not None:
            return found
        words = name.split()
        spelt = " ".join(words)
        if spelt in self.by_name:
            raise ValueError(f"'{name}' is not an action: it is written '{spelt}'")
        if not words:
            raise ValueError(f"'{name}' is not an action: it names no verb")
        word = words[0]
        for verb in self.verbs:
            if verb.name == word:
                example = f"{word} {verb.objects[0]}" if verb.objects else word
                raise ValueError(f"'{name}' is not an action: '{word}' is used like '{example}'")
        raise ValueError(f"'{name}' is not an action: there is no verb '{word}'")
