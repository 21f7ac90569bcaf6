import { errorOf } from '../../../../scripts/jest/error-of';
import { readSeries } from './series';

describe('series', () => {
  it.each([
    ['', '', { lang: 'en', mode: 'daily' }],
    ['de', 'yesterday', { lang: 'de', mode: 'daily' }],
    ['ES', 'junior', { lang: 'es', mode: 'junior' }],
    ['proximity', 'child', { lang: 'en', mode: 'child' }],
    ['en', 'hourly', { lang: 'en', mode: 'daily' }],
  ])('when language and mode are %j and %j, then it is %j', (lang, mode, series) => {
    expect(readSeries({ lang, mode })).toEqual(series);
  });

  it.each(['e', 'english', '../en', 'e1'])('when the language is %j, then it is refused', (lang) => {
    expect(errorOf(() => readSeries({ lang, mode: 'daily' }))).toMatchObject({ code: 'unknown_language' });
  });
});
