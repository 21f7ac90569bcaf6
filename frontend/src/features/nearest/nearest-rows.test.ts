import { newGame } from '@proximity/rules/new-game';
import { scoreOf } from '../../../test/fake-server';
import { nearestRows } from './nearest-rows';

const list = [1000, 999, 998].map((percentile, index) => ({
  neighbor: `w${index}`,
  display: `W${index}`,
  similarity: 1 - index / 3,
  percentile,
  direction: null,
}));
const long = Array.from({ length: 1000 }, (_, index) => ({
  neighbor: `w${index}`,
  display: `w${index}`,
  similarity: 0,
  percentile: 1000 - index,
  direction: null,
}));

test('when a list is shown, then the rank is its length minus the percentile plus 1', () => {
  expect(nearestRows(long, null).map(({ rank }) => rank)).toEqual(long.map((_, index) => index + 1));
});

test('when one came from a game, then its guesses are marked, but not the word itself', () => {
  const game = newGame({
    mode: 'daily',
    lang: 'en',
    gameNumber: 904,
    code: null,
    origin: 'main',
    secretWord: 'w0',
  });
  const guesses = [
    { ...scoreOf('w2', 3), guessNumber: 1, isHint: false },
    { ...scoreOf('w0', 1), guessNumber: 2, isHint: false },
  ];
  const rows = nearestRows(list, { ...game, guesses });
  expect(rows.map(({ guessNumber }) => guessNumber)).toEqual([undefined, undefined, 1]);
});
