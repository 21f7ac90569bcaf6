import { freshGame, giveUp, guess, hint, play } from '../test/play';
import { bestPercentile, guessCount, hintCount, isHintPending, lastGuess } from './game-counts';

describe('what is counted', () => {
  test('when nothing was guessed then everything is 0', () => {
    const game = freshGame();
    expect([guessCount(game), hintCount(game), bestPercentile(game)]).toEqual([0, 0, 0]);
    expect(lastGuess(game)).toBeNull();
    expect(isHintPending(game)).toBe(false);
  });

  test('when guesses, hints and the given-up word are listed then only the guesses are counted', () => {
    const game = giveUp(guess(hint(guess(freshGame(), 'river'), 'coast'), 'lagoon', 14), 'harbor');
    expect(game.guesses).toHaveLength(4);
    expect([guessCount(game), hintCount(game)]).toEqual([2, 1]);
  });

  test('when no word is among the 1000 then the best percentile is 0, otherwise the highest', () => {
    const cold = guess(freshGame(), 'winter', 6569);
    expect(bestPercentile(cold)).toBe(0);
    expect(bestPercentile(guess(guess(cold, 'coast', 13), 'tower', 913))).toBe(988);
    expect(bestPercentile(hint(cold, 'island', 501))).toBe(500);
  });

  test('when a hint waits then the last guess is still the last row', () => {
    const game = play(guess(guess(freshGame(), 'coast', 13), 'winter', 6569), { type: 'hintRequested' });
    expect(lastGuess(game)?.word).toBe('winter');
    expect(isHintPending(game)).toBe(true);
  });
});
