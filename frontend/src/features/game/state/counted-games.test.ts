import { answerMove, countAnswer } from '@proximity/rules/answer-move';
import type { GameState } from '@proximity/rules/game-state';
import { newGame, type NewGame } from '@proximity/rules/new-game';
import { submitGuess } from '@proximity/rules/take-move';
import { scoreOf } from '../../../../test/fake-server';
import { keepRecords } from '../../../device/keep-records';
import { createGameKeeper } from './game-keeper';
import { createDeviceStorage } from '../../../device/device-storage';
import { countInStatistics, readStatistics } from '../../../device/statistics';

/** Noon of the day of game 904 in New York. */
const NOON = Date.parse('2026-11-21T17:00:00Z');
const daily: NewGame = {
  mode: 'daily',
  lang: 'en',
  gameNumber: 904,
  code: null,
  origin: 'main',
  secretWord: '~seal',
};

const storage = () => createDeviceStorage(window);
const openTab = (start = daily, at = NOON) => createGameKeeper(storage(), start, () => at, keepRecords);

function guessed(game: GameState, word: string, rank = 50): GameState {
  const asked = submitGuess(game, word).state;
  return countAnswer(answerMove(asked, { kind: 'guess', word }, scoreOf(word, rank)).state).state;
}

function stored(key = 'stats'): Record<string, unknown> {
  return JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>;
}

test('when a game is played and won, then play and win are under stats, in the fields of the specification', () => {
  const tab = openTab();
  tab.keep(guessed(tab.keep(guessed(tab.open(), 'coast')), 'harbor', 1));
  const { ledger: _ledger, ...record } = stored();
  expect(record).toEqual({
    abandons: 0,
    firstPlay: '2026-11-21',
    giveups: 0,
    hints: 0,
    lastEnd: '2026-11-21',
    lastPlay: '2026-11-21',
    playStreak: 1,
    totalGuesses: 2,
    totalPlays: 1,
    winStreak: 1,
    wins: 1,
  });
});

test('when only a hint was asked for or nothing at all, then nothing is written', () => {
  const tab = openTab();
  tab.keep(tab.open());
  expect(localStorage.getItem('stats')).toBeNull();
});

test('when the finished game is opened and kept again, in this tab or another, then nothing counts twice', () => {
  const tab = openTab();
  const won = tab.keep(guessed(tab.open(), 'harbor', 1));
  const first = localStorage.getItem('stats');
  tab.keep({ ...won, hasShownStats: true });
  const reloaded = openTab();
  reloaded.keep(reloaded.open());
  expect(localStorage.getItem('stats')).toBe(first);
});

test('when a finished game is found beside a record that does not know it, then the record stays as it is', () => {
  const tab = openTab();
  const won = tab.keep(guessed(tab.open(), 'harbor', 1));
  const record = '{"wins":7,"totalPlays":9}';
  localStorage.setItem('stats', record);
  openTab().keep({ ...won, sortType: 'guess' });
  expect(localStorage.getItem('stats')).toBe(record);
});

test('when two tabs have the game open and both guess, then one play counts, and the first finish', () => {
  const one = openTab();
  const other = openTab();
  const [mine, theirs] = [one.open(), other.open()];
  one.keep(guessed(mine, 'coast'));
  other.keep(guessed(theirs, 'river'));
  one.keep(guessed(one.open(), 'harbor', 1));
  other.keep(guessed(guessed(theirs, 'river'), 'harbor', 1));
  expect(stored()).toMatchObject({ totalPlays: 1, wins: 1, totalGuesses: 3 });
});

test('when the stored game is gone and is played anew, then it has been counted all the same', () => {
  const tab = openTab();
  tab.keep(guessed(tab.open(), 'harbor', 1));
  localStorage.removeItem('game_proximity_904');
  const later = openTab({ ...daily, origin: 'archive' }, NOON + 101 * 86_400_000);
  later.keep(guessed(later.open(), 'harbor', 1));
  expect(stored()).toMatchObject({ totalPlays: 1, wins: 1 });
});

test.each<[string, Partial<NewGame>]>([
  ['stats', {}],
  ['stats_es', { lang: 'es' }],
  ['junior_stats', { mode: 'junior' }],
  ['child_stats_de', { mode: 'child', lang: 'de' }],
  ['yesterday_stats', { mode: 'yesterday', gameNumber: 903 }],
  ['custom_stats', { gameNumber: -1, code: '~code', origin: 'custom' }],
])('when a game is won, then it counts under %s and nowhere else', (key, own) => {
  const start = { ...daily, ...own };
  const tab = openTab(start);
  tab.keep(guessed(tab.open(), 'harbor', 1));
  expect(Object.keys(localStorage).filter((each) => each.includes('stats'))).toEqual([key]);
  expect(readStatistics(storage(), start)).toMatchObject({ wins: 1, totalPlays: 1 });
});

test("when the daily game is shown as yesterday's, then it does not count there", () => {
  const tab = openTab({ ...daily, gameNumber: 903 });
  tab.keep(guessed(tab.open(), 'harbor', 1));
  const yesterday = openTab({ ...daily, mode: 'yesterday', gameNumber: 903 });
  yesterday.keep({ ...yesterday.open(), sortType: 'guess' });
  expect(localStorage.getItem('yesterday_stats')).toBeNull();
});

test('when the statistics of the device are broken, then counting begins anew', () => {
  localStorage.setItem('stats', '{"wins":');
  countInStatistics(storage(), guessed(newGame(daily), 'harbor', 1), new Date(NOON));
  expect(readStatistics(storage(), daily)).toMatchObject({ wins: 1, totalPlays: 1 });
});
