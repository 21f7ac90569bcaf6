import { statsKey } from './statistics-key';

test.each([
  [{ mode: 'daily', lang: 'en', code: null }, 'stats'],
  [{ mode: 'daily', lang: 'es', code: null }, 'stats_es'],
  [{ mode: 'junior', lang: 'en', code: null }, 'junior_stats'],
  [{ mode: 'child', lang: 'de', code: null }, 'child_stats_de'],
  [{ mode: 'yesterday', lang: 'en', code: null }, 'yesterday_stats'],
  [{ mode: 'daily', lang: 'en', code: '~seal' }, 'custom_stats'],
  [{ mode: 'junior', lang: 'es', code: '~seal' }, 'custom_junior_stats_es'],
] as const)('when a game is %j then it counts under %s', (identity, key) => {
  expect(statsKey(identity)).toBe(key);
});
