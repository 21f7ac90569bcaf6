import type { Translate } from '../../i18n/texts';

/** A game's date in few letters: `Sat 21 Nov`. The date is a calendar date, so no zone may move it. */
export function shortDate(date: string, language: string, t: Translate): string {
  const instant = new Date(`${date}T00:00:00Z`);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(instant);
  return t('game.date', {
    weekday: part({ weekday: 'short' }),
    day: part({ day: 'numeric' }),
    month: part({ month: 'short' }),
  });
}
