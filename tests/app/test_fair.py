"""Seal and cut in the running game: nothing of a deal is seen, heard or played before its cut."""

import pytest

from game.app import App
from game.progress import Progress
from game.save import load_text, save_text
from game.ui.settings import Settings, parse_settings
from tests.app.driver import enabled, headings, next_key, opened, press, rest, tap
from tests.memory_host import MemoryHost
from tests.play import hand_by_chance, match_by_mind


def with_offer(seed: int | None = None, **stored: str) -> tuple[App, MemoryHost]:
    host = MemoryHost({"settings": str(Settings("off", offer_cut=True)), **stored}, seed=seed)
    return opened(host), host


def progress_of(app: App) -> Progress:
    assert app.progress is not None
    return app.progress


def names_a_card(texts: list[str]) -> list[str]:
    return [text for text in texts if " of " in text and any(s in text for s in SUITS)]


SUITS = ("clubs", "diamonds", "hearts", "spades")


@pytest.mark.parametrize("way", [press, tap])
def test_the_cut_is_offered_before_the_first_hand(way: object) -> None:
    assert callable(way)
    app, host = with_offer()
    press(app, host, "play")
    assert headings(host) == ["Cut the deck?"]
    assert progress_of(app).covered
    assert not names_a_card([c.label for c in host.shown] + host.said)
    assert "shuffled and sealed" in host.said[-1]
    seal = progress_of(app).seal
    press(app, host, "cut-at:18")
    press(app, host, "cut-less")
    way(app, host, "cut-here")
    after = progress_of(app)
    assert after.seal is not None
    assert seal is not None
    assert (after.seal.commitment, after.seal.cut) == (seal.commitment, 17)
    assert names_a_card(host.said[-1:])
    assert load_text(host.stored["match"]).seal == after.seal
    assert any(control.key.startswith("card:") for control in host.shown)


def test_every_hand_of_a_match_waits_for_its_cut() -> None:
    app, host = with_offer(seed=3)
    cuts = 0
    for _ in range(400):
        if progress_of(app).match_over:
            break
        if "cut-skip" in enabled(host):
            assert progress_of(app).covered
            assert not names_a_card([c.label for c in host.shown])
            cuts += 1
            press(app, host, "cut-skip" if cuts % 2 else "cut-here")
        else:
            press(app, host, next_key(host))
    assert progress_of(app).match_over
    assert cuts == progress_of(app).match.hands_played


def test_loading_again_brings_the_same_deck_to_the_cut() -> None:
    app, host = with_offer()
    press(app, host, "play")
    before = progress_of(app)
    again = MemoryHost(dict(host.stored), seed=None)
    reopened = opened(again)
    assert progress_of(reopened) == before
    assert headings(again) == ["Cut the deck?"]
    assert not names_a_card([c.label for c in again.shown] + again.said)
    press(reopened, again, "back")
    assert headings(again) == ["Gin Rummy"]
    press(reopened, again, "continue")
    assert headings(again) == ["Cut the deck?"]
    press(reopened, again, "open:fairness")
    press(reopened, again, "back")
    assert headings(again) == ["Cut the deck?"]


def test_without_the_offer_a_hand_is_dealt_at_once_with_its_seal() -> None:
    host = MemoryHost(seed=None)
    app = opened(host)
    press(app, host, "play")
    seal = progress_of(app).seal
    assert seal is not None
    assert seal.cut == 0
    press(app, host, "menu")
    press(app, host, "open:fairness")
    said = "".join(control.label for control in host.shown).replace(" ", "")
    assert seal.commitment in said
    assert seal.salt not in said


def test_the_offer_holds_from_the_next_hand_on_and_is_kept() -> None:
    over = next(p for p in match_by_mind(3) if p.hand_over and not p.match_over)
    host = MemoryHost({"match-seed-7": save_text(over)})
    app = opened(host)
    press(app, host, "fairness")
    press(app, host, "verify")
    assert host.said[-1].startswith("It holds")
    press(app, host, "copy-hand")
    rest(app, host)
    assert over.seal is not None
    assert over.seal.salt in host.copied[0]
    assert host.said[-1].startswith("Copied")
    press(app, host, "offer-cut")
    assert parse_settings(host.stored["settings"]).offer_cut
    press(app, host, "back")
    press(app, host, "next-hand")
    assert progress_of(app).covered
    press(app, host, "cut-here")
    assert not progress_of(app).covered


def test_a_save_that_was_changed_is_found_out_in_the_game() -> None:
    over = list(hand_by_chance(5))[-1]
    text = save_text(over)
    deck = text.partition("deck: ")[2].partition("\n")[0].split()
    changed = text.replace(" ".join(deck[-2:]), " ".join(reversed(deck[-2:])))
    assert changed != text
    host = MemoryHost({"match-seed-7": changed})
    app = opened(host)
    press(app, host, "fairness")
    press(app, host, "verify")
    assert host.said[-1].startswith("It does not hold")
