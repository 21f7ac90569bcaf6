import { answerMove, countAnswer } from '@proximity/rules/answer-move';
import { requestHint, submitGuess } from '@proximity/rules/take-move';
import type { GameState } from '@proximity/rules/game-state';
import { scoreOf } from '../../../../test/fake-server';
import { createDeviceStorage } from '../../../device/device-storage';
import { profaneCount } from '../../../device/profane-count';
import { keepRecords } from '../../../device/keep-records';
import { createGameKeeper } from './game-keeper';

const storage = createDeviceStorage(window);
const now = () => Date.parse('2026-11-21T12:00:00Z');

function open(at: Partial<GameState> = {}) {
  const start = {
    mode: 'daily',
    lang: 'en',
    gameNumber: 904,
    code: null,
    origin: 'main',
    secretWord: '~s',
  } as const;
  const keeper = createGameKeeper(storage, { ...start, ...at }, now, keepRecords);
  return { keeper, game: keeper.open() };
}

function guessed(game: GameState, word: string, { rank = 14, blocked = false } = {}): GameState {
  const asked = submitGuess(game, word).state;
  const answer = { ...scoreOf(word, rank), blocked };
  return countAnswer(answerMove(asked, { kind: 'guess', word }, answer).state).state;
}

function hinted(game: GameState, word: string): GameState {
  const asked = requestHint(game).state;
  return countAnswer(answerMove(asked, { kind: 'hint' }, scoreOf(word, 40)).state).state;
}

const kept = (prefix: string) =>
  ['gameRound', 'guesses', 'bonusGuesses', 'winState', 'hints_words', 'hints_used'].map((name) =>
    localStorage.getItem(`${prefix}${name}`),
  );

test('when a round is played, then its list, state and hints are mirrored', () => {
  const { keeper, game } = open();
  keeper.keep(hinted(guessed(game, 'coast'), 'lagoon'));
  expect(kept('')).toEqual(['904', '["coast"]', '1', 'playing', '["lagoon"]', '1']);
  keeper.keep(guessed(hinted(guessed(game, 'coast'), 'lagoon'), 'harbor', { rank: 1 }));
  expect(kept('')).toEqual(['904', '["coast","harbor"]', '1', 'won', '["lagoon"]', '1']);
});

test.each([
  ['junior_', { mode: 'junior' }],
  ['child_', { mode: 'child' }],
  ['yesterday_', { mode: 'yesterday' }],
  ['custom_', { gameNumber: -1, code: '~code', origin: 'custom' }],
  ['custom_junior_', { gameNumber: -1, code: '~code', origin: 'custom', mode: 'junior' }],
] as const)('when the round is one of %s, then its keys begin so', (prefix, at) => {
  const { keeper, game } = open(at);
  keeper.keep(guessed(game, 'coast'));
  expect(kept(prefix)[1]).toBe('["coast"]');
  expect(kept('')[1]).toBeNull();
});

test('when blocked words are guessed, then each is counted once on the device', () => {
  const { keeper, game } = open();
  expect(profaneCount(storage)).toBe(0);
  const first = keeper.keep(guessed(game, 'damned', { blocked: true }));
  keeper.keep(guessed(first, 'coast'));
  keeper.keep(first);
  expect(localStorage.getItem('profaneCount')).toBe('1');
  const other = open({ gameNumber: 7 });
  other.keeper.keep(guessed(other.game, 'cursed', { blocked: true }));
  expect(localStorage.getItem('profaneCount')).toBe('2');
});

test.each(['', '-3', 'many', '1.5'])('when the stored count is %p, then counting begins anew', (text) => {
  localStorage.setItem('profaneCount', text);
  const { keeper, game } = open();
  keeper.keep(guessed(game, 'damned', { blocked: true }));
  expect(profaneCount(storage)).toBe(1);
});
