import { answer, freshGame, giveUp, guess, hint, outcomeOf, play, SEAL } from '../test/play';
import { scoreOf } from '../test/score-of';
import { hintCount } from './game-counts';
import { currentMove, refusedGiveUp, refusedHint } from './take-move';

describe('a submitted guess', () => {
  test('when it is typed with spaces and capitals then the word that waits has neither', () => {
    const game = play(freshGame(), { type: 'submitted', text: ' Ice Cream ' });
    expect(game.waiting).toEqual([{ kind: 'guess', word: 'icecream' }]);
    expect(currentMove(game)).toBe(game.waiting[0]);
  });

  test('when several are submitted then they wait in order and the first has its turn', () => {
    const game = play(
      freshGame(),
      ...['one', 'two', 'three'].map((text) => ({ type: 'submitted', text }) as const),
    );
    expect(game.waiting).toEqual(['one', 'two', 'three'].map((word) => ({ kind: 'guess', word })));
    expect(currentMove(game)).toEqual({ kind: 'guess', word: 'one' });
  });

  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['a', 'too_short'],
    [' a', 'too_short'],
  ])('when %j is typed then it is rejected as %s and nothing changes', (text, reason) => {
    const game = freshGame();
    expect(outcomeOf(game, { type: 'submitted', text })).toEqual({ kind: 'rejected', reason });
    expect(play(game, { type: 'submitted', text })).toBe(game);
  });

  test('when the word is in the list then it is a duplicate that names its row, and does not count', () => {
    const game = guess(freshGame(), 'river');
    expect(outcomeOf(game, { type: 'submitted', text: 'River ' })).toEqual({
      kind: 'duplicate',
      word: 'river',
    });
    expect(play(game, { type: 'submitted', text: 'River ' })).toBe(game);
  });

  test('when the word waits already then it is a duplicate', () => {
    const game = play(freshGame(), { type: 'submitted', text: 'river' });
    expect(outcomeOf(game, { type: 'submitted', text: 'RIVER' })).toEqual({
      kind: 'duplicate',
      word: 'river',
    });
  });

  test('when the game is not fetched then it is rejected', () => {
    const game = freshGame({ secretWord: null });
    expect(outcomeOf(game, { type: 'submitted', text: 'river' })).toEqual({
      kind: 'rejected',
      reason: 'not_loaded',
    });
  });

  test("when it is another user's game then it is rejected", () => {
    const game = freshGame({ origin: 'otherUser' });
    expect(outcomeOf(game, { type: 'submitted', text: 'river' })).toEqual({
      kind: 'rejected',
      reason: 'read_only',
    });
  });

  test('when the player is giving up then it is rejected', () => {
    const game = play(freshGame(), { type: 'giveUpRequested' });
    expect(outcomeOf(game, { type: 'submitted', text: 'river' })).toEqual({
      kind: 'rejected',
      reason: 'giving_up',
    });
  });

  test('when the game is over then it is rejected', () => {
    const game = guess(freshGame(), 'harbor', 1);
    expect(outcomeOf(game, { type: 'submitted', text: 'river' })).toEqual({
      kind: 'rejected',
      reason: 'over',
    });
  });
});

describe('whose turn it is', () => {
  test('when the last answer does not count yet then nobody has the turn', () => {
    const waiting = play(freshGame(), { type: 'submitted', text: 'one' }, { type: 'submitted', text: 'two' });
    const answered = play(waiting, answer(waiting, scoreOf('one')));
    expect(currentMove(answered)).toBeNull();
    expect(currentMove(play(answered, { type: 'counted' }))).toEqual({ kind: 'guess', word: 'two' });
  });

  test('when a waiting game has lost its secret then nobody has the turn until it is fetched', () => {
    const game = freshGame({ secretWord: null, waiting: [{ kind: 'guess', word: 'one' }] });
    expect(currentMove(game)).toBeNull();
    expect(currentMove(play(game, { type: 'secretLoaded', secretWord: SEAL }))).toBe(game.waiting[0]);
  });
});

describe('a requested hint', () => {
  test('when it is requested then it counts at once, and another one is refused until it is in the list', () => {
    const game = play(freshGame(), { type: 'hintRequested' });
    expect(hintCount(game)).toBe(1);
    expect(outcomeOf(game, { type: 'hintRequested' })).toEqual({ kind: 'rejected', reason: 'pending' });
    const answered = play(game, answer(game, scoreOf('coast', 50)));
    expect(refusedHint(answered)).toBe('pending');
    expect(refusedHint(play(answered, { type: 'counted' }))).toBeNull();
  });

  test('when three were taken then the next is refused', () => {
    const game = hint(hint(hint(freshGame(), 'coast', 500), 'island', 250), 'lagoon', 125);
    expect(hintCount(game)).toBe(3);
    expect(outcomeOf(game, { type: 'hintRequested' })).toEqual({ kind: 'rejected', reason: 'limit' });
  });

  test.each([
    ['the game is over', giveUp(freshGame(), 'harbor'), 'over'],
    ['the game is not fetched', freshGame({ secretWord: null }), 'not_loaded'],
    ["it is another user's game", freshGame({ origin: 'otherUser' }), 'read_only'],
    ['the player is giving up', play(freshGame(), { type: 'giveUpRequested' }), 'pending'],
  ])('when %s then it is refused', (_name, game, reason) => {
    expect(outcomeOf(game, { type: 'hintRequested' })).toEqual({ kind: 'rejected', reason });
    expect(hintCount(play(game, { type: 'hintRequested' }))).toBe(0);
  });

  test('when guesses wait then the hint comes after them', () => {
    const game = play(freshGame(), { type: 'submitted', text: 'one' }, { type: 'hintRequested' });
    expect(game.waiting).toEqual([{ kind: 'guess', word: 'one' }, { kind: 'hint' }]);
  });
});

describe('a requested give-up', () => {
  test('when it is requested then it waits behind the guesses, and a second one is refused', () => {
    const game = play(freshGame(), { type: 'submitted', text: 'one' }, { type: 'giveUpRequested' });
    expect(game.waiting).toEqual([{ kind: 'guess', word: 'one' }, { kind: 'giveUp' }]);
    expect(outcomeOf(game, { type: 'giveUpRequested' })).toEqual({ kind: 'rejected', reason: 'pending' });
  });

  test('when its answer does not count yet then a second one is refused', () => {
    const game = play(freshGame(), { type: 'giveUpRequested' });
    expect(refusedGiveUp(play(game, answer(game, scoreOf('harbor', 1))))).toBe('pending');
  });

  test.each([
    ['the game is over', guess(freshGame(), 'harbor', 1), 'over'],
    ['the game is not fetched', freshGame({ secretWord: null }), 'not_loaded'],
    ["it is another user's game", freshGame({ origin: 'otherUser' }), 'read_only'],
  ])('when %s then it is refused', (_name, game, reason) => {
    expect(outcomeOf(game, { type: 'giveUpRequested' })).toEqual({ kind: 'rejected', reason });
  });
});
