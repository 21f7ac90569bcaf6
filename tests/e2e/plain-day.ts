/** A game of a day without a season: on some days of the year, today's wears one over any chosen theme. */
export const PLAIN_DAY = '/archive/game?num=12';
