import { heatWord } from './heat-word';

test.each([
  [null, 'freezing'],
  [1, 'cold'],
  [400, 'cold'],
  [401, 'cool'],
  [700, 'cool'],
  [701, 'warm'],
  [900, 'warm'],
  [901, 'hot'],
  [990, 'hot'],
  [991, 'boiling'],
  [999, 'boiling'],
  [1000, null],
])('when the percentile is %s, then a child reads %s', (percentile, word) => {
  expect(heatWord({ percentile })).toBe(word);
});
