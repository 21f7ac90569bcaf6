import { applyEvent } from '@proximity/rules/apply-event';
import type { GameEvent, Outcome } from '@proximity/rules/game-event';
import type { GameState, Move } from '@proximity/rules/game-state';
import { mergeGames } from '@proximity/rules/merge-games';
import { COUNT_DELAY_MS } from '@proximity/rules/game-timing';
import { currentMove, refusedGiveUp, refusedHint } from '@proximity/rules/take-move';
import type { Connection } from '../../../device/connection';
import type { InOneTab } from '../../../device/in-one-tab';
import type { GameCalls } from './game-calls';
import type { GameKeeper } from './game-keeper';
import type { GameView, Notice } from './game-view';
import { afterOutcome, noticeOf } from './outcome-view';
import { eventOfFailure, isUnanswered, suggestionsOfFailure, type MoveFailed } from './move-failed';
import { isMomentary, isSealRefused, playMove } from './play-move';
import { RetryLater } from './retry-later';
import { withSameRows } from './same-rows';

interface GameStoreParts {
  readonly keeper: GameKeeper;
  readonly calls: GameCalls;
  readonly connection: Connection;
  readonly notify: (notice: Notice) => void;
  readonly inOneTab: InOneTab;
}

interface Answer {
  readonly event: GameEvent;
  readonly failure?: MoveFailed;
}

// A call that is cut off (the network changes, or the page is just being left), or that comes at a busy moment, is made
// once more, a little later.
const SECOND_TRY_MS = 1000;

const COUNTED: GameEvent = { type: 'counted' };

/** One game on the screen: connects its rules with the server, the device and the clock. */
export class GameStore {
  readonly #parts: GameStoreParts;
  readonly #listeners = new Set<() => void>();
  #view: GameView;
  /** Aborted when the screen is left; what is answered after that is found again in the stored queue. */
  #run = new AbortController();
  #playing: AbortController | null = null;
  /** Something may wait that the running loop has not seen. */
  #isWanted = false;
  readonly #retry = new RetryLater(() => this.#resume());

  constructor(parts: GameStoreParts) {
    this.#parts = parts;
    this.#view = {
      game: parts.keeper.open(),
      refusal: null,
      refusals: 0,
      pinned: null,
      repeated: null,
      announcement: null,
      stalled: null,
      endedHere: false,
    };
  }

  readonly view = (): GameView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Plays what waits, follows other tabs and the network; returns how to stop. */
  readonly start = (): (() => void) => {
    const { connection, keeper } = this.#parts;
    const run = new AbortController();
    this.#run = run;
    const stopConnection = connection.subscribe(() => {
      this.#retry.forget();
      this.#resume();
    });
    const stopWatching = keeper.watch(
      () => this.#view.game,
      (game) => {
        this.#show({ game });
        this.#resume();
      },
    );
    this.#resume();
    return () => {
      run.abort();
      this.#retry.forget();
      stopConnection();
      stopWatching();
    };
  };

  /** Hands in the seal of the secret, without which nothing can be asked. */
  readonly load = (secretWord: string): void => {
    this.#apply({ type: 'secretLoaded', secretWord });
    this.#resume();
  };

  /** Takes in the same game as another device has it. One that ended there is not celebrated again here. */
  readonly join = (theirs: GameState): void => {
    const { game } = this.#view;
    // it is saved as soon as the last row is there: the answer must not end it before that row counts
    if (game.status === 'playing' && game.guesses.some(({ correct }) => correct)) return;
    const merged = withSameRows(game, mergeGames(theirs, game));
    if (merged.guesses === game.guesses && merged.status === game.status) return;
    const hasEnded = merged.status !== game.status;
    const shown = { hasShownStats: true, hasShownConfetti: true };
    const kept = this.#parts.keeper.keep(hasEnded ? { ...merged, ...shown } : merged);
    this.#show({ game: kept, endedHere: this.#view.endedHere });
    this.#resume();
  };

  /** Returns whether the guess was taken: it waits, or stands in the list already. */
  readonly guess = (text: string): boolean => {
    const { kind } = this.#apply({ type: 'submitted', text });
    this.#resume();
    return kind !== 'rejected';
  };

  /** Resolves when the hint is in the list, or refused. */
  readonly hint = (): Promise<void> =>
    this.#request(refusedHint(this.#view.game) === null, { type: 'hintRequested' }, 'hint');

  /** Resolves when the word is told, or the server has refused. */
  readonly giveUp = (): Promise<void> =>
    this.#request(refusedGiveUp(this.#view.game) === null, { type: 'giveUpRequested' }, 'giveUp');

  readonly toggleSort = (): void => {
    this.#apply({ type: 'sortToggled' });
  };

  /** The share dialog opens by itself: it does so once. */
  readonly tellStatsShown = (): void => {
    this.#apply({ type: 'statsShown' });
  };

  readonly rememberConfetti = (): void => {
    this.#apply({ type: 'confettiShown' });
  };

  /** The player types anew: what was wrong with the last guess is read. */
  readonly forgetRefusal = (): void => {
    if (this.#view.refusal) this.#show({ refusal: null });
  };

  async #request(isAllowed: boolean, event: GameEvent, kind: Move['kind']): Promise<void> {
    if (!isAllowed) return;
    if (!this.#parts.connection.current() || this.#view.stalled !== null) {
      this.#resume();
      return this.#parts.notify('needs_network');
    }
    this.#apply(event);
    this.#resume();
    await this.#until((game) => !game.waiting.some((move) => move.kind === kind));
  }

  #resume(): void {
    this.#isWanted = true;
    if (this.#playing !== this.#run) void this.#play(this.#run);
  }

  async #play(run: AbortController): Promise<void> {
    this.#playing = run;
    try {
      while (this.#isWanted && !run.signal.aborted) {
        this.#isWanted = false;
        while (await this.#step(run.signal)) continue;
      }
    } finally {
      if (this.#playing === run) this.#playing = null;
    }
  }

  /** Handles the next thing that waits; false if there is none, or it cannot be handled now. */
  async #step(signal: AbortSignal): Promise<boolean> {
    if (this.#view.game.counting !== null) return this.#count(signal);
    const { inOneTab, keeper } = this.#parts;
    const move = currentMove(this.#view.game);
    if (move === null) return this.#rest();
    if (move.kind !== 'guess') return this.#handle(move, signal);
    if (!this.#parts.connection.current()) return this.#stall();
    return inOneTab(`${keeper.key} ${move.word}`, () => this.#handleAlone(move, signal));
  }

  // A guess that was found waiting on the device may have been sent by another tab, whose turn it was before.
  async #handleAlone(move: Move, signal: AbortSignal): Promise<boolean> {
    if (signal.aborted) return false;
    this.#show({ game: this.#parts.keeper.join(this.#view.game) });
    if (currentMove(this.#view.game) !== move) return true;
    const isHandled = await this.#handle(move, signal);
    // the turn lasts until the answer counts: by then every tab can read it
    return isHandled && this.#view.game.counting !== null ? this.#count(signal) : isHandled;
  }

  async #count(signal: AbortSignal): Promise<boolean> {
    await passed(COUNT_DELAY_MS);
    if (signal.aborted) return false;
    this.#apply(COUNTED);
    return true;
  }

  async #handle(move: Move, signal: AbortSignal): Promise<boolean> {
    const answer = await this.#ask(move);
    if (signal.aborted) return false;
    if (answer === null) return this.#stall();
    if (!isUnanswered(answer.failure)) this.#rest();
    this.#apply(answer.event, answer.failure);
    return true;
  }

  /** Guesses wait for the network, or for a server that answers; what needs an answer now does not. */
  #stall(): false {
    const { game } = this.#view;
    const { connection, notify } = this.#parts;
    const waiting = game.waiting.filter((move) => move.kind === 'guess');
    const isOnline = connection.current();
    this.#show({
      stalled: isOnline ? 'unanswered' : 'offline',
      ...(waiting.length < game.waiting.length && { game: { ...game, waiting } }),
    });
    if (waiting.length < game.waiting.length) notify('needs_network');
    if (isOnline) this.#retry.plan();
    return false;
  }

  #rest(): false {
    this.#retry.forget();
    if (this.#view.stalled !== null) this.#show({ stalled: null });
    return false;
  }

  /** Null if no answer comes: a guess then goes on waiting. */
  async #ask(move: Move): Promise<Answer | null> {
    try {
      return { event: await this.#askServer(move) };
    } catch (error) {
      const failure: MoveFailed = { error, isOffline: !this.#parts.connection.current() };
      const event = eventOfFailure(move, failure);
      return event && { event, failure };
    }
  }

  async #askServer(move: Move): Promise<GameEvent> {
    const { calls } = this.#parts;
    const { game } = this.#view;
    try {
      return await playMove(calls, game, move);
    } catch (error) {
      if (isMomentary(error)) await passed(SECOND_TRY_MS);
      else if (isSealRefused(error)) this.load(await calls.fetchSecret());
      else throw error;
      return playMove(calls, this.#view.game, move);
    }
  }

  #apply(event: GameEvent, failure?: MoveFailed): Outcome {
    const before = this.#view.game;
    const { state, outcome } = applyEvent(before, event);
    const game = state === before ? state : this.#parts.keeper.keep(state);
    this.#show({ game, ...afterOutcome(this.#view, outcome, failure ? suggestionsOfFailure(failure) : []) });
    const notice = noticeOf(outcome, failure);
    if (notice) this.#parts.notify(notice);
    return outcome;
  }

  #show(change: Partial<GameView>): void {
    const ended =
      this.#view.game.status === 'playing' && change.game !== undefined && change.game.status !== 'playing';
    this.#view = { ...this.#view, endedHere: this.#view.endedHere || ended, ...change };
    for (const listener of this.#listeners) listener();
  }

  #until(isSo: (game: GameState) => boolean): Promise<void> {
    return new Promise((resolve) => {
      const check = () => {
        if (!isSo(this.#view.game)) return;
        stop();
        resolve();
      };
      const stop = this.subscribe(check);
      check();
    });
  }
}

function passed(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
