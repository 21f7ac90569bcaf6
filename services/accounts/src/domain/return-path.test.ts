import fc from 'fast-check';
import { AppError } from '@proximity/common/app-error';
import { readReturnPath } from './return-path';

const SITE = 'https://game.example/auth/local/callback';
const ORIGIN = 'https://game.example';

const TRICKS = [
  'https://evil.example',
  'https://evil.example/archive',
  'http://evil.example',
  'HTTPS://EVIL.EXAMPLE',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '\\evil.example',
  '/\\/evil.example',
  '/\\\\evil.example',
  '//\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '\t//evil.example',
  '\n//evil.example',
  ' //evil.example',
  ' https://evil.example',
  '/ /evil.example',
  '\u0000//evil.example',
  '/\u0000/evil.example',
  '/%2f%2fevil.example',
  '/%2Fevil.example',
  '/%5cevil.example',
  '/%5C%5Cevil.example',
  '%2f%2fevil.example',
  '/.//evil.example',
  '/./..//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/%2E%2e//evil.example',
  '/a/%2e%2e//evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https:\\\\evil.example',
  'game.example@evil.example',
  '//game.example@evil.example',
  'https://game.example@evil.example/',
  'https://game.example:pass@evil.example/',
  'https://game.example.evil.example/',
  '//game.example.evil.example',
  '@evil.example',
  '.evil.example',
  'evil.example',
  ':80',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://game.example/x',
  'http://game.example/',
  'https://game.example:8443/',
  '//game.example:8443/',
  '//[::1]/',
  '//0x7f000001',
  '//evil。example',
  '/／evil.example',
  '/／/evil.example',
  '／／evil.example',
  '/\u2028/evil.example',
  '/\u00ad/evil.example',
  '/%09/evil.example',
  '/%E0%A4%A/evil.example',
  'archive',
  '?next=//evil.example',
  '#//evil.example',
  `/${'a'.repeat(2_048)}`,
];

const codeOf = (text: string): string => {
  try {
    return `accepted as ${readReturnPath(text, SITE)}`;
  } catch (error) {
    return error instanceof AppError ? error.code : String(error);
  }
};

/** Where a browser would go, by both of its ways to read an address. */
const destination = (path: string): string[] => [
  new URL(path, SITE).origin,
  new URL(decodeURIComponent(new URL(path, SITE).pathname), SITE).origin,
];

describe('the path to return to', () => {
  it('when it is one of the tricks to leave the site, then it is refused', () => {
    expect(TRICKS.length).toBeGreaterThanOrEqual(40);
    expect(TRICKS.map((trick) => [trick, codeOf(trick)])).toEqual(
      TRICKS.map((trick) => [trick, 'invalid_request']),
    );
  });

  it.each([
    ['', '/'],
    ['/', '/'],
    ['/archive', '/archive'],
    ['/archive/game?num=12', '/archive/game?num=12'],
    ['/user-game/YWJjb2NlYW5hYmM', '/user-game/YWJjb2NlYW5hYmM'],
    ['/custom/~abc_-', '/custom/~abc_-'],
    ['/nearest/c%C3%A9?lang=es#list', '/nearest/c%C3%A9?lang=es#list'],
    ['/teams?next=https://evil.example', '/teams?next=https://evil.example'],
    ['/a/../archive', '/archive'],
    ['/about//us', '/about//us'],
  ])('when it is %j, then it is read as %j', (given, read) => {
    expect(readReturnPath(given, SITE)).toBe(read);
  });

  it('when any text of the characters that matter is accepted, then it leads home', () => {
    const pieces = fc.constantFrom(
      ...['/', '\\', '.', '..', '%2f', '%5C', '%2e', '%09', '@', ':', '?', '#', '\t', '\n', ' '],
      ...['https:', 'evil.example', 'archive', '／', '。', '%00'],
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        const text = `/${parts.join('')}`;
        const answer = codeOf(text);
        if (answer === 'invalid_request') return;
        for (const origin of destination(readReturnPath(text, SITE))) expect(origin).toBe(ORIGIN);
      }),
      { numRuns: 5_000 },
    );
  });
});
