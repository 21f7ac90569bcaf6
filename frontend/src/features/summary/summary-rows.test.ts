import { lostGame, summaryWith, wonGame } from '../../../test/game-summaries';
import { summaryRows } from './summary-rows';

const summary = summaryWith({ won: 6, finished: 8, games: [1, 2, 3] });
const marks = (...row: Parameters<typeof summaryRows>) => summaryRows(...row).map(({ yours }) => yours);

test('when a visitor has finished, then the place is marked, but the visitor is not counted in it', () => {
  expect(marks(summary, wonGame(15), false)).toEqual([null, 'place', null, null]);
  expect(marks(summary, lostGame(), false)).toEqual([null, null, null, 'place']);
});

test('when a member is counted, then the member is in the bar', () => {
  expect(marks({ ...summary, includesOwn: true }, wonGame(15), true)).toEqual([null, 'counted', null, null]);
});

test('when a member is not counted yet, then no bar is marked', () => {
  expect(marks(summary, wonGame(15), true)).toEqual([null, null, null, null]);
});
