import { NO_STATS } from '@proximity/rules/statistics-record';
import { furtherRecord } from './further-record';

const record = (totalPlays: number, lastPlay: string | null, wins = 0) => ({
  ...NO_STATS,
  totalPlays,
  lastPlay,
  wins,
});

test.each([
  ['more plays', record(5, '2026-11-01'), record(4, '2026-11-21')],
  ['as many and a later last one', record(5, '2026-11-21'), record(5, '2026-11-20')],
  ['as many and the only one with a day', record(5, '2026-11-21'), record(5, null)],
  ['a later last one across years', record(5, '2027-01-01'), record(5, '2026-12-31')],
])('when one record has %s, then it goes further', (_, further, other) => {
  expect(furtherRecord(further, other)).toBe(further);
  expect(furtherRecord(other, further)).toBe(further);
});

test.each(['2026-11-21', null])('when both go as far (%s), then it is the first', (lastPlay) => {
  const [first, second] = [record(5, lastPlay, 1), record(5, lastPlay, 2)];
  expect(furtherRecord(first, second)).toBe(first);
  expect(furtherRecord(second, first)).toBe(second);
});
