import { namesEtag, vectorsEtag } from './etag';

const ETAG = vectorsEtag('c0ffee');

test('when an etag is made then it is strong and holds the hash', () => {
  expect(ETAG).toMatch(/^"c0ffee-\d+"$/);
});

test.each([ETAG, `W/${ETAG}`, `"a", ${ETAG}`, `"a",W/${ETAG},"b"`])(
  'when %s is asked for then it is named',
  (header) => {
    expect(namesEtag(header, ETAG)).toBe(true);
  },
);

test.each([undefined, '', '*', '"c0ffee"', vectorsEtag('decaf'), ETAG.slice(1, -1)])(
  'when %s is asked for then it is not named',
  (header) => {
    expect(namesEtag(header, ETAG)).toBe(false);
  },
);

test('when there is no etag then nothing names it', () => {
  expect(namesEtag(ETAG, undefined)).toBe(false);
});
