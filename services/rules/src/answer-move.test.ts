import { answer, freshGame, giveUp, guess, hint, outcomeOf, play, SEAL } from '../test/play';
import { scoreOf } from '../test/score-of';
import type { GameEvent } from './game-event';
import { guessCount, hintCount, isRevealed, lastGuess } from './game-counts';
import { currentMove } from './take-move';

const submitted = (text: string): GameEvent => ({ type: 'submitted', text });

describe('an answered guess', () => {
  test('when it is answered then its row is added, and it counts only when it is counted', () => {
    const game = play(freshGame(), submitted('rivers'));
    const answered = play(game, answer(game, scoreOf('river', 64)));
    expect(answered.waiting).toEqual([]);
    expect(answered.guesses).toEqual([{ ...scoreOf('river', 64), guessNumber: 1, isHint: false }]);
    expect(guessCount(answered)).toBe(0);
    expect(guessCount(play(answered, { type: 'counted' }))).toBe(1);
  });

  test('when its answer has more fields than a score then the row has the fields of a score', () => {
    const game = play(freshGame(), submitted('river'));
    const answered = play(game, answer(game, { ...scoreOf('river'), ...{ closestSimilarity: 78.2 } }));
    expect(Object.keys(lastGuess(answered) ?? {})).not.toContain('closestSimilarity');
  });

  test('when its base form is in the list then it is a duplicate that names the row, and does not count', () => {
    const game = play(guess(freshGame(), 'ocean'), submitted('oceans'));
    const event = answer(game, scoreOf('ocean'));
    expect(outcomeOf(game, event)).toEqual({ kind: 'duplicate', word: 'ocean' });
    expect(play(game, event)).toEqual(guess(freshGame(), 'ocean'));
  });

  test('when its answer comes twice, late, or for another word then nothing happens', () => {
    const game = play(freshGame(), submitted('one'), submitted('two'));
    const event = answer(game, scoreOf('one'));
    const counted = play(game, event, { type: 'counted' });
    expect(outcomeOf(counted, event)).toEqual({ kind: 'ignored' });
    expect(outcomeOf(play(game, event), event)).toEqual({ kind: 'ignored' });
    expect(play(counted, { type: 'failed', move: { kind: 'guess', word: 'one' } })).toBe(counted);
    expect(play(counted, { type: 'notFound', move: { kind: 'hint' } })).toBe(counted);
  });

  test.each([
    ['failed', 'failed'],
    ['notFound', 'not_found'],
  ] as const)('when it %s then it is removed, does not count, and the next has its turn', (type, reason) => {
    const game = play(freshGame(), submitted('one'), submitted('two'));
    const move = { kind: 'guess', word: 'one' } as const;
    expect(outcomeOf(game, { type, move })).toEqual({ kind: 'removed', move, reason });
    const removed = play(game, { type, move });
    expect(removed.guesses).toEqual([]);
    expect(guessCount(removed)).toBe(0);
    expect(currentMove(removed)).toEqual({ kind: 'guess', word: 'two' });
  });

  test('when nothing was answered then there is nothing to count', () => {
    const game = play(freshGame(), submitted('one'));
    expect(outcomeOf(game, { type: 'counted' })).toEqual({ kind: 'ignored' });
  });
});

describe('a win', () => {
  test('when the secret was guessed and counted then the game is won and its word is known', () => {
    const game = play(guess(freshGame(), 'river'), submitted('harbors'));
    const answered = play(game, answer(game, scoreOf('harbor', 1)));
    expect(answered).toMatchObject({ status: 'playing', secretWord: SEAL });
    expect(outcomeOf(answered, { type: 'counted' })).toEqual({ kind: 'won', guess: lastGuess(answered) });
    const won = play(answered, { type: 'counted' });
    expect(won).toMatchObject({ status: 'won', secretWord: 'harbor' });
    expect(guessCount(won)).toBe(2);
  });

  test('when guesses wait behind the winning one then they are dropped', () => {
    const game = play(freshGame(), submitted('harbor'), submitted('late'), { type: 'giveUpRequested' });
    const won = play(game, answer(game, scoreOf('harbor', 1)), { type: 'counted' });
    expect(won).toMatchObject({ status: 'won', waiting: [] });
  });

  test("when the day's word has become one that was guessed before then guessing it again wins with its row", () => {
    const game = play(guess(guess(freshGame(), 'harbor'), 'river'), submitted('harbours'));
    const won = play(game, answer(game, scoreOf('harbor', 1)), { type: 'counted' });
    expect(won).toMatchObject({ status: 'won', secretWord: 'harbor' });
    expect(won.guesses.map(({ word, guessNumber, correct }) => [word, guessNumber, correct])).toEqual([
      ['harbor', 1, true],
      ['river', 2, false],
    ]);
    expect(guessCount(won)).toBe(2);
  });
});

describe('a hint', () => {
  test('when it is answered then its row is marked and takes a guess number, but is not counted as a guess', () => {
    const game = guess(hint(guess(freshGame(), 'river'), 'coast'), 'island');
    expect(game.guesses.map(({ word, guessNumber, isHint }) => [word, guessNumber, isHint])).toEqual([
      ['river', 1, false],
      ['coast', 2, true],
      ['island', 3, false],
    ]);
    expect([guessCount(game), hintCount(game)]).toEqual([2, 1]);
  });

  test.each([
    ['hintsExhausted', 'no_more_hints'],
    ['failed', 'failed'],
    ['notFound', 'not_found'],
  ] as const)(
    'when it ends with %s then its count is undone and it can be asked for again',
    (type, reason) => {
      const game = play(freshGame(), { type: 'hintRequested' });
      const move = { kind: 'hint' } as const;
      expect(outcomeOf(game, { type, move })).toEqual({ kind: 'removed', move, reason });
      expect(hintCount(play(game, { type, move }))).toBe(0);
      expect(outcomeOf(play(game, { type, move }), { type: 'hintRequested' })).toMatchObject({
        kind: 'queued',
      });
    },
  );

  test('when its word is in the list already then its count is undone and the row is named', () => {
    const game = play(guess(freshGame(), 'coast'), { type: 'hintRequested' });
    const event = answer(game, scoreOf('coast'));
    expect(outcomeOf(game, event)).toEqual({ kind: 'duplicate', word: 'coast' });
    expect(hintCount(play(game, event))).toBe(0);
  });

  test('when its word is guessed later then that is a duplicate', () => {
    const game = hint(freshGame(), 'coast');
    expect(outcomeOf(game, submitted('coast'))).toEqual({ kind: 'duplicate', word: 'coast' });
  });
});

describe('a give-up', () => {
  test('when it is answered then the secret is the last row, has a number, is not counted, and the game is not won', () => {
    const game = giveUp(hint(guess(freshGame(), 'river'), 'coast'), 'harbor');
    expect(game).toMatchObject({ status: 'lost', secretWord: 'harbor' });
    expect(lastGuess(game)).toMatchObject({ word: 'harbor', guessNumber: 3, correct: true, isHint: false });
    expect([guessCount(game), hintCount(game)]).toEqual([1, 1]);
    expect(game.guesses.filter((row) => isRevealed(game, row)).map((row) => row.word)).toEqual(['harbor']);
  });

  test('when its row does not count yet then the game goes on and nothing is counted for it', () => {
    const game = play(guess(freshGame(), 'river'), { type: 'giveUpRequested' });
    const answered = play(game, answer(game, scoreOf('harbor', 1)));
    expect(answered.status).toBe('playing');
    expect(guessCount(answered)).toBe(1);
    expect(outcomeOf(answered, { type: 'counted' })).toMatchObject({
      kind: 'lost',
      guess: { word: 'harbor' },
    });
  });

  test('when the answer does not call the revealed word correct then the game ends with it all the same', () => {
    const game = play(freshGame(), { type: 'giveUpRequested' });
    const over = play(game, answer(game, { ...scoreOf('harbor', 1), correct: false }), { type: 'counted' });
    expect(over).toMatchObject({ status: 'lost', guesses: [{ word: 'harbor', correct: true }] });
  });

  test('when it fails then the game goes on', () => {
    const game = play(freshGame(), { type: 'giveUpRequested' });
    const failed = play(game, { type: 'failed', move: { kind: 'giveUp' } });
    expect(failed).toEqual(freshGame());
  });

  test("when the day's word has become one that was guessed before then the game ends with its row", () => {
    const game = giveUp(guess(guess(freshGame(), 'harbor'), 'river'), 'harbor');
    expect(game).toMatchObject({ status: 'lost', secretWord: 'harbor' });
    expect(game.guesses).toHaveLength(2);
    expect(guessCount(game)).toBe(1);
  });
});
