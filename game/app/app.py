"""The game in its window: input to the session, its steps to the screen, one frame at a time."""

from dataclasses import replace

import pygame

from game.app import errands
from game.app.asking import ask_name
from game.app.coaching import Coaching
from game.app.director import Director
from game.app.display import Display
from game.app.following import followed, news, resumed, summary_waits, under_way
from game.app.foresight import Foresight
from game.app.matches import Matches
from game.app.target import Moment, Target
from game.app.thinker import Thinker
from game.app.voice import Voice
from game.host import Host
from game.progress import YOU, Progress
from game.session import Session, Step
from game.ui import texts, texts_pages, wishes
from game.ui.carrying import bring, bring_back
from game.ui.durations import SHOWDOWN_PAUSE, SNAP_SECONDS, SPEED_FACTORS
from game.ui.inputs import Inputs, Place
from game.ui.keys import WALK
from game.ui.pages.book import RESULT, START, obey_page, usual_match
from game.ui.pages.fair import under_cover
from game.ui.pages.records import needs_history
from game.ui.preferences import keep_changes, recall
from game.ui.scene import Scene
from game.ui.scrolling import offset_for
from game.ui.seat import viewer
from game.ui.speech import selected_aloud, spoken_recent
from game.ui.state import Open, UiState
from game.ui.table import obey
from game.ui.wishes import Wish


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
        self._coaching = Coaching(host)
        self._foresight = Foresight(host, self._display)
        self._targets = Target()
        key = "match" if host.seed() is None else f"match-seed-{host.seed()}"
        self._match_key = key
        kept = recall(host.load, host.store, key)
        self._state = UiState(sort=kept.sort, order=kept.order, settings=kept.settings)
        self._matches = Matches(host, key)
        self._last = host.now()
        self._source: Moment | None = None
        self._begin()
        # over what became of the match it would stand: the next start finds the same settings
        if kept.failed and self._state.notice not in texts.TROUBLES.values():
            self._warn(texts_pages.SETTINGS_RESET)
            self._voice.say()
        self._thinker.rest()
        self._refresh()

    @property
    def session(self) -> Session:
        """Return the session; raises RuntimeError while there is no match."""
        return self._matches.playing

    @property
    def _cut(self) -> int | None:
        """Return where the next deck is cut, None where the player is to be asked."""
        return None if self._state.settings.offer_cut else 0

    @property
    def progress(self) -> Progress | None:
        """Return the match, None while there is none."""
        return self._matches.progress

    @property
    def unkept(self) -> str:
        """Return the match as a file where no save holds it as it stands, else an empty text."""
        return self._matches.unkept

    @property
    def _hidden(self) -> bool:
        """Return whether the device changes hands, so that nobody may see a card."""
        progress = self.progress
        return progress is not None and viewer(progress, self._state) is None

    def frame(self) -> float | None:
        """Do what one frame needs; return the seconds until the next is due, None for none."""
        now = self.host.now()
        self._director.begin_frame(now - self._last, self._state.settings)
        self._last = now
        self._take_file()
        self._read_input()
        self._let_computer_play(now)
        self._state = self._coaching.think(self._state, self._voice)
        self._show_steps()
        self._reveal_summary(now)
        self._refresh()
        self._director.keep_awake(under_way(self._state, self.progress))
        quiet = not self._display.draw() and self._display.still
        self._foresight.look(self.progress, self._state, quiet=quiet)
        return self._wait(self.host.now())

    def command(self, command: str) -> None:
        """Do what a touch, a key or a mirror button names."""
        scroll = self._display.scene.scroll
        if command.startswith(WALK):
            self._walk(command.removeprefix(WALK))
            return
        if command.startswith(("focus:", "scroll:")):
            if scroll is not None:
                self._state = self._state.scrolled(offset_for(command, scroll))
            if command.startswith("focus:"):
                self._state = self._state.focused(command.removeprefix("focus:"))
            return
        self._display.finish()
        if needs_history(command):
            self._state = replace(self._state, history=self._matches.archive.history)
        before, progress = self._state, self.progress
        if self._hidden and not before.stack and self._display.deaf_for(self.host.now()) > 0:
            return
        if before.stack or progress is None:
            state, wish = obey_page(command, progress, before)
            cutting = isinstance(wish, wishes.CutDeck)
            self._state = state if cutting else under_cover(state, progress)
        elif summary_waits(self._state, self.progress):
            self._turn_to_summary()
            return
        else:
            self._thinker.hurry()
            self._state, wish = obey(command, progress, before)
        if self._state.notice:
            self.host.say(self._state.notice)
        self._grant(wish)
        self._tell_changes(before)

    def _walk(self, key: str) -> None:
        """Go on to a card with the keyboard, in the page that mirrors it too."""
        self._state = self._state.focused(key)
        self.host.focus(key)

    def _tell_changes(self, before: UiState) -> None:
        """Show and read aloud what a command has opened."""
        state, progress = self._state, self.progress
        for sentence in news(before, state, progress):
            self.host.say(sentence)
        if state.pages[-1:] == (RESULT,) != before.pages[-1:] and progress is not None:
            self._director.final(progress, self._target(), state.settings)
        lesson = state.learn.lesson
        came = lesson.since(before.learn.lesson) if lesson else None
        if came is not None:
            self._director.step(*came, self._target(), state.settings, YOU)
        if state.holder not in (None, before.holder):
            self._voice.say(*spoken_recent(self.session.progress, state))

    def _grant(self, wish: Wish) -> None:
        if isinstance(wish, wishes.Errand):
            notice = errands.run(wish, self.progress, self.host)
            if notice:
                self._warn(notice)
                self._voice.say()
            return
        match wish:
            case None:
                pass
            case wishes.NewMatch():
                self._matches.begin(wish, self._cut)
            case wishes.TakeBack():
                self._take(*bring_back(self._matches.keeper.aside()))
            case wishes.ForgetTallies():
                self._matches.archive.forget_tallies()
                self._state = replace(self._state, history=self._matches.archive.history)
            case wishes.AskName(seat):
                self._state = ask_name(self.host, self._state, seat)
            case wishes.AskHint() | wishes.AskReview():
                self._coaching.ask(wish, self.session.progress)
            case _:
                if isinstance(wish, wishes.Undo):
                    self._voice.warn(self._state.notice)
                self._matches.play(wish, self._cut)

    def _begin(self) -> None:
        """Go on with the saved match, or show the start page, or deal the seed asked for."""
        progress = self._matches.keeper.resume(anew=self.host.start_over())
        self._state = replace(self._state, aside=self._matches.keeper.aside() is not None)
        self._tell_trouble()
        if progress is not None:
            self._go_on(progress)
        elif self.host.seed() is not None or self._state.notice:
            self._matches.begin(usual_match(self._state.settings), self._cut)
            self._show_steps()
        else:
            self._state = replace(self._state, stack=(Open(START),))
            self._voice.say(texts_pages.GAME)

    def _go_on(self, progress: Progress) -> None:
        """Take a saved match up again, and say where it stands."""
        self._coaching.forget()
        self._matches.take_up(progress)
        self._state = resumed(self._state, progress)
        if not progress.resigned:
            self._voice.say(texts.RESUMED, *spoken_recent(progress, self._state))

    def _take_file(self) -> None:
        """Go on with the match of a file that the player has chosen."""
        data = self.host.taken_file()
        if data is not None:
            self._take(*bring(data))

    def _take(self, progress: Progress | None, notice: str) -> None:
        """Go on with a match from elsewhere in the place of this one; without one only say why."""
        self._warn(notice)
        if progress is None:
            self._voice.say()
            return
        self._matches.put_by()
        self._thinker.forget()
        self._go_on(progress)
        self.session.save()

    def _tell_trouble(self) -> None:
        """Tell the player what became of the save, where something did."""
        trouble = self._matches.keeper.trouble()
        if trouble is not None:
            self._warn(texts.TROUBLES[trouble])

    def _warn(self, notice: str) -> None:
        """Show a notice, and have it read aloud before what is said next."""
        self._state = replace(self._state, notice=notice)
        self._voice.warn(notice)

    def _read_input(self) -> None:
        cancelled, now = self.host.cancelled(), self.host.now()
        for event in pygame.event.get():
            if event.type == pygame.QUIT:
                self.running = False
                continue
            if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
                self._state = self._state.focused("")
            self._hand_over(self._inputs.read(event, self._place(), cancelled, now))
        for command in self.host.commands():
            self._do(command)
        self._hand_over(self._inputs.rest(self._place(), cancelled, now))

    def _place(self) -> Place:
        state = self._state
        paged = bool(state.stack) and not state.in_lesson
        return self._display.place(self.host.now(), page=paged, typing=state.typing)

    def _hand_over(self, command: str | None) -> None:
        """Show the card that a finger holds now, and obey what the finger has done."""
        snap = 0.0 if self.host.reduced_motion() else self._pause(SNAP_SECONDS)
        self._display.lift(self._inputs.lift(self._place()), snap)
        if command is not None:
            self._do(command)

    def _do(self, command: str) -> None:
        """Obey a command, and bring the screen in line before the next one is read."""
        self.command(command)
        self._show_steps()
        self._refresh()
        if command.startswith("card:") and not self._state.notice:
            said = selected_aloud(self._display.scene)
            if said:
                self.host.say(said)
        self._inputs.check(self._place())

    def _pause(self, seconds: float) -> float:
        """Return how long a pause is at the player's speed."""
        return seconds * SPEED_FACTORS[self._state.settings.speed]

    def _let_computer_play(self, now: float) -> None:
        """Let it think in every frame, and play when the table has rested and is seen."""
        session = self._matches.session
        if self._state.stack or session is None or not session.computer_to_act:
            self._thinker.forget()
            return
        self._thinker.think(session, self._pause(1.0))
        action = self._thinker.take(now) if self._display.still else None
        if action is not None:
            session.submit(action)

    def _show_steps(self) -> None:
        session = self._matches.session
        while session is not None and session.steps:
            self._show(session.steps.popleft())

    def _show(self, step: Step) -> None:
        """Set the screen to a step's end, its cards under way, and say what happened."""
        self._state = followed(self._state, step)
        seat = viewer(self.session.progress, self._state)
        settings = self._state.settings
        self._director.step(step.before, step.events, self._target(), settings, seat)
        self._matches.keeper.worked()
        self._tell_trouble()
        self._coaching.forget()
        pause = self._pause(SHOWDOWN_PAUSE) if step.after.hand_over else 0.0
        self._thinker.rest(max(pause, self._display.moves_for), self._display.sets_out_for)
        if step.dealt or not self.session.computer_to_act:
            self._voice.say(*spoken_recent(self.session.progress, self._state))

    def _reveal_summary(self, now: float) -> None:
        """Turn from the table to the summary of a hand that is over, once it is drawn."""
        if not summary_waits(self._state, self.progress) or not self._thinker.due(now):
            return
        if self._hidden or self._foresight.ready(self.session.progress):
            self._turn_to_summary()

    def _turn_to_summary(self) -> None:
        self._state = replace(self._state, showdown_seen=True)
        self._director.summary(self.session.progress, self._target(), self._state.settings)

    @property
    def _moment(self) -> Moment:
        return self.progress, self._state, self._display.screen

    def _target(self) -> Scene:
        return self._targets.scene(self._moment)

    def _refresh(self) -> None:
        """Bring scene and mirror in line with match, state and window, when one of them changed."""
        source = self._moment
        if source != self._source:
            if self._source:
                keep_changes(self.host.store, self._match_key, self._source[1], self._state)
            self._source = source
            self._display.show(self._target(), self._state.settings.look, self._state.depth)
        self._display.offer()

    def _wait(self, now: float) -> float | None:
        """Return the seconds until the next frame is due, None when only the player can act."""
        if self._coaching.busy or self._foresight.busy:
            return 0.0
        shown = self._display.wait(now)
        held = self._inputs.wait(now)
        if held is not None:
            shown = held if shown is None else min(shown, held)
        if shown is not None or self._state.stack or self._matches.session is None:
            return shown
        if self._matches.session.computer_to_act:
            return self._thinker.wait(now)
        return self._thinker.rest_left(now) if summary_waits(self._state, self.progress) else None
