import type { DomainEvent } from '@proximity/common/events/domain-event';
import { applyEvent } from '@proximity/rules/apply-event';
import { guessCount, hintCount } from '@proximity/rules/game-counts';
import { dateOfNumber } from '@proximity/rules/game-date';
import type { GameEvent as Move } from '@proximity/rules/game-event';
import type { GameState, Score } from '@proximity/rules/game-state';
import { newGame } from '@proximity/rules/new-game';
import { secretScore } from '@proximity/rules/secret-score';
import { restoreStats } from '@proximity/rules/statistics-book';
import { countsForItsDay, gameDaysAt, isBegunOnItsDay } from '@proximity/rules/statistics-day';
import { countGame } from '@proximity/rules/statistics-of-game';
import type { UserStats } from '@proximity/rules/statistics-record';
import { currentMove } from '@proximity/rules/take-move';
import { gameCompleted, gameStarted } from '../../../scripts/jest/game-events';

/** 1 June 2026: no clock changes for five months, so midnight in New York is 04:00 UTC. */
export const FIRST_DAY = 731;

export type Step =
  /** Waits until the clock in New York shows this minute of the day, the next day if it shows it now. */
  | { do: 'waitUntil'; minute: number }
  | { do: 'open'; back: number; origin: 'main' | 'archive' }
  | { do: 'guess' | 'hint' | 'win' | 'giveUp' };

interface SavedGame {
  game: GameState;
  begunOnItsDay: boolean;
}

/**
 * A player who plays by the rules on one device: the page counts what is done (`countGame`), and what would be told of
 * it when each state is saved at once is noted beside it.
 */
export class Season {
  readonly told: DomainEvent[] = [];
  /** Every state that was saved, and when. */
  readonly saves: { game: GameState; at: Date }[] = [];
  /** How often a game was finished in the hours after midnight, and still counted for its day. */
  inGrace = 0;
  private book = restoreStats(null);
  private readonly saved = new Map<number, SavedGame>();
  private minute = 720;
  private day = FIRST_DAY;
  private open: GameState = this.opened(FIRST_DAY, 'main');
  private words = 0;

  constructor(readonly userId: string) {}

  get pageStats(): UserStats {
    return this.book.stats;
  }

  get now(): Date {
    return new Date(Date.parse(`${dateOfNumber(this.day) ?? ''}T04:00:00Z`) + this.minute * 60_000);
  }

  run(step: Step): void {
    if (step.do === 'waitUntil') return this.waitUntil(step.minute);
    if (step.do === 'open') {
      this.open = this.opened(this.day - step.back, step.back === 0 ? step.origin : 'archive');
      return;
    }
    if (this.open.status !== 'playing') return;
    // A hint alone begins a game where it is saved, and not where it is only counted.
    if (step.do === 'hint' && (guessCount(this.open) === 0 || hintCount(this.open) === 3)) return;
    this.save(this.after(step.do));
  }

  private after(move: 'guess' | 'hint' | 'win' | 'giveUp'): GameState {
    const word = `word${(this.words += 1)}`;
    if (move === 'guess') return this.answered({ type: 'submitted', text: word }, scoreOf(word));
    if (move === 'hint') return this.answered({ type: 'hintRequested' }, scoreOf(word));
    if (move === 'win') return this.answered({ type: 'submitted', text: 'harbor' }, secretScore('harbor'));
    return this.answered({ type: 'giveUpRequested' }, secretScore('harbor'));
  }

  private answered(request: Move, score: Score): GameState {
    const requested = applyEvent(this.open, request).state;
    const move = currentMove(requested);
    if (move === null) throw new Error(`${score.word} cannot be played now`);
    const answered = applyEvent(requested, { type: 'answered', move, score }).state;
    return applyEvent(answered, { type: 'counted' }).state;
  }

  private save(game: GameState): void {
    const days = gameDaysAt(this.now);
    const before = this.saved.get(game.gameNumber);
    const begunOnItsDay = before?.begunOnItsDay ?? isBegunOnItsDay(game, days);
    this.open = game;
    this.saves.push({ game, at: this.now });
    this.saved.set(game.gameNumber, { game, begunOnItsDay });
    this.book = countGame(this.book, game, this.now);
    this.tell(before?.game, game, begunOnItsDay && countsForItsDay(game, days));
  }

  private tell(before: GameState | undefined, game: GameState, onItsDay: boolean): void {
    const { userId } = this;
    const told = { userId, gameNumber: game.gameNumber, onItsDay };
    if (!before) this.told.push(gameStarted(told));
    if (game.status === 'playing') return;
    const won = game.status === 'won';
    this.told.push(gameCompleted({ ...told, won, guessCount: guessCount(game), hintCount: hintCount(game) }));
    if (onItsDay && game.gameNumber < this.day) this.inGrace += 1;
  }

  private opened(gameNumber: number, origin: 'main' | 'archive'): GameState {
    const identity = { mode: 'daily', lang: 'en', gameNumber, code: null } as const;
    return this.saved.get(gameNumber)?.game ?? newGame({ ...identity, origin, secretWord: '~seal' });
  }

  private waitUntil(minute: number): void {
    if (minute <= this.minute) this.day += 1;
    this.minute = minute;
  }
}

function scoreOf(word: string): Score {
  const proximity = { percentile: 501, rank: 500, proximityString: '499 away', direction: 90 };
  return {
    ...{ word, display: word, similarity: 30, initialSimilarity: 30 },
    ...proximity,
    ...{ correct: false, blocked: false },
  };
}
