import { freshGame } from '../test/play';
import { expiredGames } from './expired-games';
import { storeGame } from './store-game';

const now = new Date('2026-11-21T12:00:00.000Z');
const DAY_MS = 86_400_000;
const writtenBefore = (ms: number): string => storeGame(freshGame(), new Date(now.getTime() - ms));

describe('expiredGames', () => {
  test('when the last write of a game is more than 100 days ago then its key is named', () => {
    const entries = [
      ['game_proximity_700', writtenBefore(101 * DAY_MS)],
      ['game_proximity_804', writtenBefore(100 * DAY_MS)],
      ['game_proximity_junior_803_es', writtenBefore(100 * DAY_MS + 1)],
      ['game_proximity_custom_af63dc4c8601ec8c', writtenBefore(400 * DAY_MS)],
      ['game_proximity_904', writtenBefore(0)],
    ] as const;
    expect(expiredGames(entries, now)).toEqual([
      'game_proximity_700',
      'game_proximity_junior_803_es',
      'game_proximity_custom_af63dc4c8601ec8c',
    ]);
  });

  test('when an entry is no game, or does not say when it was written, then it is left alone', () => {
    const entries = [
      ['stats', writtenBefore(200 * DAY_MS)],
      ['game_proximity_1', 'broken'],
      ['game_proximity_2', '{"savedAt":"yesterday"}'],
      ['game_proximity_3', '{"savedAt":5}'],
      ['game_proximity_4', '[]'],
    ] as const;
    expect(expiredGames(entries, now)).toEqual([]);
  });

  test('when a game was written by another version then its age still counts', () => {
    expect(
      expiredGames([['game_proximity_1', '{"version":9,"savedAt":"2025-01-01T00:00:00Z"}']], now),
    ).toHaveLength(1);
  });
});
