const NEW_YORK = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  calendar: 'iso8601',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** New York's calendar date, yyyy-MM-dd, at an instant: the date of the game of that moment. */
export function newYorkDate(instant: Date): string {
  const parts = new Map(NEW_YORK.formatToParts(instant).map(({ type, value }) => [type, value]));
  return [parts.get('year'), parts.get('month'), parts.get('day')].join('-');
}
