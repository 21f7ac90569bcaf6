import { withAccountMark } from './with-account-marks';

const entry = (complete: boolean, gameWon: boolean) => ({ gameNumber: 903, complete, gameWon });
const won = { kind: 'won', guesses: 12 } as const;

test.each([
  ['an end is known', { kind: 'started' } as const, entry(true, false), { kind: 'over' }],
  ['a win is known', { kind: 'started' } as const, entry(true, true), { kind: 'won', guesses: null }],
  ['a win is known here too', won, entry(true, true), won],
  ['another end was first', won, entry(true, false), { kind: 'over' }],
  ['it was begun elsewhere', null, entry(false, false), { kind: 'started' }],
  ['its end here is on its way', won, entry(false, false), won],
  ['the account knows nothing of it', won, undefined, won],
])('when the account says that %s, then that is the mark', (_, mark, known, expected) => {
  expect(withAccountMark(mark, known)).toEqual(expected);
});
