import { randomBytes } from 'node:crypto';
import { isId, newId, newToken } from './random';

describe('what is drawn at random', () => {
  it('when an id is made, then it is a version 4 UUID of the given bytes', () => {
    expect(newId((size) => new Uint8Array(size).fill(0xff))).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
    expect(newId((size) => new Uint8Array(size))).toBe('00000000-0000-4000-8000-000000000000');
    expect(isId(newId(randomBytes))).toBe(true);
  });

  it('when a token is made, then it has 256 bits in base64url', () => {
    expect(newToken((size) => new Uint8Array(size).fill(0xff))).toBe(`${'_'.repeat(42)}8`);
    expect(newToken(randomBytes)).toMatch(/^[\w-]{43}$/);
  });

  it.each(['', 'x', '00000000-0000-4000-8000-00000000000', '{00000000-0000-4000-8000-000000000000}'])(
    'when the text is %j, then it is no id',
    (text) => {
      expect(isId(text)).toBe(false);
    },
  );
});
