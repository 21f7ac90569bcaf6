import type { Translate } from '../../i18n/texts';

/**
 * A game's date in few letters: `Sat 21 Nov`, with its year where another one is running. The date is a calendar date,
 * so no zone may move it.
 */
export function shortDate(date: string, language: string, t: Translate, now = Date.now()): string {
  const instant = new Date(`${date}T00:00:00Z`);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(instant);
  const isOfThisYear = instant.getUTCFullYear() === new Date(now).getUTCFullYear();
  return t(isOfThisYear ? 'game.date' : 'game.dateOfYear', {
    weekday: part({ weekday: 'short' }),
    day: part({ day: 'numeric' }),
    month: part({ month: 'short' }),
    year: part({ year: 'numeric' }),
  });
}
