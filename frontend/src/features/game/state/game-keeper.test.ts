import { gameKey } from '@proximity/rules/game-key';
import { answerMove, countAnswer } from '@proximity/rules/answer-move';
import { submitGuess } from '@proximity/rules/take-move';
import type { GameState } from '@proximity/rules/game-state';
import type { NewGame } from '@proximity/rules/new-game';
import { scoreOf } from '../../../../test/fake-server';
import { createDeviceStorage } from '../../../device/device-storage';
import { keepRecords } from '../../../device/keep-records';
import { createGameKeeper } from './game-keeper';

const start: NewGame = {
  mode: 'daily',
  lang: 'en',
  gameNumber: 904,
  code: null,
  origin: 'main',
  secretWord: null,
};
const now = () => Date.parse('2026-11-21T12:00:00Z');

function openTab(at: NewGame = start) {
  const keeper = createGameKeeper(createDeviceStorage(window), at, now, keepRecords);
  return { keeper, game: { ...keeper.open(), secretWord: '~s' } };
}

function queued(game: GameState, word: string): GameState {
  return submitGuess(game, word).state;
}

function guessed(game: GameState, word: string, rank = 50): GameState {
  const waiting = queued(game, word);
  return countAnswer(answerMove(waiting, { kind: 'guess', word }, scoreOf(word, rank)).state).state;
}

const wordsOf = (game: GameState) => game.guesses.map((guess) => guess.word);

test('when a game is kept, then the next visit finds it', () => {
  const { keeper, game } = openTab();
  keeper.keep(guessed(game, 'coast'));
  const found = openTab().keeper.open();
  expect(wordsOf(found)).toEqual(['coast']);
  expect(found.secretWord).toBe('~s');
});

test.each(['', '{', 'null', '[]', '{"version":1,"guesses":[{}]}', '{"version":99}', '"text"'])(
  'when the storage holds %j, then a new game is opened',
  (broken) => {
    localStorage.setItem('game_proximity_904', broken);
    expect(openTab().keeper.open().guesses).toEqual([]);
  },
);

test('when the storage holds another game under the key, then it is not taken for this one', () => {
  const other = openTab({ ...start, gameNumber: 7 });
  other.keeper.keep(guessed(other.game, 'coast'));
  localStorage.setItem('game_proximity_904', localStorage.getItem('game_proximity_7') ?? '');
  expect(openTab().keeper.open().guesses).toEqual([]);
});

test('when two tabs write in turn, then neither loses a guess of the other', () => {
  const first = openTab();
  const second = openTab();
  first.keeper.keep(guessed(first.game, 'coast'));
  const joined = second.keeper.keep(guessed(second.game, 'river'));
  expect(wordsOf(joined)).toEqual(['coast', 'river']);
  expect(wordsOf(openTab().keeper.open())).toEqual(['coast', 'river']);
});

test('when another tab has a guess waiting, then it stays in the storage, but is not sent from here', () => {
  const first = openTab();
  const second = openTab();
  first.keeper.keep(queued(first.game, 'coast'));
  const joined = second.keeper.keep(guessed(second.game, 'river'));
  expect(joined.waiting).toEqual([]);
  expect(openTab().keeper.open().waiting).toEqual([{ kind: 'guess', word: 'coast' }]);
});

test('when an own guess no longer waits, then it does not come back from the storage', () => {
  const { keeper, game } = openTab();
  keeper.keep(queued(game, 'coast'));
  keeper.keep({ ...game, sortType: 'guess' });
  expect(openTab().keeper.open().waiting).toEqual([]);
});

test('when another tab writes, then this one is told the joined game', () => {
  const first = openTab();
  const second = openTab();
  const heard: GameState[] = [];
  const stop = first.keeper.watch(
    () => guessed(first.game, 'coast'),
    (game) => heard.push(game),
  );
  second.keeper.keep(guessed(second.game, 'river'));
  window.dispatchEvent(new StorageEvent('storage', { key: 'game_proximity_903' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'game_proximity_904' }));
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: 'game_proximity_904' }));
  expect(heard.map(wordsOf)).toEqual([['river', 'coast']]);
});

test('when the storage is forbidden, then the game is kept as long as the page lives', () => {
  const forbid = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid);
  const { keeper, game } = openTab();
  keeper.keep(guessed(game, 'coast'));
  expect(wordsOf(keeper.open())).toEqual(['coast']);
});

test.each<[string, NewGame]>([
  ['game_proximity_904', start],
  ['game_proximity_904_es', { ...start, lang: 'es' }],
  ['game_proximity_junior_904', { ...start, mode: 'junior' }],
  ['game_proximity_yesterday_904_de', { ...start, mode: 'yesterday', lang: 'de' }],
])('when a game is kept, then it is under %s', (key, at) => {
  const { keeper, game } = openTab(at);
  keeper.keep(guessed(game, 'coast'));
  expect(Object.keys(localStorage).filter((each) => each.startsWith('game_'))).toEqual([key]);
  expect(gameKey({ ...at, code: null })).toBe(key);
});

test("when yesterday's daily game is finished, then the mode of that name shows it as finished", () => {
  const daily = openTab();
  daily.keeper.keep(guessed(daily.game, 'harbor', 1));
  const shown = openTab({ ...start, mode: 'yesterday' }).keeper.open();
  expect([shown.status, shown.mode, wordsOf(shown)]).toEqual(['won', 'yesterday', ['harbor']]);
});
