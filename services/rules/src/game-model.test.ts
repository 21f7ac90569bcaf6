import fc from 'fast-check';
import { GameModel } from '../test/game-model';
import { freshGame, SEAL } from '../test/play';
import { scoreOf } from '../test/score-of';
import { applyEvent } from './apply-event';
import type { GameEvent } from './game-event';
import { bestPercentile, guessCount, hintCount, isRevealed, lastGuess } from './game-counts';
import type { GameState, Move } from './game-state';
import { normaliseGuess } from './normalise-guess';
import { restoreGame } from './restore-game';
import { sortGuesses } from './sort-guesses';
import { storeGame } from './store-game';
import { currentMove } from './take-move';

const SECRET = 'w0';
/** w0 … w11 are words, at ranks that spread beyond the 1000; a plural folds to its word; the rest is unknown. */
const RANKS = [1, 2, 3, 14, 65, 200, 640, 999, 1001, 1390, 6569, 14275];

type Step =
  | { do: 'submit'; text: string }
  | { do: 'hint' | 'giveUp' | 'serverAnswers' | 'serverFails' | 'count' | 'reload' | 'seal' }
  | { do: 'stale'; event: GameEvent }
  | { do: 'toggle'; event: GameEvent };

test('when events come in any order then the game keeps to the model', () => {
  fc.assert(keepsToModel(), { numRuns: 250 });
});

test('when a few orders of one seed are tried then they get to every outcome, or they would prove nothing', () => {
  const seen = new Map<string, number>();
  fc.assert(keepsToModel(seen), { numRuns: 150, seed: 1 });
  for (const kind of [
    ...['queued', 'rejected', 'duplicate', 'added', 'removed'],
    ...['counted', 'won', 'lost', 'ignored'],
  ]) {
    expect(seen.get(kind) ?? 0).toBeGreaterThan(10);
  }
});

/** @param seen counts the outcomes on the way */
function keepsToModel(seen = new Map<string, number>()) {
  return fc.property(fc.array(step(), { minLength: 5, maxLength: 60, size: 'max' }), (steps) => {
    const model = new GameModel(SECRET);
    let game = freshGame();
    for (const each of steps) {
      const before = game;
      const { state, outcome, expected } = run(each, game, model);
      game = state;
      expect(`${each.do}: ${outcome}`).toBe(`${each.do}: ${expected}`);
      expectModel(game, model);
      expectKept(before, game);
      seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
    }
  });
}

function step(): fc.Arbitrary<Step> {
  const word = fc.nat(13).map((index) => `w${index}`);
  const text = fc.oneof(
    { weight: 6, arbitrary: word },
    { weight: 2, arbitrary: word.map((each) => ` ${each.toUpperCase()}s `) },
    { weight: 1, arbitrary: fc.constantFrom('', ' ', 'w', '  w  ') },
  );
  return fc.oneof(
    { weight: 8, arbitrary: text.map((each): Step => ({ do: 'submit', text: each })) },
    { weight: 8, arbitrary: fc.constant<Step>({ do: 'serverAnswers' }) },
    { weight: 8, arbitrary: fc.constant<Step>({ do: 'count' }) },
    { weight: 3, arbitrary: fc.constant<Step>({ do: 'hint' }) },
    { weight: 2, arbitrary: fc.constantFrom<Step>({ do: 'serverFails' }, { do: 'reload' }, { do: 'seal' }) },
    { weight: 1, arbitrary: fc.constant<Step>({ do: 'giveUp' }) },
    { weight: 1, arbitrary: toggle().map((event): Step => ({ do: 'toggle', event })) },
    { weight: 1, arbitrary: stale().map((event): Step => ({ do: 'stale', event })) },
  );
}

function toggle(): fc.Arbitrary<GameEvent> {
  return fc.constantFrom({ type: 'sortToggled' }, { type: 'statsShown' }, { type: 'confettiShown' });
}

/** Answers to moves that were never made. */
function stale(): fc.Arbitrary<GameEvent> {
  const move: Move = { kind: 'guess', word: 'never' };
  return fc.constantFrom<GameEvent>(
    { type: 'answered', move, score: scoreOf('never', 1) },
    { type: 'failed', move },
    { type: 'notFound', move },
  );
}

interface Run {
  state: GameState;
  outcome: string;
  expected: string;
}

function run(each: Step, game: GameState, model: GameModel): Run {
  switch (each.do) {
    case 'submit':
      return ran(game, { type: 'submitted', text: each.text }, model.submit(normaliseGuess(each.text)));
    case 'hint':
      return ran(game, { type: 'hintRequested' }, model.askHint());
    case 'giveUp':
      return ran(game, { type: 'giveUpRequested' }, model.askGiveUp());
    case 'serverAnswers':
      return serverAnswers(game, model);
    case 'serverFails':
      return serverFails(game, model);
    case 'count':
      return ran(game, { type: 'counted' }, model.count());
    case 'reload':
      return reloaded(game, model);
    case 'seal':
      return ran(game, { type: 'secretLoaded', secretWord: SEAL }, 'ignored');
    case 'stale':
      return ran(game, each.event, 'ignored');
    case 'toggle':
      return ran(game, each.event, 'changed');
  }
}

function ran(game: GameState, event: GameEvent, expected: string): Run {
  const { state, outcome } = applyEvent(game, event);
  return { state, outcome: outcome.kind, expected };
}

/** The server of the model's world: folds plurals, knows w0 … w11, hints at the worst better word. */
function serverAnswers(game: GameState, model: GameModel): Run {
  const move = currentMove(game);
  if (move === null) return { state: game, outcome: String(model.turn), expected: 'undefined' };
  const index = move.kind === 'giveUp' ? 0 : move.kind === 'hint' ? hintIndex(game) : guessIndex(move.word);
  const rank = RANKS[index];
  if (rank === undefined) {
    const type = move.kind === 'hint' ? 'hintsExhausted' : 'notFound';
    return ran(game, { type, move }, model.drop());
  }
  return ran(game, { type: 'answered', move, score: scoreOf(`w${index}`, rank) }, model.answer(`w${index}`));
}

function serverFails(game: GameState, model: GameModel): Run {
  const move = currentMove(game);
  if (move === null) return { state: game, outcome: String(model.turn), expected: 'undefined' };
  return ran(game, { type: 'failed', move }, model.drop());
}

function reloaded(game: GameState, model: GameModel): Run {
  const state = restoreGame(storeGame(game, new Date(0)));
  model.reload();
  return { state: state ?? game, outcome: state === undefined ? 'broken' : 'read', expected: 'read' };
}

function guessIndex(word: string): number {
  return Number(word.slice(1).replace(/s$/, ''));
}

function hintIndex(game: GameState): number {
  const best = bestPercentile(game);
  for (let index = RANKS.length - 1; index > 0; index -= 1) {
    const rank = RANKS[index] ?? 0;
    if (rank <= 1000 && 1001 - rank > best) return index;
  }
  return RANKS.length;
}

function expectModel(game: GameState, model: GameModel): void {
  const rows = game.guesses;
  expect({
    words: rows.map((row) => row.word),
    waiting: game.waiting.map((move) => (move.kind === 'guess' ? `guess:${move.word}` : move.kind)),
    counts: [guessCount(game), hintCount(game)],
    status: game.status,
    hints: rows.filter((row) => row.isHint).map((row) => row.word),
    revealed: rows.filter((row) => isRevealed(game, row)).map((row) => row.word),
    secretWord: game.secretWord,
    last: lastGuess(game)?.word,
  }).toEqual({
    words: model.words,
    waiting: model.queue,
    counts: [model.guesses, model.hints],
    status: model.end,
    hints: model.hintWords,
    revealed: model.end === 'lost' ? [SECRET] : [],
    secretWord: model.end === 'playing' ? SEAL : SECRET,
    last: model.words.at(-1),
  });
  expect(hintCount(game)).toBeLessThanOrEqual(3);
}

/** What no event may do: lose or change a row, skip a number, list a word twice, lose one in sorting, reopen a game. */
function expectKept(before: GameState, after: GameState): void {
  expect(after.guesses.slice(0, before.guesses.length)).toEqual(before.guesses);
  expect(after.guesses.map((row) => row.guessNumber)).toEqual(after.guesses.map((_row, index) => index + 1));
  expect(new Set(after.guesses.map((row) => row.word)).size).toBe(after.guesses.length);
  expect(sortGuesses(sortGuesses(after.guesses, 'proximity'), 'guess')).toEqual(after.guesses);
  if (before.status === 'playing') return;
  expect(after).toMatchObject({
    status: before.status,
    secretWord: before.secretWord,
    waiting: [],
    counting: null,
  });
  expect(after.guesses).toHaveLength(before.guesses.length);
}
