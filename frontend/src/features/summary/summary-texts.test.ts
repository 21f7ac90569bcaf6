import { summaryWith } from '../../../test/game-summaries';
import { createTexts } from '../../i18n/create-texts';
import { laterTexts } from '../../i18n/later-texts';
import { howItWent } from './summary-texts';

const { t, add } = createTexts('en');
add(laterTexts);
const summary = summaryWith({ won: 8, finished: 8, games: [1, 2, 3] });

test.each([
  [[8, 0, 0, 0], '100% took no hint.'],
  [[4, 4, 0, 0], '50% took no hint.'],
  [[0, 4, 2, 2], 'All of them took a hint.'],
])('when the winners took %j hints, then none without one is told in words', (hints, sentence) => {
  expect(howItWent(t, { ...summary, hints })).toBe(
    `100% found it. Half of them needed 18 guesses or fewer. ${sentence}`,
  );
});

test('when hardly anyone did without hints, then neither none nor 0% is said', () => {
  expect(howItWent(t, { ...summary, won: 1000, hints: [1, 999, 0, 0] })).not.toContain('hint');
});
