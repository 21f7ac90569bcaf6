import { screen } from '@testing-library/react';
import { keepOnDevice, playedGame } from '../../test/played-game';
import { field, gameServer, guess, listed, renderPage, settle, TODAY } from '../../test/render-page';

const UNKEPT = 'This device cannot keep your game. It lasts until you close the page.';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A device that has no room for a game as long as this key is there; without a key, never. */
function fillStorage(until?: string) {
  const write = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')?.value as Storage['setItem'];
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    const isFull = until === undefined || this.getItem(until) !== null;
    if (key.startsWith('game_proximity_') && isFull) throw new DOMException('full', 'QuotaExceededError');
    write.call(this, key, value);
  });
}

test('when the storage takes no game, then the page says once that this device cannot keep it', async () => {
  fillStorage();
  const page = renderPage(gameServer());
  const show = jest.spyOn(page.services.toaster, 'show');
  await guess(page, 'coast');
  await settle();
  expect(screen.getByText(UNKEPT)).toBeInTheDocument();
  await guess(page, 'river');
  await settle();
  expect(listed()).toEqual(['coast', 'river']);
  expect(show.mock.calls.filter(([message]) => message === UNKEPT)).toHaveLength(1);
});

test('when old games take the room, then they make it, and the game is kept without a word', async () => {
  const page = renderPage(gameServer());
  await field();
  const old = keepOnDevice(playedGame(TODAY - 101, ['coast']), 101);
  fillStorage(old);
  await guess(page, 'coast');
  await settle();
  expect(localStorage.getItem(old)).toBeNull();
  expect(localStorage.getItem(`game_proximity_${TODAY}`)).toContain('coast');
  expect(screen.queryByText(UNKEPT)).not.toBeInTheDocument();
});
