"""The mirror of every screen: a title, names, states, an order to read, one of each key."""

from game.ui.mirror import SECTION, TITLE, Control
from tests.app.driver import button, enabled, hand, opened, press
from tests.app.gallery import take
from tests.app.screens import WAY
from tests.memory_host import MemoryHost


def test_every_screen_has_a_title_names_states_and_places() -> None:
    host = MemoryHost()
    host.asks_text = False
    app = opened(host)
    seen = []
    for name, way in WAY:
        for word in way.split():
            if not word.startswith("@"):
                assert word in enabled(host) or word == "back", (name, word)
            take(app, host, word)
        shown = host.shown
        headings = [each for each in shown if each.role == "heading"]
        assert [each.level for each in headings[:1]] == [TITLE], name
        assert {each.level for each in headings[1:]} <= {SECTION}, name
        assert all(each.level == 0 for each in shown if each.role != "heading"), name
        assert all(each.label.strip() for each in shown), name
        assert len({each.key for each in shown}) == len(shown), name
        assert all(each.w > 0 and each.h > 0 for each in shown if each.role == "text"), name
        labels = [each.label for each in shown if each.role == "button"]
        assert len(set(labels)) == len(labels), (name, sorted(labels))
        assert _loose(shown) == [], name
        seen.append(headings[0].label)
    assert len(set(seen)) > len(WAY) / 2


def _loose(shown: list[Control]) -> list[str]:
    """Return what does not follow its group without a gap, and the groups that hold nothing."""
    held, found = {each.group for each in shown}, []
    within = [""]
    for each in shown:
        while len(within) > 1 and within[-1] != each.group:
            within.pop()  # what was left does not go on later
        if within[-1] != each.group or (each.role == "group" and each.key not in held):
            found.append(each.key)
        if each.role == "group":
            within.append(each.key)
    return found


def test_a_choice_says_which_one_is_chosen() -> None:
    host = MemoryHost()
    app = opened(host)
    for word in ("menu", "open:settings"):
        press(app, host, word)
    chosen = [c for c in host.shown if c.key.startswith("speed:")]
    assert [c.pressed for c in chosen].count(True) == 1
    press(app, host, "left-handed")
    assert button(host, "left-handed").pressed


def test_selecting_and_sorting_are_told() -> None:
    host = MemoryHost()
    app = opened(host)
    card = hand(host)[2]
    press(app, host, card.key)
    assert host.said[-1].lower().startswith(card.label.split(",")[0])
    assert "selected" in host.said[-1]
    assert "Deadwood" in host.said[-1]
    press(app, host, "sort")
    assert host.said[-1] == "Sorted by rank."
    assert button(host, "sort").label == "Sort, now by rank"


def test_both_players_moves_are_told() -> None:
    host = MemoryHost()
    app = opened(host)
    take(app, host, "@eleven")
    press(app, host, hand(host)[0].key)
    press(app, host, "discard")
    assert "You discarded" in host.said[-1]
    assert "Rosa discarded" in host.said[-1]
