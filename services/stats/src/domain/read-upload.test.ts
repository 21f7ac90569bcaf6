import { NO_STATS } from '@proximity/rules/statistics-record';
import { errorOf } from '../../../../scripts/jest/error-of';
import { readUpload } from './read-upload';

const RECORD = {
  ...{
    abandons: 1,
    firstPlay: '2026-01-05',
    giveups: 2,
    hints: 9,
    lastEnd: '2026-11-20',
    lastPlay: '2026-11-21',
  },
  ...{ playStreak: 3, totalGuesses: 410, totalPlays: 14, winStreak: 2, wins: 11 },
};

test('when a record is sent as the page keeps it, then it is the record alone that is kept', () => {
  const ledger = { begun: [904], over: [], played: [[902, 904]], won: [] };
  expect(readUpload(JSON.stringify({ ...RECORD, ledger, more: 1 }))).toEqual(RECORD);
});

test('when fields are missing or make no sense, then they are as in a new record', () => {
  expect(readUpload('{"totalPlays":3,"wins":-1,"lastPlay":"yesterday","__proto__":{"hints":4}}')).toEqual({
    ...NO_STATS,
    totalPlays: 3,
  });
});

test('when it has 16 KiB, then it is read; a byte more, and it is not', () => {
  const sized = (bytes: number): string => {
    const text = JSON.stringify({ ...RECORD, note: 'é' });
    return text + ' '.repeat(bytes - Buffer.byteLength(text));
  };
  expect(readUpload(sized(16 * 1024))).toEqual(RECORD);
  expect(errorOf(() => readUpload(sized(16 * 1024 + 1)))).toMatchObject({ code: 'invalid_request' });
  expect(() => readUpload(JSON.stringify({ ...RECORD, note: 'é'.repeat(8 * 1024) }))).toThrow(
    'cannot be read',
  );
});

test.each([
  '',
  'nonsense',
  'null',
  '7',
  '[]',
  '{}',
  '{"totalPlays":"14"}',
  '{"totalPlays":-1}',
  '{"totalPlays":1.5}',
  '{"totalPlays":3502}',
  '{"totalPlays":1e300}',
])('when it is %j, then it is refused', (text) => {
  expect(errorOf(() => readUpload(text))).toMatchObject({ code: 'invalid_request' });
});
