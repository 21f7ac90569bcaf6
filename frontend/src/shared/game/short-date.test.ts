import { createTexts } from '../../i18n/create-texts';
import { shortDate } from './short-date';

const { t } = createTexts('en');
const on = (date: string, now: string) => shortDate(date, 'en', t, Date.parse(now));

test('when a date is of the year that is running, then it needs no year', () => {
  expect(on('2026-11-21', '2026-11-22T12:00:00Z')).toBe('Sat 21 Nov');
});

test.each([
  ['2024-06-01', '2026-11-22T12:00:00Z', 'Sat 1 Jun 2024'],
  ['2025-12-31', '2026-01-01T12:00:00Z', 'Wed 31 Dec 2025'],
])('when %s is of another year than %s, then it names it', (date, now, text) => {
  expect(on(date, now)).toBe(text);
});
