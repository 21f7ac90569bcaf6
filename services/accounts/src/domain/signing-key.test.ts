import { generateKeyPairSync } from 'node:crypto';
import { newSigningKey } from '../new-signing-key';
import { readSigningKeys } from './signing-key';

const other = (curve: string): string => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: curve });
  return privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
};

describe('SIGNING_KEYS', () => {
  it('when it lists keys, then they are read in their order', () => {
    const keys = [newSigningKey(), newSigningKey()];
    expect(readSigningKeys(keys.join(', ')).map(({ id }) => id)).toEqual(
      keys.map((key) => key.split(':')[0]),
    );
  });

  it.each([
    ['is empty', ''],
    ['has no key', 'k1'],
    ['has no id', newSigningKey().replace(/^.*:/, ':')],
    ['is no key', 'k1:AAAA'],
    ['is of another curve', `k1:${other('P-384')}`],
    ['ends in a comma', `${newSigningKey()},`],
  ])('when it %s, then it is refused without telling it', (_name, text) => {
    const read = (): unknown => readSigningKeys(text);
    expect(read).toThrow('must be a list "id:key,…"');
    if (text.length > 10) expect(read).not.toThrow(text);
  });

  it('when two keys have the same id, then it is refused', () => {
    const key = newSigningKey();
    expect(() => readSigningKeys(`${key},${key}`)).toThrow('a different id');
  });
});
