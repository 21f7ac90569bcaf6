import { restoreGame } from '@proximity/rules/restore-game';
import { createDeviceStorage } from '../device/device-storage';
import { keepOnDevice, playedGame } from '../../test/played-game';
import { claimDevice } from './claim-device';
import { markSaved, markUnsaved, readUnsaved } from './unsaved-games';

const storage = createDeviceStorage(window);
const claim = (player: string) => claimDevice(storage, player, new Date());
const words = (key: string) => restoreGame(localStorage.getItem(key) ?? '')?.guesses.map(({ word }) => word);

test('when the first player signs in, then the visitor’s games become theirs', () => {
  const key = keepOnDevice(playedGame(904, ['coast']));
  localStorage.setItem('stats', '{"totalPlays":1}');
  claim('maya');
  expect(readUnsaved(storage)).toEqual({ [key]: 'maya' });
  expect(localStorage.getItem('stats')).not.toBeNull();
});

test('when the same player comes again, then nothing is sent twice', () => {
  const key = keepOnDevice(playedGame(904, ['coast']));
  claim('maya');
  markSaved(storage, [key]);
  claim('maya');
  expect(readUnsaved(storage)).toEqual({});
});

test('when another player signs in, then the first one’s saved games and statistics leave the device', () => {
  const key = keepOnDevice(playedGame(904, ['coast']));
  const made = keepOnDevice(playedGame(-1, ['lake'], { code: '~made', origin: 'custom' }));
  localStorage.setItem('stats', '{"totalPlays":1}');
  claim('maya');
  markSaved(storage, [key]);
  claim('ines');
  expect([words(key), localStorage.getItem('stats'), readUnsaved(storage)]).toEqual([undefined, null, {}]);
  expect(words(made)).toEqual(['lake']);
});

test('when a visitor played in between, then those games are the next player’s', () => {
  claim('maya');
  const key = keepOnDevice(playedGame(904, ['coast']));
  markUnsaved(storage, key, null);
  claim('ines');
  expect([words(key), readUnsaved(storage)]).toEqual([['coast'], { [key]: 'ines' }]);
});

test('when games could not be saved before another player came, then they wait until the first one is back', () => {
  claim('maya');
  const key = keepOnDevice(playedGame(904, ['coast']));
  markUnsaved(storage, key, 'maya');
  claim('ines');
  expect([words(key), readUnsaved(storage)]).toEqual([undefined, {}]);
  claim('maya');
  expect([words(key), readUnsaved(storage)]).toEqual([['coast'], { [key]: 'maya' }]);
});
