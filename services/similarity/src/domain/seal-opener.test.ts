import type { SealedSecret, Sealer } from '@proximity/common/sealed-secret';
import { createSealOpener } from './seal-opener';

test('when a seal was opened before then it is not decrypted again, and a bad one is refused every time', () => {
  const secret: SealedSecret = { lang: 'en', mode: 'daily', gameNumber: 1, word: 'ocean' };
  const opened: string[] = [];
  const sealer: Pick<Sealer, 'open'> = {
    open: (text) => {
      opened.push(text);
      if (text === '~bad') throw new Error('bad');
      return secret;
    },
  };
  const open = createSealOpener(sealer, 1);
  expect([open('~good'), open('~good')]).toEqual([secret, secret]);
  for (let i = 0; i < 2; i++) expect(() => open('~bad')).toThrow('bad');
  open('~other');
  open('~good');
  expect(opened).toEqual(['~good', '~bad', '~bad', '~other', '~good']);
});
