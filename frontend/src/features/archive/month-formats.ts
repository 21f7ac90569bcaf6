/** `November 2026`; dates of the calendar are written in UTC, so that no zone moves them. */
export function monthFormat(language: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
}

/** `Nov` */
export function shortMonthFormat(language: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
}

/** `Fri 20` */
export function dayFormat(language: string): { format(date: Date): string } {
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  return { format: (date) => `${weekday.format(date)} ${date.getUTCDate()}` };
}
