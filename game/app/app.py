"""The game in its window: input to the session, its steps to the screen, one frame at a time."""

from dataclasses import replace

import pygame

from game.app.director import Director
from game.app.display import Display
from game.app.thinker import Thinker
from game.app.voice import Voice
from game.core.events import Dealt
from game.core.rules import Rules
from game.host import Host
from game.keeper import Keeper
from game.progress import YOU, Progress, opening, recent_events, set_up, start
from game.save import save_text
from game.session import Session, Step
from game.ui import texts, texts_pages
from game.ui.carrying import bring, carry_away
from game.ui.inputs import Inputs, Place
from game.ui.layout import Screen
from game.ui.pages.book import RESULT, START, book_scene, obey_page, page_of
from game.ui.preferences import SETTINGS, SORT, keep, recall
from game.ui.scene import Scene
from game.ui.scrolling import offset_for
from game.ui.speech import spoken_recent
from game.ui.state import Open, UiState
from game.ui.table import obey, scene_of, table_of
from game.ui.theme import COMPUTER_PAUSE, SHOWDOWN_PAUSE, SPEED_FACTORS
from game.ui.wishes import AskFile, GiveFile, NewMatch, NextHand, Resign, Wish


class App:
    """Owns the window, and the one session once there is a match."""

    def __init__(self, host: Host) -> None:
        """Open the window and go on with the saved match; without one show the start page.

        With a seed asked for and no match saved, that deal is begun at once.
        """
        pygame.display.init()
        pygame.font.init()
        self.host = host
        self.running = True
        self._inputs = Inputs()
        self._voice = Voice(host)
        self._display = Display(host)
        self._director = Director(host, self._display)
        self._thinker = Thinker(host)
        kept = recall(host.load, host.store)
        self._state = UiState(sort=kept.sort, settings=kept.settings)
        key = "match" if host.seed() is None else f"match-seed-{host.seed()}"
        self._keeper = Keeper(key, host.load, host.store)
        self._session: Session | None = None
        self._last = host.now()
        self._source: tuple[Progress | None, UiState, Screen] | None = None
        self._begin()
        if kept.failed:
            self._warn(texts_pages.SETTINGS_RESET)
            self._voice.say()
        self._thinker.rest(self._pause(COMPUTER_PAUSE))
        self._refresh()

    @property
    def session(self) -> Session:
        """Return the session; raises RuntimeError while there is no match."""
        if self._session is None:
            raise RuntimeError("there is no match yet: it begins with Play or Deal")
        return self._session

    @property
    def _progress(self) -> Progress | None:
        return self._session.progress if self._session else None

    @property
    def _playing(self) -> bool:
        """Return whether a hand is being played, and seen."""
        progress = self._progress
        return progress is not None and not (self._state.stack or progress.hand_over)

    def frame(self) -> float | None:
        """Do what one frame needs; return the seconds until the next is due, None for none."""
        now = self.host.now()
        self._director.begin_frame(now - self._last, self._state.settings)
        self._last = now
        self._take_file()
        self._read_input()
        self._let_computer_play(now)
        self._show_steps()
        self._reveal_summary(now)
        self._refresh()
        self._director.keep_awake(self._playing)
        self._display.draw()
        return self._wait(self.host.now())

    def command(self, command: str) -> None:
        """Do what a touch, a key or a mirror button names."""
        scroll = self._display.scene.scroll
        if command.startswith(("focus:", "scroll:")):
            if scroll is not None and self._state.stack:
                self._state = self._state.scrolled(offset_for(command, scroll))
            return
        self._display.finish()
        before, progress = self._state, self._progress
        if before.stack or progress is None:
            self._state, wish = obey_page(command, progress, before)
        elif self._summary_waits():
            self._turn_to_summary()
            return
        else:
            self._state, wish = obey(command, progress, before)
        if self._state.notice:
            self.host.say(self._state.notice)
        self._grant(wish)
        self._tell_changes(before)

    def _tell_changes(self, before: UiState) -> None:
        """Read aloud and keep what a command has changed beside the match."""
        state = self._state
        if state.stack and state.pages != before.pages and not state.notice:
            self.host.say(page_of(state, self._progress).title or texts_pages.GAME)
        if state.pages[-1:] == (RESULT,) != before.pages[-1:] and self._progress is not None:
            self._director.final(self._progress, self._target(), state.settings)
        if state.sort != before.sort:
            keep(self.host.store, SORT, state.sort)
        if state.settings != before.settings:
            keep(self.host.store, SETTINGS, str(state.settings))

    def _grant(self, wish: Wish) -> None:
        match wish:
            case None:
                pass
            case NextHand():
                self.session.next_hand()
            case NewMatch(opponent, rules):
                self._new_match(opponent, rules)
            case Resign():
                self.session.resign()
            case GiveFile():
                self._warn(carry_away(self.session.progress, self.host.give_file))
                self._voice.say()
            case AskFile():
                self.host.ask_file()
            case _:
                self.session.submit(wish)

    def _new_match(self, opponent: str, rules: Rules) -> None:
        """Begin a match in the place of the one before; tell of the first deal, and keep it."""
        setup = set_up(rules, opponent, self.host.seed(), self.host.chance())
        if self._session is not None:
            self._session.new_match(setup)
            return
        progress = start(setup, self.host.chance())
        self._session = Session(progress, self._keeper.keep, self.host.chance())
        self._session.save()
        self._show(Step(None, progress, opening(progress)))

    def _begin(self) -> None:
        """Go on with the saved match, or show the start page, or deal the seed asked for."""
        progress = self._keeper.resume()
        self._tell_trouble()
        if progress is not None:
            self._go_on(progress)
        elif self.host.seed() is not None or self._state.notice:
            settings = self._state.settings
            self._new_match(settings.opponent, settings.rules)
        else:
            self._state = replace(self._state, stack=(Open(START),))
            self._voice.say(texts_pages.GAME)

    def _go_on(self, progress: Progress) -> None:
        """Take a saved match up again, and say where it stands."""
        self._session = Session(progress, self._keeper.keep, self.host.chance())
        recent, over = recent_events(progress), progress.hand_over
        notice = self._state.notice or ("" if recent else texts.RESUMED)
        self._state = replace(self._state, showdown_seen=over, recent=recent, notice=notice)
        if progress.resigned:
            self._state = replace(self._state, stack=(Open(START),))
            return
        self._voice.say(texts.RESUMED, *spoken_recent(progress, self._state))

    def _take_file(self) -> None:
        """Go on with the match of a file that the player has chosen."""
        data = self.host.taken_file()
        if data is None:
            return
        progress, notice = bring(data)
        self._warn(notice)
        if progress is None:
            self._voice.say()
            return
        if self._session is not None:
            self._keeper.put_by(save_text(self._session.progress))
        self._thinker.forget()
        self._state = replace(self._state, selected=None, stack=(), draft=None)
        self._go_on(progress)
        self.session.save()

    def _tell_trouble(self) -> None:
        """Tell the player what became of the save, where something did."""
        trouble = self._keeper.trouble()
        if trouble is not None:
            self._warn(texts.TROUBLES[trouble])

    def _warn(self, notice: str) -> None:
        """Show a notice, and have it read aloud before what is said next."""
        self._state = replace(self._state, notice=notice)
        self._voice.warn(notice)

    def _read_input(self) -> None:
        cancelled = self.host.cancelled()
        for event in pygame.event.get():
            if event.type == pygame.QUIT:
                self.running = False
                continue
            deaf = self._display.deaf_for(self.host.now()) > 0
            paged = bool(self._state.stack)
            place = Place(self._display.scene, self._display.scale, paged, deaf)
            command = self._inputs.read(event, place, cancelled)
            if command is not None:
                self._do(command)
        for command in self.host.commands():
            self._do(command)

    def _do(self, command: str) -> None:
        """Obey a command, and bring the screen in line before the next one is read."""
        self.command(command)
        self._show_steps()
        self._refresh()

    def _pause(self, seconds: float) -> float:
        """Return how long a pause is at the player's speed."""
        return seconds * SPEED_FACTORS[self._state.settings.speed]

    def _let_computer_play(self, now: float) -> None:
        """Let it think in every frame, and play when the table has rested and is seen."""
        session = self._session
        if self._state.stack or session is None or not session.computer_to_act:
            self._thinker.forget()
            return
        self._thinker.think(session)
        action = self._thinker.take(now) if self._display.still else None
        if action is not None:
            session.submit(action)

    def _show_steps(self) -> None:
        while self._session is not None and self._session.steps:
            self._show(self._session.steps.popleft())

    def _show(self, step: Step) -> None:
        """Set the screen to a step's end, its cards under way, and say what happened."""
        dealt = any(isinstance(event, Dealt) for event in step.events)
        by_computer = step.before is not None and step.before.round.turn != YOU
        self._state = self._state.after(step.events, goes_on=by_computer and not dealt, dealt=dealt)
        self._director.step(step, self._target(), self._state.settings)
        self._keeper.worked()
        self._tell_trouble()
        pause = self._pause(SHOWDOWN_PAUSE if step.after.hand_over else COMPUTER_PAUSE)
        self._thinker.rest(max(pause, self._display.moves_for))
        if dealt or not self.session.computer_to_act:
            self._voice.say(*spoken_recent(self.session.progress, self._state))

    def _summary_waits(self) -> bool:
        """Return whether a hand is over whose summary is still to be shown."""
        progress = self._progress
        if progress is None or self._state.stack:
            return False
        return progress.hand_over and not self._state.showdown_seen

    def _reveal_summary(self, now: float) -> None:
        """Turn from the table to the summary of a hand that is over, after a rest."""
        if self._summary_waits() and self._thinker.due(now):
            self._turn_to_summary()

    def _turn_to_summary(self) -> None:
        self._state = replace(self._state, showdown_seen=True)
        self._director.summary(self.session.progress, self._target(), self._state.settings)

    def _target(self) -> Scene:
        progress, screen = self._progress, self._display.screen
        if self._state.stack or progress is None:
            return book_scene(self._state, progress, screen)
        return scene_of(table_of(progress, self._state), screen)

    def _refresh(self) -> None:
        """Bring scene and mirror in line with match, state and window, when one of them changed."""
        source = (self._progress, self._state, self._display.screen)
        if source != self._source:
            self._source = source
            self._display.show(self._target(), self._state.settings.look, self._state.depth)
        self._display.offer()

    def _wait(self, now: float) -> float | None:
        """Return the seconds until the next frame is due, None when only the player can act."""
        shown = self._display.wait(now)
        if shown is not None or self._state.stack or self._session is None:
            return shown
        if self._session.computer_to_act:
            return self._thinker.wait(now)
        return self._thinker.rest_left(now) if self._summary_waits() else None
