import fc from 'fast-check';
import { AppError } from './app-error';
import { SCHEDULED_MODES } from './game-mode';
import { createSealer, isSeal, sealKeys, type SealKey } from './sealed-secret';

const key = (id: number, fill = id): SealKey => ({ id, key: new Uint8Array(32).fill(fill) });
const sealer = createSealer([key(1)]);
const game = { lang: 'de', mode: 'junior', gameNumber: 904, word: 'straße' } as const;

const codeOf = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    return error instanceof AppError ? error.code : String(error);
  }
  return 'no error';
};

describe('sealed secret', () => {
  it('when a game is sealed and opened, then it comes back whole', () => {
    const word = fc
      .string({ minLength: 1, maxLength: 12, unit: 'grapheme' })
      .filter((w) => Buffer.byteLength(w) <= 49);
    fc.assert(
      fc.property(
        word,
        fc.constantFrom(...SCHEDULED_MODES),
        fc.integer({ min: -1, max: 3501 }),
        (text, mode, gameNumber) => {
          const secret = { lang: 'en', mode, gameNumber, word: text };
          expect(sealer.open(sealer.seal(secret))).toEqual(secret);
        },
      ),
    );
  });

  it('when the same game is sealed twice, then the text is the same; another game differs', () => {
    expect(sealer.seal(game)).toBe(sealer.seal(game));
    expect(sealer.seal({ ...game, gameNumber: 905 })).not.toBe(sealer.seal(game));
  });

  it('when words differ in length, then the seals do not', () => {
    const lengths = ['ab', 'a'.repeat(49)].map((word) => sealer.seal({ ...game, word }).length);
    expect(new Set(lengths).size).toBe(1);
  });

  it('when a seal is sealed, then it has ~ and the key id first and hides the word', () => {
    const seal = sealer.seal(game);
    expect(isSeal(seal)).toBe(true);
    expect(Buffer.from(seal.slice(1), 'base64url')[0]).toBe(1);
    expect(Buffer.from(seal.slice(1), 'base64url').includes('straße')).toBe(false);
  });

  it('when any single bit of a seal is flipped, then it is refused', () => {
    const bytes = Buffer.from(sealer.seal(game).slice(1), 'base64url');
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const forged = Buffer.from(bytes);
      forged.writeUInt8(forged.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      expect(codeOf(() => sealer.open(`~${forged.toString('base64url')}`))).toBe('bad_seal');
    }
  });

  it.each([
    '~',
    '~~',
    '',
    '~AAAA',
    `${sealer.seal(game)}A`,
    sealer.seal(game).slice(0, -1),
    `${sealer.seal(game)}=`,
    '~é',
  ])('when the text is %j, then it is refused', (text) => {
    expect(codeOf(() => sealer.open(text))).toBe('bad_seal');
  });

  it('when a key was retired, then its seals still open and new seals use the current key', () => {
    const rotated = createSealer([key(2), key(1)]);
    expect(rotated.open(sealer.seal(game))).toEqual(game);
    expect(rotated.seal(game)).not.toBe(sealer.seal(game));
    expect(codeOf(() => sealer.open(rotated.seal(game)))).toBe('bad_seal');
    expect(codeOf(() => createSealer([key(1, 9)]).open(sealer.seal(game)))).toBe('bad_seal');
  });

  it('when a word has more than 49 bytes, then it cannot be sealed', () => {
    expect(() => sealer.seal({ ...game, word: 'ß'.repeat(25) })).toThrow(RangeError);
  });
});

describe('SEAL_KEYS', () => {
  const secret = Buffer.alloc(32, 7).toString('base64');

  it('when it lists keys, then the first is the current one', () => {
    expect(sealKeys.parse(`2:${secret},1:${secret}`).map(({ id }) => id)).toEqual([2, 1]);
  });

  it.each(['', '1', `256:${secret}`, '1:AAAA', `x:${secret}`])(
    'when it is %j, then it is refused',
    (text) => {
      expect(sealKeys.safeParse(text).success).toBe(false);
    },
  );
});
