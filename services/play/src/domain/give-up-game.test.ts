import type { DomainEvent } from '@proximity/common/events/domain-event';
import { randomUUID } from 'node:crypto';
import { Device } from '../../test/device';
import { createGiveUpGame } from './give-up-game';
import type { SaveOptions } from './save-game';

// Game 904 is that of 2026-11-21; its day ends at 05:00 UTC.
const NUMBER = 904;
const GRACE = '2026-11-22T06:00:00Z';

/** Gives a game up that the account knows nothing of. @returns the days that its events say it counts for */
async function giveUp(at: string, gameData = '', gameCode = 'proximity'): Promise<boolean[]> {
  const told: DomainEvent[] = [];
  const savedGames: Pick<SaveOptions['savedGames'], 'change'> = {
    change: (_name, change) => {
      const { saved, events } = change(undefined);
      told.push(...events);
      return Promise.resolve(saved);
    },
  };
  const give = createGiveUpGame({
    savedGames: savedGames as SaveOptions['savedGames'],
    words: { reveal: () => Promise.resolve('harbor') } as unknown as SaveOptions['words'],
    clock: { now: () => new Date(at) },
    newId: randomUUID,
  });
  await give({ userId: 'u', gameCode, gameNumber: NUMBER }, gameData, 'request');
  expect(told.map(({ type }) => type)).toEqual(['game-started', 'game-completed']);
  return told.map(({ payload }) => 'onItsDay' in payload && payload.onItsDay);
}

describe('giving up a game of which nothing is known', () => {
  test.each([
    ['on its day', '2026-11-22T04:50:00Z', true],
    ['in the grace after it, for it was not begun before midnight', GRACE, false],
    ['days later', '2026-11-24T17:00:00Z', false],
  ])('when it is given up %s then it counts accordingly', async (_when, at, onItsDay) => {
    expect(await giveUp(at)).toEqual([onItsDay, onItsDay]);
  });

  test('when the device sends the game of the day, opened before midnight, then it counts for its day', async () => {
    expect(await giveUp(GRACE, Device.with(NUMBER).guess('river').gameData())).toEqual([true, true]);
  });

  test("when it is yesterday's game of mode yesterday then it counts for no day", async () => {
    expect(await giveUp('2026-11-22T17:00:00Z', '', 'proximity_yesterday')).toEqual([false, false]);
  });
});
