import fc from 'fast-check';
import { topScore } from './top-score';

const wins = fc.record({ hintCount: fc.nat({ max: 3 }), guessCount: fc.nat({ max: 999_999 }) });

describe('the score on the top list', () => {
  it('when two wins differ, then the one with fewer hints, and else with fewer guesses, has the smaller score', () => {
    fc.assert(
      fc.property(wins, wins, (one, other) => {
        const order = one.hintCount - other.hintCount || one.guessCount - other.guessCount;
        expect(Math.sign(topScore(one) - topScore(other))).toBe(Math.sign(order));
      }),
    );
  });

  it('when somebody has guessed beyond all bounds, then a win with more hints still comes later', () => {
    expect(topScore({ hintCount: 0, guessCount: 5_000_000 })).toBeLessThan(
      topScore({ hintCount: 1, guessCount: 1 }),
    );
  });
});
