import { matchPath } from './match-path';

test.each([
  ['/', '/', {}],
  ['/archive', '/archive/', {}],
  ['/archive/game', '/archive/game', {}],
  ['/play/:mode?', '/play', {}],
  ['/play/:mode?', '/play/child', { mode: 'child' }],
  ['/nearest/*', '/nearest', { rest: '' }],
  ['/nearest/*', '/nearest/YWJj', { rest: 'YWJj' }],
  ['/nearest/*', '/nearest/YW%2Fa/b%3D', { rest: 'YW/a/b=' }],
  ['/nearest/*', '/nearest/%', { rest: '%' }],
  ['*', '/no/such/page', { rest: 'no/such/page' }],
])('when %s meets %s, then it fits', (pattern, pathname, parts) => {
  expect(matchPath(pattern, pathname)).toEqual(parts);
});

test.each([
  ['/', '/archive'],
  ['/archive', '/archive/game'],
  ['/archive', '/Archive'],
  ['/archive/game', '/archive'],
  ['/play/:mode?', '/play/child/more'],
  ['/nearest/*', '/near'],
])('when %s meets %s, then it does not fit', (pattern, pathname) => {
  expect(matchPath(pattern, pathname)).toBeUndefined();
});
