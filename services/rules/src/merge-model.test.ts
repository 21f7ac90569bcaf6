import fc from 'fast-check';
import { AccountModel } from '../test/account-model';
import { freshGame, giveUp, guess, hint } from '../test/play';
import { guessCount, hintCount } from './game-counts';
import type { GameState } from './game-state';
import { mergeGames } from './merge-games';
import { restoreGame } from './restore-game';
import { storeGame } from './store-game';

const WORDS = ['river', 'coast', 'winter', 'lagoon', 'island', 'tower', 'bridge', 'street'];
/** The day's word is changed while devices still hold the old one. */
const SECRETS = ['harbor', 'lagoon'];

type Step =
  | { do: 'guess' | 'hint'; device: number; word: string }
  | { do: 'win' | 'giveUp'; device: number; word: string }
  | { do: 'save' | 'forget'; device: number }
  /** An earlier save arrives once more. */
  | { do: 'repeat'; which: number };

test('when devices play and save in any order then the account keeps to the model', () => {
  fc.assert(keepsToModel(), { numRuns: 300 });
});

test('when a few orders of one seed are tried then they get to late rows, second finishes and repeats, or they would prove nothing', () => {
  const reached = { lateRows: 0, secondFinishes: 0, repeats: 0 };
  fc.assert(keepsToModel(reached), { numRuns: 100, seed: 1 });
  for (const times of Object.values(reached)) expect(times).toBeGreaterThan(100);
});

/** @param reached counts what happened on the way */
function keepsToModel(reached = { lateRows: 0, secondFinishes: 0, repeats: 0 }) {
  return fc.property(fc.array(step(), { minLength: 5, maxLength: 60, size: 'max' }), (steps) => {
    const model = new AccountModel();
    let account = freshGame();
    const devices = [freshGame(), freshGame(), freshGame()];
    const saves: GameState[] = [];
    const save = (sent: GameState): void => {
      const before = account;
      account = mergeGames(account, sent);
      model.save(...seenByModel(sent));
      expectModel(account, model);
      expectKept(before, account);
      reached.lateRows += account.guesses.filter((row) => row.isLate).length;
      if (before.status !== 'playing' && sent.status !== 'playing') reached.secondFinishes += 1;
    };
    for (const each of steps) {
      if (each.do === 'repeat') {
        const old = saves[each.which % saves.length];
        if (old === undefined) continue;
        reached.repeats += 1;
        save(old);
        continue;
      }
      const game = devices[each.device] ?? freshGame();
      devices[each.device] = played(game, each);
      if (each.do !== 'save') continue;
      saves.push(game);
      save(game);
      devices[each.device] = account;
    }
  });
}

function step(): fc.Arbitrary<Step> {
  const device = fc.nat(2);
  const word = fc.constantFrom(...WORDS);
  const secret = fc.constantFrom(...SECRETS);
  return fc.oneof(
    {
      weight: 9,
      arbitrary: fc.record({ do: fc.constant('guess' as const), device, word }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ do: fc.constant('hint' as const), device, word }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ do: fc.constantFrom('win' as const, 'giveUp' as const), device, word: secret }),
    },
    { weight: 8, arbitrary: fc.record({ do: fc.constant('save' as const), device }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('forget' as const), device }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('repeat' as const), which: fc.nat(50) }) },
  );
}

function played(game: GameState, each: Exclude<Step, { do: 'repeat' }>): GameState {
  if (game.status !== 'playing' || ('word' in each && isTaken(game, each.word))) return game;
  switch (each.do) {
    case 'guess':
      return guess(game, each.word);
    case 'hint':
      return hintCount(game) < 3 ? hint(game, each.word) : game;
    case 'win':
      return guess(game, each.word, 1);
    case 'giveUp':
      return giveUp(game, each.word);
    case 'forget':
      return freshGame();
    case 'save':
      return game;
  }
}

function isTaken(game: GameState, word: string): boolean {
  return game.guesses.some((row) => row.word === word);
}

function seenByModel(sent: GameState): Parameters<AccountModel['save']> {
  const finish = sent.guesses.find((row) => row.correct);
  const named = sent.guesses.map((row) => `${row.isHint ? 'hint' : 'guess'}:${row.word}`);
  const ended = sent.status !== 'playing' && finish !== undefined;
  return [named, ended ? { kind: sent.status === 'won' ? 'won' : 'lost', word: finish.word } : null];
}

function expectModel(account: GameState, model: AccountModel): void {
  expect({
    words: account.guesses.map((row) => row.word),
    status: account.status,
    counts: [guessCount(account), hintCount(account)],
    correct: account.guesses.filter((row) => row.correct).map((row) => row.word),
    numbers: account.guesses.map((row) => row.guessNumber),
  }).toEqual({
    words: model.words,
    status: model.end?.kind ?? 'playing',
    counts: model.counts,
    correct: model.end ? [model.end.word] : [],
    numbers: model.words.map((_word, index) => index + 1),
  });
}

/** What no save may do: lose a row, reopen a game, change its end, write what cannot be read back. */
function expectKept(before: GameState, after: GameState): void {
  const words = after.guesses.map((row) => row.word);
  expect(words).toEqual(expect.arrayContaining(before.guesses.map((row) => row.word)));
  expect(restoreGame(storeGame(after, new Date(0)))).toEqual(after);
  if (before.status === 'playing') return;
  expect(after).toMatchObject({ status: before.status, secretWord: before.secretWord, waiting: [] });
}
