import { GAME_MODES, LANGUAGES } from './game-mode';
import { GAME_ORIGINS, SORT_TYPES } from './game-state';
import type { GameIdentity, GameState, GameStatus, Guess, Move } from './game-state';
import { isIntegerIn, isOneOf, isRecord, isTextOrNull, parseJson } from './json-value';
import { readGuess } from './read-guess';
import { STORED_GAME_VERSION } from './stored-game';

type Fields = Readonly<Record<string, unknown>>;

/** Reads what storeGame wrote; undefined for every other text, which says nothing about a game. Never throws. */
export function restoreGame(text: string): GameState | undefined {
  const fields = parseJson(text);
  if (!isRecord(fields) || fields.version !== STORED_GAME_VERSION) return undefined;
  const identity = readIdentity(fields);
  const guesses = readGuesses(fields.guesses);
  const { origin, secretWord, sortType } = fields;
  if (identity === undefined || guesses === undefined) return undefined;
  if (!isOneOf(GAME_ORIGINS, origin) || !isOneOf(SORT_TYPES, sortType)) return undefined;
  const status = readStatus(fields, guesses);
  const waiting = readWaiting(fields.waiting);
  if (!isTextOrNull(secretWord) || status === undefined || waiting === undefined) return undefined;
  return {
    ...identity,
    origin,
    secretWord,
    status,
    guesses,
    waiting: status === 'playing' ? waiting : [],
    counting: null,
    sortType,
    hasShownStats: fields.hasShownStats === true,
    hasShownConfetti: fields.hasShownConfetti === true,
  };
}

function readIdentity({ mode, lang, gameNumber, code }: Fields): GameIdentity | undefined {
  if (!isOneOf(GAME_MODES, mode) || !isOneOf(LANGUAGES, lang) || !isTextOrNull(code)) return undefined;
  const [min, max] = code === null ? [1, Number.MAX_SAFE_INTEGER] : [-1, -1];
  return isIntegerIn(min, max, gameNumber) ? { mode, lang, gameNumber, code } : undefined;
}

/** Rows numbered 1, 2, 3 …, no word twice. */
function readGuesses(value: unknown): readonly Guess[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const guesses: Guess[] = [];
  const words = new Set<string>();
  for (const item of value) {
    const guess = readGuess(item);
    if (guess === undefined || words.has(guess.word) || guess.guessNumber !== guesses.length + 1)
      return undefined;
    words.add(guess.word);
    guesses.push(guess);
  }
  return guesses;
}

/** A game is over exactly if the secret is in its list, once. */
function readStatus({ gameOver, hasWon }: Fields, guesses: readonly Guess[]): GameStatus | undefined {
  const found = guesses.filter((guess) => guess.correct).length;
  if (gameOver !== (found === 1) || typeof hasWon !== 'boolean' || found > 1) return undefined;
  if (!gameOver) return hasWon ? undefined : 'playing';
  return hasWon ? 'won' : 'lost';
}

function readWaiting(value: unknown): readonly Move[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const moves: Move[] = [];
  for (const word of value) {
    if (typeof word !== 'string' || word === '') return undefined;
    moves.push({ kind: 'guess', word });
  }
  return moves;
}
